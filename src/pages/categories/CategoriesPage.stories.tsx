import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildProductCards, buildProductPage } from '../../testing/builders/homepage';
import { api, ok } from '../../testing/handlers/answers';
import { CategoriesPage } from './CategoriesPage';

const meta = {
  component: CategoriesPage,
  parameters: {
    layout: 'fullscreen',
    route: '/categories?id=organic-millets',
    msw: [http.post(api('/homepage/products'), () => ok(buildProductPage({ items: buildProductCards(9) })))],
  },
} satisfies Meta<typeof CategoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = {};
export const AllProducts: Story = { parameters: { route: '/categories' } };
export const Filtered: Story = { parameters: { route: '/categories?id=puttu-mix&inStock=1&max=300' } };
export const UnknownCategory: Story = { parameters: { route: '/categories?id=chocolate' } };
