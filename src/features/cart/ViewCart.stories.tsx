import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ViewCart } from './ViewCart';

const meta = {
  title: 'Cart/View cart',
  component: ViewCart,
  parameters: { state: { cart: [{ _id: 'pack-1', productPrice: 7_500, quantity: 2, addons: [] }] } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof ViewCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above the tabs of the bottom bar. */
export const Strip: Story = { parameters: { layout: 'fullscreen' } };
/** Beside Add, on a product's page. */
export const Compact: Story = { args: { compact: true } };
/** An empty cart shows nothing. */
export const EmptyCart: Story = { parameters: { state: { cart: [] } } };
