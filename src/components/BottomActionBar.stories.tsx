import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BottomActionBar } from './BottomActionBar';

const meta = {
  title: 'Product/Bottom action bar',
  tags: ['framed'],
  component: BottomActionBar,
  parameters: {
    docs: {
      description: {
        component: `
A page's main action on phones, above the bottom bar.

**When to use.** On pages with one thing to do, as a product's Add and the checkout's Pay.

**Do** set \`inlineOnDesktop\` where desktops have no other such button.

**Don't** render two on a page. **Don't** put more into it than the action, its amount and one way on.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  args: { children: <Button variant="contained">Add to cart</Button> },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof BottomActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fixed above the bottom bar of a phone. */
export const OnPhone: Story = {};
/** On a desktop it may be part of the page. */
export const InlineOnDesktop: Story = { args: { inlineOnDesktop: true } };
