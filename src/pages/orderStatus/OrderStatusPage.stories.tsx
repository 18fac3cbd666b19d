import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import type { PaymentState } from '../../../contract/orders';
import { chosenAddress } from '../../testing/builders/assortment';
import {
  buildOrderTracking,
  buildPaymentInstructions,
  buildPaymentState,
  buildWaitingAddition,
} from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { OrderStatusPage } from './OrderStatusPage';

const payment = api('/order/order/status/:orderId');
const secondsLeft = 12 * 60;

const inState = (state: Partial<PaymentState>) => {
  const { orderStatus: status = 'WAITING_FOR_PAYMENT' } = state;
  return [
    http.get(payment, () => ok(buildPaymentState({ orderStatus: status, secondsLeft, ...state }))),
    http.get(api('/order/track/:orderId'), () => {
      const order = buildOrderTracking({ status });
      return ok({ ...order, payment: order.payment && buildPaymentInstructions({ secondsLeft }) });
    }),
  ];
};

const meta = {
  title: 'Payment/Order status page',
  tags: ['screen'],
  component: OrderStatusPage,
  parameters: {
    layout: 'fullscreen',
    route: '/order/status/order-1',
    path: '/order/status/:orderId',
    state: { loggedIn: true, address: chosenAddress },
    msw: inState({}),
  },
} satisfies Meta<typeof OrderStatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** QR code on wide windows, app button on phones. */
export const Waiting: Story = {};
/** The payment state is public and nothing else. */
export const WaitingVisitor: Story = { parameters: { state: { address: chosenAddress } } };
/** Redirects to the success page. */
export const Received: Story = {
  parameters: { msw: inState({ paymentStatus: 'RECEIVED', orderStatus: 'ORDER_CREATED' }) },
};
export const Failed: Story = { parameters: { msw: inState({ paymentStatus: 'FAILED' }) } };
/** Items that the shop adds to an order, which is paid. */
export const AddedItems: Story = {
  parameters: {
    msw: [
      http.get(payment, () =>
        ok(buildPaymentState({ paymentStatus: 'RECEIVED', orderStatus: 'CONFIRMED', isAddition: true, secondsLeft })),
      ),
      http.get(api('/order/track/:orderId'), () =>
        ok(
          buildOrderTracking({
            status: 'CONFIRMED',
            addition: buildWaitingAddition({ secondsLeft }),
            payment: buildPaymentInstructions({ secondsLeft }),
          }),
        ),
      ),
    ],
  },
};
export const Expired: Story = {
  parameters: { msw: inState({ paymentStatus: 'EXPIRED', orderStatus: 'CANCELLED', cancelCause: 'UNPAID' }) },
};
export const Cancelled: Story = {
  parameters: { msw: inState({ orderStatus: 'CANCELLED', cancelCause: 'CUSTOMER' }) },
};
export const Replaced: Story = {
  parameters: { msw: inState({ orderStatus: 'CANCELLED', cancelCause: 'REPLACED' }) },
};
export const Refunded: Story = {
  parameters: { msw: inState({ paymentStatus: 'REFUNDED', orderStatus: 'CANCELLED' }) },
};
export const UnknownOrder: Story = {
  parameters: { msw: [http.get(payment, () => rejected(404, 'We do not know this order.'))] },
};
export const Loading: Story = {
  tags: ['untitled'],
  parameters: { msw: [http.get(payment, () => delay('infinite'))] },
};
export const Unreachable: Story = { parameters: { msw: [http.get(payment, () => rejected(500))] } };
