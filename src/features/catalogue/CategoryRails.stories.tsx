import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildCategoryProducts, buildProductCards } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { CategoryRails } from './CategoryRails';

const list = api('/homepage/category/products/list');
const meta = {
  title: 'Home/Category rails',
  component: CategoryRails,
  args: { renderAction: () => null },
} satisfies Meta<typeof CategoryRails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { msw: [http.post(list, () => ok([buildCategoryProducts({ products: buildProductCards(8) })]))] },
};
export const Loading: Story = { parameters: { msw: [http.post(list, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.post(list, () => rejected(500))] } };
