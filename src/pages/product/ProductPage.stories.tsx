import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { chosenAddress, filledCart } from '../../testing/builders/assortment';
import { api, rejected } from '../../testing/handlers/responses';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { ProductPage } from './ProductPage';

const detail = api('/homepage/product/detail/:slug');

const meta = {
  title: 'Product/Product page',
  tags: ['screen'],
  component: ProductPage,
  parameters: {
    layout: 'fullscreen',
    route: '/product/detail?slug=foxtail-millet-thinai',
    state: { address: chosenAddress },
    msw: assortmentHandlers,
  },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
/** A pack is in the cart: the button is a stepper. */
export const InTheCart: Story = {
  parameters: {
    state: { address: chosenAddress, cart: [{ ...filledCart[0], _id: 'ml-thinai-500', addons: [] }] },
  },
};
export const OnePackLowInStock: Story = { parameters: { route: '/product/detail?slug=finger-millet-ragi-kezhvaragu' } };
export const SoldOut: Story = { parameters: { route: '/product/detail?slug=browntop-millet-kula-samai' } };
export const WithoutAddress: Story = { parameters: { state: {} } };
export const NotFound: Story = {
  parameters: { route: '/product/detail?slug=chocolate' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
};
export const Loading: Story = {
  tags: ['untitled'],
  parameters: { msw: [http.get(detail, () => delay('infinite')), ...assortmentHandlers] },
};
export const Failed: Story = {
  parameters: { msw: [http.get(detail, () => rejected(500, 'The shop stumbled.')), ...assortmentHandlers] },
};
