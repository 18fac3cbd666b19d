import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildPack, buildProductCard, buildRecipe } from '../../testing/builders/homepage';
import { AddIngredients } from './AddIngredients';

const meta = {
  title: 'Recipes/Add ingredients',
  component: AddIngredients,
  args: { ingredients: buildRecipe().ingredients, onViewCart: fn() },
} satisfies Meta<typeof AddIngredients>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotInTheCart: Story = {};
export const InTheCart: Story = {
  parameters: { state: { cart: [{ _id: 'ml-thinai-1000', productPrice: 13_500, quantity: 1, addons: [] }] } },
};
export const SoldOut: Story = {
  args: { ingredients: [{ text: 'Millet', product: buildProductCard({ packs: [buildPack({ available: 0 })] }) }] },
};
