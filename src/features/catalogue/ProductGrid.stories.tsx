import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { fn } from 'storybook/test';
import { buildProductCards, buildProductPage } from '../../testing/builders/homepage';
import { EmptyState } from '../../components/EmptyState';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { ProductFilters } from './ProductFilters';
import { ProductGrid } from './ProductGrid';

const list = api('/homepage/products');
const respond = (page: Parameters<typeof buildProductPage>[0]) => ({
  msw: [http.post(list, () => ok(buildProductPage(page)))],
});

const meta = {
  title: 'Catalogue/Product grid',
  component: ProductGrid,
  args: {
    filters: {},
    renderAction: () => null,
    label: 'All products',
    toolbar: () => <ProductFilters choice={{ inStock: false }} onChange={fn()} />,
    whenEmpty: <EmptyState title="Nothing matches these filters" />,
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: respond({ items: buildProductCards(9) }) };
export const SimilarOnly: Story = {
  args: { filters: { search: 'kmabu' } },
  parameters: respond({ items: buildProductCards(5), similarOnly: true }),
};
export const Empty: Story = { parameters: respond({ items: [] }) };
export const Loading: Story = { parameters: { msw: [http.post(list, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.post(list, () => rejected(500))] } };
