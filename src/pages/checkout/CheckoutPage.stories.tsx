import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildAssortment, buildLinesOf, chosenAddress, filledCart } from '../../testing/builders/assortment';
import { buildBill } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { CheckoutPage } from './CheckoutPage';

const cart = api('/order/cart');
const customer = { loggedIn: true, address: chosenAddress, cart: filledCart };
const [millet, rice, mix] = buildLinesOf(filledCart, buildAssortment());

const meta = {
  title: 'Checkout/Checkout page',
  tags: ['screen'],
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', route: '/checkout', state: customer, msw: assortmentHandlers },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** Paying requires login. */
export const Visitor: Story = { parameters: { state: { cart: filledCart } } };
export const WithoutAnAddress: Story = { parameters: { state: { ...customer, address: null } } };
export const BelowTheMinimum: Story = {
  parameters: { state: { ...customer, cart: [{ ...filledCart[1], quantity: 1 }] } },
};
export const WithProblems: Story = {
  parameters: {
    msw: [
      http.post(cart, () =>
        ok(
          buildBill({
            lines: [
              { ...millet!, problem: 'SHORT', available: 1, problemText: 'Only 1 left' },
              { ...rice!, problem: 'SOLD_OUT', available: 0, problemText: 'Sold out' },
              mix!,
            ],
            deliverable: true,
          }),
        ),
      ),
      ...assortmentHandlers,
    ],
  },
};
export const OutsideTheArea: Story = {
  parameters: {
    msw: [
      http.post(cart, () => ok(buildBill({ lines: [millet!, rice!, mix!], deliverable: false, orderable: false }))),
      ...assortmentHandlers,
    ],
  },
};
/** With best sellers underneath. */
export const Empty: Story = { parameters: { state: { ...customer, cart: [] } } };
export const Loading: Story = {
  tags: ['untitled'],
  parameters: { msw: [http.post(cart, () => delay('infinite')), ...assortmentHandlers] },
};
export const Failed: Story = {
  parameters: { msw: [http.post(cart, () => rejected(500, 'The shop stumbled.')), ...assortmentHandlers] },
};
