import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { fn } from 'storybook/test';
import { buildBill, buildBillLine } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { Checkout } from './Checkout';

const cart = api('/order/cart');

const meta = {
  title: 'Checkout/Whole checkout',
  component: Checkout,
  parameters: { layout: 'fullscreen', state: { loggedIn: true } },
  args: {
    items: [{ _id: 'ml-thinai-500', productPrice: 7500, quantity: 2, addons: [] }],
    address: {
      _id: 'address-home',
      lat: 11.03,
      lng: 77.02,
      street: '14 Avinashi Road, Peelamedu',
      type: 1,
      landmark: 'Opposite the water tank',
    },
    isLoggedIn: true,
    onChooseAddress: fn(),
    onRequireLogin: fn(),
    onPlaced: fn(),
  },
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AsksForWhatsApp: Story = {
  parameters: {
    msw: [http.post(cart, () => ok(buildBill({ whatsAppQuestion: 'Order updates from Vayal by WhatsApp' })))],
  },
};

export const Visitor: Story = { args: { isLoggedIn: false, address: null }, parameters: { state: {} } };

export const BelowTheMinimum: Story = {
  args: { items: [{ _id: 'ml-thinai-500', productPrice: 7500, quantity: 1, addons: [] }] },
};

export const WithAProblem: Story = {
  parameters: {
    msw: [
      http.post(cart, () =>
        ok(buildBill({ lines: [buildBillLine({ problem: 'SHORT', available: 1, problemText: 'Only 1 left' })] })),
      ),
    ],
  },
};

export const PriceMovesWhenPaying: Story = {
  parameters: {
    msw: [
      http.post(api('/order/create'), () =>
        rejected(409, 'The price has changed.', {
          data: { bill: buildBill({ lines: [buildBillLine({ productPrice: 7900 })] }) },
        }),
      ),
    ],
  },
};

export const Loading: Story = { parameters: { msw: [http.post(cart, () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.post(cart, () => rejected(500, 'The shop stumbled.'))] } };
