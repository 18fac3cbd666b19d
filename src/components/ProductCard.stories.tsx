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
  parameters: {
    cardPx: 240,
    docs: {
      description: {
        component: `
A product in a list: picture, names, packs, price and an action slot. Several are ProductCards.

**When to use.** Wherever a product can be bought without its page: lists, rails, search results, suggestions of an empty cart. On the product's own page use
ProductPurchase, in a bill CartLineRow, in a search field's list SuggestionRow.

**Do** put it into ProductCards, whose grid aligns the parts of neighbouring cards. **Do** fill the slot with what acts on the chosen pack. **Do** use the heading
level below that of the list.

**Don't** add a second link or a text of your own: the whole card leads to the product. **Don't** shorten names; they clamp at three lines. **Don't** hide sold-out
products: the card says so.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 158 px on, server-rendered from a cache of cards.
`,
      },
    },
  },
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
/** Every third card of a list. */
export const Served: Story = { args: { isServed: true } };
/** The chosen pack is sold out, others can be had. */
export const OnePackSoldOut: Story = {
  args: { product: buildProductCard({ packs: [pictured, buildPack({ _id: 'gone', netGrams: 1000, available: 0 })] }) },
};
/** The tag counts against the maximum retail price; kilograms compare packs. */
export const BelowMrp: Story = {
  args: { product: buildProductCard({ packs: [{ ...pictured, productPrice: 6500 }] }) },
};
/** Oil in two sizes. */
export const ByVolume: Story = {
  args: {
    product: buildProductCard({
      name: 'Cold-pressed sesame oil',
      secondName: 'நல்லெண்ணெய்',
      packs: [
        buildPack({ _id: 'oil-500', netGrams: 500, measure: 'VOLUME', mrpPaise: 24_000, productPrice: 24_000 }),
        buildPack({ _id: 'oil-1000', netGrams: 1000, measure: 'VOLUME', mrpPaise: 46_000, productPrice: 46_000 }),
      ],
    }),
  },
};
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
