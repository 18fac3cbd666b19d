import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildNutrition, buildProductDetail } from '../../testing/builders/homepage';
import { ProductHighlights } from './ProductHighlights';

const product = buildProductDetail();

const meta = {
  title: 'Product/Highlights',
  component: ProductHighlights,
  args: { product },
} satisfies Meta<typeof ProductHighlights>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFacts: Story = {};
/** Nutrients take the place of a missing cooking time. */
export const RichInCalcium: Story = {
  args: {
    product: {
      ...product,
      cookingMinutes: null,
      insteadOf: null,
      nutrition: buildNutrition({ calciumMilligrams: 364, fibreGrams: 11.2, proteinGrams: 7.2 }),
    },
  },
};
export const OnlyOrigin: Story = {
  args: { product: { ...product, cookingMinutes: null, insteadOf: null, nutrition: null } },
};
