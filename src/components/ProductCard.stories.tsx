import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useId } from 'react';
import { fn } from 'storybook/test';
import { buildPack, buildProductCard } from '../testing/builders/homepage';
import { packPicture } from '../testing/builders/pictures';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { CARD_ROWS } from './productCardStyles';
import { QuantityStepper } from './QuantityStepper';

const pictured = buildPack({ picture: packPicture('ml-thinai-500') });

const meta = {
  title: 'Catalogue/Product card',
  component: ProductCard,
  args: {
    product: buildProductCard(),
    group: 'pack',
    renderAction: ({ available }) => (
      <QuantityStepper
        label="Foxtail millet"
        quantity={0}
        isSoldOut={available === 0}
        onAdd={fn().mockName('onAdd')}
        onRemove={fn().mockName('onRemove')}
      />
    ),
  },
  render: function InOwnGroup(args) {
    return <ProductCard {...args} group={useId()} />;
  },
  parameters: { cardPx: 240 },
  decorators: [
    // A card takes its rows from the grid around it.
    (Story, { parameters }) => (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: `${String(parameters.cardPx)}px`,
          gridTemplateRows: `repeat(${CARD_ROWS}, auto)`,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = { args: { product: buildProductCard({ packs: [pictured] }) } };
export const ThreePacks: Story = {};
export const SoldOut: Story = { args: { product: buildProductCard({ packs: [buildPack({ available: 0 })] }) } };
export const LongNames: Story = {
  args: {
    product: buildProductCard({
      name: 'Multi-Millet Health Mix with sprouted ragi, kambu and green gram (Sathu Maavu)',
      secondName: 'முளைகட்டிய பல தானிய சத்து மாவு, குழந்தைகளுக்கும் பெரியவர்களுக்கும்',
    }),
  },
};
export const Narrow: Story = { parameters: { cardPx: 158 } };
export const Loading: Story = { render: () => <ProductCardSkeleton /> };
