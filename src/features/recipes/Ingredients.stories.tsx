import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildPack, buildProductCard, buildRecipe } from '../../testing/builders/homepage';
import { Ingredients } from './Ingredients';

const meta = {
  title: 'Recipes/Ingredients',
  component: Ingredients,
  args: { ingredients: buildRecipe().ingredients },
} satisfies Meta<typeof Ingredients>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeSold: Story = {};
export const SoldOut: Story = {
  args: {
    ingredients: [
      { text: '1 cup millet', product: buildProductCard({ packs: [buildPack({ available: 0 })] }) },
      { text: '1 tsp salt', product: null },
    ],
  },
};
