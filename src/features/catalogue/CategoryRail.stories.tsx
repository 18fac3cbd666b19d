import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildCategoryProducts, buildProductCards } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { CategoryRail } from './CategoryRail';

const list = api('/homepage/category/products/list');
const meta = {
  title: 'Home/Category rail',
  component: CategoryRail,
  args: { index: 0, renderAction: () => null },
} satisfies Meta<typeof CategoryRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { msw: [http.post(list, () => ok([buildCategoryProducts({ products: buildProductCards(8) })]))] },
};
export const Loading: Story = { parameters: { msw: [http.post(list, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.post(list, () => rejected(500))] } };
