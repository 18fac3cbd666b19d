import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildOrderHistory, buildOrderSummary, buildWaitingOrder } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { WaitingOrder } from './WaitingOrder';

const history = api('/order/history');
const withOrders = (...items: ReturnType<typeof buildOrderSummary>[]) => [
  http.get(history, () => ok(buildOrderHistory({ items }))),
];

const meta = {
  title: 'Orders/Waiting order',
  component: WaitingOrder,
  args: { place: 'home' },
  parameters: { state: { loggedIn: true }, msw: withOrders(buildWaitingOrder()) },
} satisfies Meta<typeof WaitingOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnHome: Story = {};

/** The cart has its own pay button, and is another order. */
export const BesideACart: Story = { args: { place: 'cart' } };

/** The one filled button leads to products. */
export const AboveAnEmptyCart: Story = { args: { place: 'emptyCart' } };

/** The newest of several. */
export const Several: Story = {
  parameters: {
    msw: withOrders(
      buildOrderSummary({ orderId: 'order-3', orderNumber: 'VY-1003' }),
      buildWaitingOrder({ orderId: 'order-2', orderNumber: 'VY-1002', totalPaise: 1_24_500 }),
      buildWaitingOrder(),
    ),
  },
};

/** It is empty once its time is over. */
export const TimeIsOver: Story = { parameters: { msw: withOrders(buildWaitingOrder({ secondsLeft: 0 })) } };

/** Shows nothing, because no order waits. */
export const Nothing: Story = { parameters: { msw: withOrders(buildOrderSummary()) } };

export const CannotBeCancelled: Story = {
  parameters: {
    msw: [
      ...withOrders(buildWaitingOrder()),
      http.get(api('/order/cancel/:orderId'), () => rejected(409, 'This order is already being packed.')),
    ],
  },
};
