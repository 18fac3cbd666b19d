import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildProductRatings, buildRating } from '../../testing/builders/ratings';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { ProductRatings } from './ProductRatings';

const url = api('/homepage/product/ratings/:productId');
const shown = (overrides: Parameters<typeof buildProductRatings>[0]) => ({
  msw: [http.get(url, () => ok(buildProductRatings({ nextCursor: null, ...overrides })))],
});

const meta = {
  title: 'Product/Ratings',
  component: ProductRatings,
  args: { productId: 'ml-thinai' },
} satisfies Meta<typeof ProductRatings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const TooFewForAnAverage: Story = {
  parameters: shown({ items: [buildRating()], count: 1, average: null, counts: [0, 0, 0, 1, 0] }),
};
export const Samples: Story = {
  parameters: shown({ items: [buildRating({ isSample: true, author: '' })], count: 6 }),
};
export const NotRated: Story = {
  parameters: shown({ items: [], count: 0, average: null, counts: [0, 0, 0, 0, 0] }),
};
export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(500, 'The shop stumbled.'))] } };
