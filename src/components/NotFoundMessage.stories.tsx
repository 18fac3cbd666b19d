import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFoundMessage } from './NotFoundMessage';

const meta = {
  title: 'Feedback/Not found message',
  component: NotFoundMessage,
  parameters: {
    docs: {
      description: {
        component: `
404 'Not Found' for an unknown URL, product or category.

**When to use.** As the whole content of a page whose URL leads nowhere. Empty results use EmptyState, failures ErrorState.

**Do** name what is missing in \`text\` when it isn't the page.

**Don't** use it inside a page: it has the page's \`h1\` and its own way to Home.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof NotFoundMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Product: Story = {
  args: { text: 'This product is not sold here any more.' },
  parameters: {
    argsIn: { ta: { text: 'இந்தப் பொருள் இப்போது விற்பனையில் இல்லை.' }, hi: { text: 'यह उत्पाद अब यहाँ नहीं बिकता।' } },
  },
};
