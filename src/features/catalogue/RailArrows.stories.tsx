import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RailArrows } from './RailArrows';

const meta = {
  title: 'Home/Rail arrows',
  component: RailArrows,
  args: { name: 'Organic Millets', row: { current: null } },
  parameters: {
    docs: {
      description: {
        component: `
Scroll a row that is wider than the page.

**When to use.** In the heading of a row whose scrollbar is hidden. They show on wide screens with a mouse alone.

**Do** name the row. **Don't** add them where everything fits.

**Readiness.** Stable: English, Tamil and Hindi, light and dark.
`,
      },
    },
  },
} satisfies Meta<typeof RailArrows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
