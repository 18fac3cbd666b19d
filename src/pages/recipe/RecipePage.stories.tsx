import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { ROUTES } from '../../../contract/routes';
import { recipeHandlers } from '../../testing/handlers/recipes';
import { api, rejected } from '../../testing/handlers/responses';
import { RecipePage } from './RecipePage';

const detail = api('/homepage/recipe/detail/:slug');

const meta = {
  title: 'Recipes/Recipe page',
  tags: ['screen'],
  component: RecipePage,
  parameters: {
    layout: 'fullscreen',
    route: '/recipes/foxtail-millet-dosa',
    path: ROUTES.recipe.path,
    msw: recipeHandlers,
  },
} satisfies Meta<typeof RecipePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const InTheCart: Story = {
  parameters: { state: { cart: [{ _id: 'ml-thinai-500', productPrice: 7500, quantity: 1, addons: [] }] } },
};
export const UnknownRecipe: Story = { parameters: { route: '/recipes/pizza' } };
export const Loading: Story = {
  tags: ['untitled'],
  parameters: { msw: [http.get(detail, () => delay('infinite')), ...recipeHandlers] },
};
export const Failed: Story = {
  parameters: { msw: [http.get(detail, () => rejected(500, 'The shop stumbled.')), ...recipeHandlers] },
};
