import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Header and footer/Bottom bar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Customer: Story = {
  parameters: {
    route: '/categories',
    state: { loggedIn: true, cart: [{ _id: 'pack-1', productPrice: 14_500, quantity: 12, addons: [] }] },
  },
};
