import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PRODUCT_SORTS } from '../../../contract/constants';
import { ProductFilters } from './ProductFilters';

const meta = {
  component: ProductFilters,
  args: { choice: { inStock: false }, onChange: () => undefined },
} satisfies Meta<typeof ProductFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Narrowed: Story = {
  args: { choice: { sort: 'price-asc', inStock: true, minRupees: 100, maxRupees: 500 } },
};
export const OfASearch: Story = { args: { sorts: PRODUCT_SORTS } };
