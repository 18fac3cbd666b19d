import { http } from 'msw';
import { persistStore } from 'redux-persist';
import type { PaymentState } from '../../contract/orders';
import { buildCancelledOrder, buildOrderTracking, buildPaymentState } from '../testing/builders/orders';
import { api, ok, rejected } from '../testing/handlers/responses';
import { makeTestServices } from '../testing/makeTestServices';
import { makeTestStore } from '../testing/makeTestStore';
import { mswServer } from '../testing/mswServer';
import { ordersApi } from './api/ordersApi';
import { makeStore } from './makeStore';
import { addOne, orderPlaced, replaceLines, selectReplacedOrderId, type CartItem } from './slices/cartSlice';

const millet: CartItem = { _id: 'millet', productPrice: 7500, quantity: 2, addons: ['gift-box'] };
const rice: CartItem = { _id: 'rice', productPrice: 9000, quantity: 1, addons: [] };
const PAID = { paymentStatus: 'RECEIVED', orderStatus: 'ORDER_CREATED', secondsLeft: null } as const;

const { getPaymentStatus, cancelOrder, createOrder, trackOrder } = ordersApi.endpoints;

const withState = (state: Partial<PaymentState>): void =>
  mswServer.use(http.get(api('/order/order/status/:orderId'), () => ok(buildPaymentState(state))));

/** The cart of an order that was placed and not paid yet. */
const placed = () => {
  const store = makeTestStore({ loggedIn: true, cart: [millet, rice] });
  store.dispatch(orderPlaced({ orderId: 'order-1', items: [millet, rice] }));
  return store;
};

it.each([
  ['the payment is open', {}, true],
  ['its time is over, because it may still be paid late', { orderStatus: 'CANCELLED', cancelCause: 'UNPAID' }, true],
  ['it was cancelled', { orderStatus: 'CANCELLED', cancelCause: 'CUSTOMER' }, false],
] as const)('leaves the cart as it is while %s', async (_when, state, isFollowed) => {
  withState(state);
  const store = placed();
  await store.dispatch(getPaymentStatus.initiate('order-1'));
  expect(store.getState().cart.items).toEqual([millet, rice]);
  expect(store.getState().cart.placed !== null).toBe(isFollowed);
});

it('removes what was paid, once, and nothing that was added since', async () => {
  withState(PAID);
  const store = placed();
  store.dispatch(addOne(millet));
  store.dispatch(addOne({ _id: 'millet', productPrice: 7500 }));
  await store.dispatch(getPaymentStatus.initiate('order-1'));
  await store.dispatch(getPaymentStatus.initiate('order-1', { forceRefetch: true }));
  expect(store.getState().cart).toMatchObject({
    items: [
      { ...millet, quantity: 1 },
      { _id: 'millet', quantity: 1, addons: [] },
    ],
    placed: null,
  });
});

it('removes what was paid although its add-ons were changed since', async () => {
  withState(PAID);
  const store = placed();
  store.dispatch(replaceLines([{ ...millet, addons: [], quantity: 3 }]));
  await store.dispatch(getPaymentStatus.initiate('order-1'));
  expect(store.getState().cart.items).toEqual([{ ...millet, addons: [], quantity: 1 }]);
});

it.each([
  ['follows the waiting order of the same lines, whose response was lost', [millet], 'order-7'],
  ['follows no order of other lines', [{ ...millet, quantity: 1 }], undefined],
])('%s', async (_what, cart, orderId) => {
  const store = makeTestStore({ loggedIn: true, cart });
  const [item] = buildOrderTracking().items;
  const items = [{ ...item!, _id: 'millet', quantity: 2, addons: [{ _id: 'gift-box', name: '', pricePaise: 1 }] }];
  const order = buildOrderTracking({ orderId: 'order-7', status: 'WAITING_FOR_PAYMENT', items });
  mswServer.use(http.get(api('/order/track/:orderId'), () => ok(order)));
  await store.dispatch(trackOrder.initiate('order-7'));
  expect(store.getState().cart.placed?.orderId).toBe(orderId);
});

it('removes nothing for another order', async () => {
  withState(PAID);
  const store = placed();
  await store.dispatch(getPaymentStatus.initiate('order-2'));
  expect(store.getState().cart.items).toEqual([millet, rice]);
});

it('finds at the next visit that the order was paid meanwhile', async () => {
  withState(PAID);
  window.localStorage.setItem('cartItems', JSON.stringify([millet]));
  window.localStorage.setItem('placedOrder', JSON.stringify({ orderId: 'order-1', items: [millet] }));
  const store = makeStore({ services: makeTestServices({ storage: window.localStorage }) });
  persistStore(store);
  await until(() => window.localStorage.getItem('cartItems') === null);
  expect(store.getState().cart).toMatchObject({ items: [], placed: null });
  expect(window.localStorage.getItem('placedOrder')).toBeNull();
});

it('checks after a rejection that the order was not paid meanwhile', async () => {
  withState(PAID);
  mswServer.use(http.post(api('/order/create'), () => rejected(409, 'It has been paid meanwhile.')));
  const store = placed();
  const body = { items: [], addressId: 'a', expectedTotal: 1, replaces: 'order-1' };
  await store.dispatch(createOrder.initiate({ body, idempotencyKey: 'key' }));
  await until(() => store.getState().cart.items.length === 0);
});

it('stops following an order that is cancelled', async () => {
  mswServer.use(http.get(api('/order/cancel/:orderId'), () => ok(buildCancelledOrder())));
  const store = placed();
  await store.dispatch(cancelOrder.initiate({ orderId: 'order-1' }));
  expect(store.getState().cart).toMatchObject({ items: [millet, rice], placed: null });
});

it('replaces the order only by a cart that still has something of it', () => {
  const store = placed();
  store.dispatch(replaceLines([{ ...millet, quantity: 5, addons: [] }]));
  expect(selectReplacedOrderId(store.getState())).toBe('order-1');
  store.dispatch(replaceLines([{ ...rice, _id: 'other' }]));
  expect(selectReplacedOrderId(store.getState())).toBeUndefined();
});

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve));
};
