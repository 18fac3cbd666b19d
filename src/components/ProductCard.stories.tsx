import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildPack, buildProductCard } from '../testing/builders/homepage';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { QuantityStepper } from './QuantityStepper';

const meta = {
  component: ProductCard,
  args: {
    product: buildProductCard(),
    group: 'pack',
    renderAction: ({ available }) => (
      <QuantityStepper
        label="Foxtail millet"
        quantity={0}
        isSoldOut={available === 0}
        onAdd={() => undefined}
        onRemove={() => undefined}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const SoldOut: Story = { args: { product: buildProductCard({ packs: [buildPack({ available: 0 })] }) } };
export const LongNames: Story = {
  args: {
    product: buildProductCard({
      name: 'Multi-Millet Health Mix with sprouted ragi, kambu and green gram (Sathu Maavu)',
      secondName: 'முளைகட்டிய பல தானிய சத்து மாவு, குழந்தைகளுக்கும் பெரியவர்களுக்கும்',
    }),
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 158 }}>
        <Story />
      </div>
    ),
  ],
};
export const Loading: Story = { render: () => <ProductCardSkeleton /> };
