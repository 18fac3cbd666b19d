import Container from '@mui/material/Container';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AddToCart } from '../../features/cart/AddToCart';
import { ProductCards } from '../../features/catalogue/ProductCards';
import { hardProducts, inCart, MOST_PACKS } from '../../testing/builders/hardCases';

const { dear, hardlyDiscounted, longTamilName, manyPacks, oneLetter, soldOut, withoutDiscount, withoutPicture } =
  hardProducts;

/** Product cards with edge-case data, at the widths of a real list. The browser run checks their layout. */
const meta = {
  title: 'Hard cases/Cards',
  tags: ['hard-case'],
  component: ProductCards,
  args: {
    products: Object.values(hardProducts),
    layout: 'grid',
    label: 'Products',
    renderAction: ({ name }, pack) => <AddToCart name={name} pack={pack} />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container component="main" sx={{ py: 2 }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ProductCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllInAGrid: Story = {};
export const AllInARail: Story = { args: { layout: 'rail' } };
export const WithoutAPicture: Story = { args: { products: [withoutPicture] } };
export const VeryLongTamilName: Story = { args: { products: [longTamilName, withoutPicture] } };
/** The first is sold at its MRP, the other one paisa below: neither shows a discount. */
export const DiscountOfNothing: Story = { args: { products: [withoutDiscount, hardlyDiscounted] } };
export const NinetyNinePacks: Story = {
  args: { products: [manyPacks] },
  parameters: { state: { cart: [inCart(manyPacks, MOST_PACKS)] } },
};
export const SoldOut: Story = { args: { products: [soldOut] } };
export const NameOfOneLetter: Story = { args: { products: [oneLetter] } };
export const PriceOfTwelveLakh: Story = { args: { products: [dear] } };
