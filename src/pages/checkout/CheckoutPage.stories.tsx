import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import type { CartBody } from '../../../contract/orders';
import { buildAssortment, buildLinesOf, chosenAddress, filledCart } from '../../testing/builders/assortment';
import { buildBill, buildBillOf, buildOfferedCoupon, buildSuggestedPacks } from '../../testing/builders/orders';
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
/** A visitor has to log in to pay. */
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
/** Best sellers follow underneath. */
export const Empty: Story = { parameters: { state: { ...customer, cart: [] } } };
export const Loading: Story = {
  tags: ['untitled'],
  parameters: { msw: [http.post(cart, () => delay('infinite')), ...assortmentHandlers] },
};
export const Failed: Story = {
  parameters: { msw: [http.post(cart, () => rejected(500, 'The shop stumbled.')), ...assortmentHandlers] },
};

/** Leads from too small a cart to a placed order. */
export const TopUpCouponNoteAndPay: Story = {
  tags: ['untitled'],
  parameters: {
    state: { ...customer, cart: [{ ...filledCart[1], quantity: 1 }] },
    msw: [
      http.post<never, CartBody>(cart, async ({ request }) => {
        const body = await request.json();
        return ok({
          ...buildBillOf(body, buildLinesOf(body.items, buildAssortment())),
          coupons: [buildOfferedCoupon()],
          suggestions: buildSuggestedPacks().filter(({ pack }) => !body.items.some(({ _id }) => _id === pack._id)),
        });
      }),
      ...assortmentHandlers,
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    const pay = (name: RegExp) => canvas.findByRole('button', { name });
    await step('The button leads to packs that close the gap', async () => {
      await userEvent.click(await pay(/^Add ₹\d+ more$/));
      await expect(canvas.getByRole('heading', { name: /the minimum order is ₹149/ })).toHaveFocus();
    });
    await step('One tap adds one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Add Little Millet/ }));
      await waitFor(async () => expect(await pay(/^Pay ₹/)).toBeEnabled());
    });
    await step('A coupon is a ticket to tap', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Apply WELCOME10' }));
      await waitFor(() => expect(canvas.getByText('WELCOME10: ₹15 off')).toBeVisible());
    });
    await step('A note unfolds when it is wanted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Note for us (optional)' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Note for us (optional)' }), 'Ring twice');
    });
    await step('Paying places the order', async () => {
      await waitFor(async () => expect(await pay(/^Pay ₹/)).toBeEnabled());
      await userEvent.click(await pay(/^Pay ₹/));
      await waitFor(() => expect(canvas.getByRole('status', { name: 'Placing your order' })).toBeVisible());
    });
  },
};
