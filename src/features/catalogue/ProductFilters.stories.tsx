import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PRODUCT_SORTS } from '../../../contract/constants';
import { ProductFilters } from './ProductFilters';

const meta = {
  title: 'Catalogue/Product filters',
  component: ProductFilters,
  args: { choice: { inStock: false }, onChange: fn() },
} satisfies Meta<typeof ProductFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Narrowed: Story = {
  args: { choice: { sort: 'price-asc', inStock: true, minRupees: 100, maxRupees: 500 } },
};
export const OfASearch: Story = { args: { sorts: PRODUCT_SORTS } };
