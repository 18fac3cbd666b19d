import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProductDetail } from '../../testing/builders/homepage';
import { ProductFacts } from './ProductFacts';

const product = buildProductDetail();
const meta = {
  title: 'Product/Product facts',
  component: ProductFacts,
  args: { product, pack: product.packs[0]! },
} satisfies Meta<typeof ProductFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SingleGrain: Story = {};
export const Mix: Story = {
  args: {
    product: buildProductDetail({
      facts: { ...product.facts, ingredients: 'finger millet 40%, pearl millet 30%, green gram 30%' },
    }),
  },
};

/** The batch that is sold next has a label. */
export const KnownBatch: Story = {
  args: {
    product: buildProductDetail({
      facts: { ...product.facts, bestBefore: { [product.packs[0]!._id]: '12 Mar 2027' } },
    }),
  },
};
