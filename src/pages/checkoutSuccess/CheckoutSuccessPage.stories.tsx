import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { chosenAddress } from '../../testing/builders/assortment';
import { buildDoorOrder, buildPaymentState } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { CheckoutSuccessPage } from './CheckoutSuccessPage';

const payment = api('/order/order/status/:orderId');

const meta = {
  title: 'Orders/Order placed page',
  tags: ['screen'],
  component: CheckoutSuccessPage,
  parameters: {
    layout: 'fullscreen',
    route: '/checkout/success/order-1',
    path: '/checkout/success/:orderId',
    state: { loggedIn: true, address: chosenAddress },
  },
} satisfies Meta<typeof CheckoutSuccessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const AtTheDoor: Story = {
  parameters: {
    msw: [
      http.get(payment, () => ok(buildPaymentState({ paymentStatus: 'DUE_AT_DOOR', orderStatus: 'ORDER_CREATED' }))),
      http.get(api('/order/track/:orderId'), () => ok(buildDoorOrder())),
    ],
  },
};
/** Visitors learn neither number nor amount. */
export const Visitor: Story = { parameters: { state: { address: chosenAddress } } };
export const NotPaidYet: Story = { parameters: { msw: [http.get(payment, () => ok(buildPaymentState()))] } };
export const UnknownOrder: Story = { parameters: { route: '/checkout/success/nothing-like-it' } };
export const Loading: Story = {
  tags: ['untitled'],
  parameters: { msw: [http.get(payment, () => delay('infinite'))] },
};
export const Failed: Story = { parameters: { msw: [http.get(payment, () => rejected(500))] } };
