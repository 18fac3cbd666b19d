import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildAssortment, chosenAddress } from '../../testing/builders/assortment';
import { buildProductPage } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { producerHandlers } from '../../testing/handlers/producers';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { SearchPage } from './SearchPage';

const list = api('/homepage/products');
const respond = (page: Parameters<typeof buildProductPage>[0]) => [
  http.post(list, () => ok(buildProductPage(page))),
  ...assortmentHandlers,
  ...producerHandlers,
];
const { products } = buildAssortment();
const withRagi = products.filter(({ name }) => name.includes('Ragi'));

const meta = {
  title: 'Search/Search page',
  tags: ['screen'],
  component: SearchPage,
  parameters: {
    layout: 'fullscreen',
    route: '/search?q=ragi',
    state: { address: chosenAddress },
    msw: respond({ items: withRagi }),
  },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const InACategory: Story = { parameters: { route: '/search?q=ragi&id=puttu-mix&sort=price-asc&inStock=1' } };
export const SimilarOnly: Story = {
  parameters: { route: '/search?q=rgai', msw: respond({ items: products.slice(0, 5), similarOnly: true }) },
};
export const ProductsAndAProducer: Story = {
  parameters: { route: '/search?q=hill', msw: respond({ items: withRagi, similarOnly: true }) },
};
export const OnlyAProducer: Story = { parameters: { route: '/search?q=hill%20farmers', msw: respond({ items: [] }) } };
export const NothingFound: Story = { parameters: { route: '/search?q=chocolate', msw: respond({ items: [] }) } };
export const NothingWithFilters: Story = {
  parameters: { route: '/search?q=ragi&min=5000', msw: respond({ items: [] }) },
};
export const NoQuery: Story = { parameters: { route: '/search' } };
export const Loading: Story = {
  parameters: { msw: [http.post(list, () => delay('infinite')), ...assortmentHandlers] },
};
export const Failed: Story = {
  parameters: { msw: [http.post(list, () => rejected(500, 'The shop stumbled.')), ...assortmentHandlers] },
};
export const UnknownCategory: Story = { parameters: { route: '/search?q=ragi&id=chocolate' } };
export const LongText: Story = { parameters: { route: `/search?q=${'x'.repeat(100)}`, msw: respond({ items: [] }) } };
