import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildPack } from '../../testing/builders/homepage';
import { AddToCart } from './AddToCart';

const line = { _id: 'ml-thinai-500', productPrice: 7500, quantity: 2, addons: [] };
const meta = {
  title: 'Cart/Add to cart',
  component: AddToCart,
  args: { name: 'Foxtail Millet', pack: buildPack() },
} satisfies Meta<typeof AddToCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotInTheCart: Story = {};
export const InTheCart: Story = { parameters: { state: { cart: [line] } } };
export const NoMoreLeft: Story = {
  args: { pack: buildPack({ available: 2 }) },
  parameters: { state: { cart: [line] } },
};
export const SoldOut: Story = { args: { pack: buildPack({ available: 0 }) } };
