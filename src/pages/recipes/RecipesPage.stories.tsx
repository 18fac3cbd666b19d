import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { recipeHandlers } from '../../testing/handlers/recipes';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { RecipesPage } from './RecipesPage';

const list = api('/homepage/recipe/list');

const meta = {
  title: 'Recipes/Recipes page',
  tags: ['screen'],
  component: RecipesPage,
  parameters: { layout: 'fullscreen', route: '/recipes', msw: recipeHandlers },
} satisfies Meta<typeof RecipesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = { parameters: { msw: [http.get(list, () => ok([]))] } };
export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(list, () => rejected(500, 'The shop stumbled.'))] } };
