import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountBadge } from './CountBadge';
import { ShoppingBagOutlined } from './icons';

const meta = {
  title: 'Header and footer/Count badge',
  component: CountBadge,
  args: { count: 3, children: <ShoppingBagOutlined /> },
  parameters: {
    docs: {
      description: {
        component: `
A number at an icon's corner.

**When to use.** How many packs are in the cart, wherever its icon is.

**Do** name the count in the link's own label: the bubble is not read on its own.

**Don't** use it for news or warnings: it counts what the customer chose.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const None: Story = { args: { count: 0 } };
export const Many: Story = { args: { count: 1250 } };
