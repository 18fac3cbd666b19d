import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductPage } from '../../pages/product/ProductPage';
import { chosenAddress } from '../../testing/builders/assortment';
import { hardProducts, inCart, MOST_PACKS } from '../../testing/builders/hardCases';
import { hardShopHandlers } from '../../testing/handlers/hardCases';

const pageOf = ({ slug }: { slug: string }) => `/product/detail?slug=${slug}`;
const visitor = { address: chosenAddress };

/** Product pages with edge-case data. The browser run checks their layout. */
const meta = {
  title: 'Hard cases/Product page',
  tags: ['screen', 'hard-case'],
  component: ProductPage,
  parameters: { layout: 'fullscreen', state: visitor, msw: hardShopHandlers },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAPicture: Story = { parameters: { route: pageOf(hardProducts.withoutPicture) } };
export const VeryLongTamilName: Story = { parameters: { route: pageOf(hardProducts.longTamilName) } };
export const DiscountOfNothing: Story = { parameters: { route: pageOf(hardProducts.withoutDiscount) } };
export const NinetyNinePacks: Story = {
  parameters: {
    route: pageOf(hardProducts.manyPacks),
    state: { ...visitor, cart: [inCart(hardProducts.manyPacks, MOST_PACKS)] },
  },
};
export const WithoutNutrition: Story = { parameters: { route: pageOf(hardProducts.withoutNutrition) } };
export const SoldOut: Story = { parameters: { route: pageOf(hardProducts.soldOut) } };
export const NameOfOneLetter: Story = { parameters: { route: pageOf(hardProducts.oneLetter) } };
export const PriceOfTwelveLakh: Story = { parameters: { route: pageOf(hardProducts.dear) } };
