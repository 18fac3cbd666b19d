import { http } from 'msw';
import type { CartBody, CreateOrderBody } from '../../../contract/orders';
import {
  buildBillOf,
  buildCancelledOrder,
  buildCreatedOrder,
  buildOrderHistory,
  buildOrderTracking,
  buildPaymentState,
} from '../builders/orders';
import { api, ok, rejected } from './responses';

const ORDER_ID = 'order-1';
const unknown = () => rejected(404, 'We do not know this order.');

/** Bills any cart and knows one order, `order-1`, which is paid and waits for confirmation. */
export const ordersHandlers = [
  http.post<never, CartBody>(api('/order/cart'), async ({ request }) => ok(buildBillOf(await request.json()))),
  http.post<never, CreateOrderBody>(api('/order/create'), async ({ request }) =>
    ok(
      (await request.json()).paymentMethod === 'AT_DOOR'
        ? buildCreatedOrder({ status: 'ORDER_CREATED', payment: null })
        : buildCreatedOrder(),
    ),
  ),
  http.post(api('/order/confirm/:orderId'), () => ok(null, 'The items are added to your order.')),
  http.get(api('/order/order/status/:orderId'), ({ params }) =>
    params.orderId === ORDER_ID
      ? ok(buildPaymentState({ paymentStatus: 'RECEIVED', orderStatus: 'ORDER_CREATED' }))
      : unknown(),
  ),
  http.get(api('/order/history'), () => ok(buildOrderHistory())),
  http.get(api('/order/again'), () => ok([])),
  http.get(api('/order/track/:orderId'), ({ params }) =>
    params.orderId === ORDER_ID ? ok(buildOrderTracking()) : unknown(),
  ),
  // Without streams, pages poll.
  http.get(api('/order/stream/:orderId'), () => unknown()),
  http.post(api('/order/paid/:orderId'), () => ok(null)),
  http.get(api('/order/cancel/:orderId'), ({ params }) =>
    params.orderId === ORDER_ID ? ok(buildCancelledOrder()) : unknown(),
  ),
];
