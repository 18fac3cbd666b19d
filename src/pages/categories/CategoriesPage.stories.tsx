import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { chosenAddress } from '../../testing/builders/assortment';
import { buildProductPage } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { CategoriesPage } from './CategoriesPage';

const list = api('/homepage/products');

const meta = {
  title: 'Catalogue/Categories page',
  tags: ['screen'],
  component: CategoriesPage,
  parameters: {
    layout: 'fullscreen',
    route: '/categories?id=organic-millets',
    state: { address: chosenAddress },
    msw: assortmentHandlers,
  },
} satisfies Meta<typeof CategoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = {};
export const AllProducts: Story = { parameters: { route: '/categories' } };
export const Filtered: Story = { parameters: { route: '/categories?id=puttu-mix&inStock=1&max=300' } };
export const NothingMatches: Story = {
  parameters: {
    route: '/categories?id=organic-millets&min=5000',
    msw: [http.post(list, () => ok(buildProductPage({ items: [] }))), ...assortmentHandlers],
  },
};
export const UnknownCategory: Story = { parameters: { route: '/categories?id=chocolate' } };
export const Loading: Story = {
  parameters: { msw: [http.post(list, () => delay('infinite')), ...assortmentHandlers] },
};
export const Failed: Story = {
  parameters: { msw: [http.post(list, () => rejected(500, 'The shop stumbled.')), ...assortmentHandlers] },
};
