import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountBadge } from './CountBadge';
import { ShoppingBagOutlined } from './icons';

const meta = {
  title: 'Header and footer/Count badge',
  component: CountBadge,
  args: { count: 3, children: <ShoppingBagOutlined /> },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const None: Story = { args: { count: 0 } };
export const Many: Story = { args: { count: 1250 } };
