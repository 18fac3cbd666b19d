import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildRecipeCards } from '../../testing/builders/recipes';
import { RecipeRail } from './RecipeRail';

const meta = {
  title: 'Recipes/Recipe rail',
  component: RecipeRail,
  args: {
    title: 'What shall we cook?',
    text: 'Everyday dishes from the grains in this shop',
    recipes: buildRecipeCards(),
  },
} satisfies Meta<typeof RecipeRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
/** A single recipe fills the row. */
export const SingleRecipe: Story = { args: { title: 'Recipes with it', recipes: buildRecipeCards().slice(4, 5) } };
export const Loading: Story = { args: { recipes: undefined } };
export const Failed: Story = { args: { recipes: undefined, onRetry: fn() } };
