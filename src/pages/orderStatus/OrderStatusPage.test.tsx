import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { RouteObject } from 'react-router-dom';
import type { OrderTracking, PaymentState } from '../../../contract/orders';
import {
  buildCancelledOrder,
  buildDoorOrder,
  buildOrderRefund,
  buildOrderTracking,
  buildPaymentInstructions,
  buildPaymentState,
  buildWaitingAddition,
} from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderRoutes } from '../../testing/renderWithProviders';
import { OrderStatusPage } from './OrderStatusPage';

const openStatus = (
  options: Parameters<typeof renderRoutes>[1] = {},
  thanks: RouteObject = { element: <p>Thank you page</p> },
) =>
  renderRoutes(
    [
      { path: '/order/status/:orderId', element: <OrderStatusPage /> },
      { ...thanks, path: '/checkout/success/:orderId' },
      { path: '/checkout', element: <p>Checkout page</p> },
      { path: '/profile/order/track', element: <p>Tracking page</p> },
    ],
    { route: ['/', '/order/status/order-1'], loggedIn: true, ...options },
  );

const withState = (...states: Partial<PaymentState>[]) => {
  let requests = 0;
  mswServer.use(
    http.get(api('/order/order/status/:orderId'), () => {
      requests += 1;
      return ok(buildPaymentState(states[Math.min(requests, states.length) - 1]));
    }),
  );
};
const withOrder = (overrides: Partial<OrderTracking>) =>
  mswServer.use(http.get(api('/order/track/:orderId'), () => ok(buildOrderTracking(overrides))));

it('shows the customer how to pay, and moves on by itself when the money is there', async () => {
  withState({}, { paymentStatus: 'RECEIVED', orderStatus: 'ORDER_CREATED' });
  withOrder({ status: 'PAYMENT_PENDING' });
  const { router } = openStatus();
  expect(await screen.findByRole('img', { name: 'QR code to pay ₹190' })).toBeVisible();
  expect(screen.getByText('Order VY-1001')).toBeVisible();
  expect(screen.getByRole('region', { name: 'What you ordered' })).toBeVisible();
  expect(await screen.findByText('Thank you page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/checkout/success/order-1');
  // Back doesn't lead to a completed payment.
  expect(router.state.historyAction).toBe('REPLACE');
});

it('takes the payment of items that are added to an order, and leads back to it', async () => {
  const paid = { paymentStatus: 'RECEIVED', orderStatus: 'CONFIRMED' } as const;
  withState({ ...paid, isAddition: true }, { ...paid, secondsLeft: null });
  withOrder({ status: 'CONFIRMED', addition: buildWaitingAddition(), payment: buildPaymentInstructions() });
  const { router } = openStatus();
  expect(await screen.findByRole('img', { name: 'QR code to pay ₹178' })).toBeVisible();
  expect(screen.getByText('Ragi dosa mix, 250 g × 2')).toBeVisible();
  // These would change the order itself, which is paid.
  for (const name of ['Edit order', 'Cancel order'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(await screen.findByText('Tracking page')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

it('after the provider’s page says that it checks, and offers no second payment', async () => {
  withState({});
  withOrder({ status: 'PAYMENT_PENDING' });
  openStatus({ route: '/order/status/order-1?returned=1&razorpay_payment_link_status=paid' });
  expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
});

it('goes on by itself once a payment is opened that the provider was too slow for', async () => {
  withState({});
  let tries = 0;
  mswServer.use(
    http.get(api('/order/track/:orderId'), () => {
      tries += 1;
      const order = buildOrderTracking({ status: 'PAYMENT_PENDING' });
      return ok(tries === 1 ? { ...order, payment: null } : order);
    }),
  );
  openStatus();
  expect(await screen.findByRole('heading', { name: 'Your payment is being prepared' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code to pay ₹190' }, { timeout: 8000 })).toBeVisible();
});

it('leads to the order once it was paid at the door', async () => {
  withState({ paymentStatus: 'DUE_AT_DOOR', orderStatus: 'DELIVERED' });
  mswServer.use(http.get(api('/order/track/:orderId'), () => ok(buildDoorOrder({ isAwaitedFromDoor: true }))));
  const { router } = openStatus();
  expect(await screen.findByText('Tracking page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/profile/order/track');
});

it("is not empty while the next page's code loads", async () => {
  withState({ paymentStatus: 'RECEIVED', orderStatus: 'ORDER_CREATED' });
  withOrder({});
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const requests = jest.fn(async () => code.then(() => ({ Component: () => <p>Thank you page</p> })));
  openStatus({}, { lazy: requests });
  await waitFor(() => expect(requests).toHaveBeenCalled());
  expect(screen.getByRole('status')).toBeVisible();
  arrive();
  expect(await screen.findByText('Thank you page')).toBeVisible();
});

it('checks at once on request', async () => {
  withState({}, { paymentStatus: 'RECEIVED', orderStatus: 'ORDER_CREATED' });
  withOrder({ status: 'PAYMENT_PENDING' });
  const { user } = openStatus();
  await user.click(await screen.findByRole('button', { name: 'I’ve paid – check now' }));
  expect(await screen.findByText('Thank you page')).toBeVisible();
});

it('tells the shop, which looks for it at its bank, that plain UPI is paid', async () => {
  const said: unknown[] = [];
  mswServer.use(
    http.post(api('/order/paid/:orderId'), ({ params }) => {
      said.push(params.orderId);
      return ok(null);
    }),
  );
  withState({});
  withOrder({ status: 'PAYMENT_PENDING', payment: buildPaymentInstructions({ provider: 'upi' }) });
  const { user } = openStatus();
  await user.click(await screen.findByRole('button', { name: 'I’ve paid – check now' }));
  expect(await screen.findByText(/^We’ve noted that you have paid\./)).toBeVisible();
  expect(said).toEqual(['order-1']);
});

it('shows a visitor only the state, and lets them log in', async () => {
  withState({});
  const { user, router } = openStatus({ loggedIn: false });
  expect(await screen.findByRole('heading', { name: 'We are waiting for your payment' })).toBeVisible();
  expect(screen.queryByText(/₹|VY-/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Only the customer who placed this order/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d left to pay$/);
  const login = screen.getByRole('button', { name: 'Log in to pay' });
  const check = screen.getByRole('button', { name: 'I’ve paid – check now' });
  expect(login.compareDocumentPosition(check)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(check);
  expect(await screen.findByText('Nothing has arrived yet. It can take a minute.')).toBeVisible();
  await user.click(login);
  expect(router.state.location.search).toBe('?login=1&next=%2Forder%2Fstatus%2Forder-1');
});

it('lets a customer retry when their order cannot load', async () => {
  withState({});
  mswServer.use(http.get(api('/order/track/:orderId'), () => rejected(500, 'The shop stumbled.')));
  const { user } = openStatus();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/^Only the customer who placed this order/)).not.toBeInTheDocument();
  withOrder({ status: 'PAYMENT_PENDING' });
  await user.click(retry);
  expect(await screen.findByRole('img', { name: 'QR code to pay ₹190' })).toBeVisible();
});

it('shows another customer only the state, without a reason to log in', async () => {
  withState({});
  mswServer.use(http.get(api('/order/track/:orderId'), () => rejected(404, 'No such order')));
  openStatus();
  expect(await screen.findByRole('button', { name: 'I’ve paid – check now' })).toBeVisible();
  expect(screen.queryByText(/^Only the customer who placed this order/)).not.toBeInTheDocument();
});

it.each([
  ['UNPAID', 'This order wasn’t paid in time'],
  ['CUSTOMER', 'This order was cancelled'],
] as const)('after an order ended (%s) restores its items to the cart', async (cancelCause, text) => {
  withState({ paymentStatus: 'EXPIRED', orderStatus: 'CANCELLED', cancelCause });
  withOrder({ status: 'CANCELLED' });
  const otherItem = { _id: 'rice', productPrice: 100, quantity: 1, addons: [] };
  const { user, store } = openStatus({ cart: [otherItem] });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('Checkout page')).toBeVisible();
  expect(store.getState().cart.items).toEqual([
    { _id: 'ml-thinai-500', productPrice: 7500, quantity: 2, addons: [] },
    otherItem,
  ]);
});

it('leads back to the cart with the lines of the order, which its edited cart then replaces', async () => {
  withState({});
  withOrder({ status: 'PAYMENT_PENDING' });
  const { user, store } = openStatus();
  await user.click(await screen.findByRole('button', { name: 'Edit order' }));
  expect(await screen.findByText('Checkout page')).toBeVisible();
  expect(store.getState().cart).toMatchObject({
    items: [{ _id: 'ml-thinai-500', quantity: 2 }],
    placed: { orderId: 'order-1', items: [{ _id: 'ml-thinai-500', quantity: 2 }] },
  });
});

it('cancels the order after a light confirmation', async () => {
  let ended: Partial<PaymentState> = {};
  mswServer.use(
    http.get(api('/order/order/status/:orderId'), () => ok(buildPaymentState(ended))),
    http.get(api('/order/cancel/:orderId'), () => {
      ended = { paymentStatus: 'EXPIRED', orderStatus: 'CANCELLED', cancelCause: 'CUSTOMER', secondsLeft: null };
      return ok(buildCancelledOrder({ refundStarted: false }));
    }),
  );
  withOrder({ status: 'PAYMENT_PENDING' });
  const { user } = openStatus();
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order VY-1001?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  const heading = await screen.findByRole('heading', { name: 'This order was cancelled' }, { timeout: 5000 });
  expect(heading).toBeVisible();
  expect(document.activeElement).toContainElement(heading);
  expect(document.body).not.toHaveFocus();
});

it('lets a failed payment be tried again', async () => {
  withState({ paymentStatus: 'FAILED', orderStatus: 'WAITING_FOR_PAYMENT' });
  withOrder({ status: 'WAITING_FOR_PAYMENT', paymentStatus: 'FAILED' });
  openStatus();
  expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code to pay ₹190' })).toBeVisible();
});

it('says how much of a cancelled order goes back, and by when', async () => {
  withState({ paymentStatus: 'REFUNDED', orderStatus: 'CANCELLED', cancelCause: 'CUSTOMER' });
  withOrder({ status: 'CANCELLED', paymentStatus: 'REFUNDED', refunds: [buildOrderRefund()] });
  openStatus();
  expect(await screen.findByRole('heading', { name: 'Your money is on its way back' })).toBeVisible();
  expect(screen.getByText(/^₹190 is on its way back .* by 28 Nov 2026 at the latest\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/profile/order/track?id=order-1');
});

it('says of a refund that was made on which day, and where it went', async () => {
  withState({ paymentStatus: 'REFUNDED', orderStatus: 'CANCELLED', cancelCause: 'CUSTOMER' });
  const refunds = [buildOrderRefund({ doneAt: '2026-11-24T06:00:00Z' })];
  withOrder({ status: 'CANCELLED', paymentStatus: 'REFUNDED', refunds });
  openStatus();
  expect(await screen.findByRole('heading', { name: 'Your money was refunded' })).toBeVisible();
  expect(screen.getByText('Sent on 24 Nov 2026 to the account you paid from.')).toBeVisible();
  expect(screen.getByText('Refunded').nextElementSibling).toHaveTextContent('−₹190');
});

it('explains a refund also while no day of it is known', async () => {
  withState({ paymentStatus: 'REFUNDED', orderStatus: 'CANCELLED', cancelCause: 'CUSTOMER' });
  withOrder({ status: 'CANCELLED', paymentStatus: 'REFUNDED', refunds: [] });
  openStatus();
  expect(await screen.findByText('Your order shows by when it arrives.')).toBeVisible();
});

it('reports an unknown order once', async () => {
  openStatus({ route: '/order/status/unknown' });
  expect(await screen.findByRole('heading', { name: 'We can’t find this order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All my orders' })).toHaveAttribute('href', '/profile/orders');
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  expect(await screen.findByRole('heading', { name: 'Popular categories' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows no toast when it cannot poll, but reports it on the page', async () => {
  mswServer.use(http.get(api('/order/order/status/:orderId'), () => rejected(500, 'The shop stumbled.')));
  const { user } = openStatus({ loggedIn: false });
  expect(await screen.findByText('We can’t show the payment just now')).toBeVisible();
  expect(screen.queryByText('The shop stumbled.')).not.toBeInTheDocument();
  withState({});
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'We are waiting for your payment' })).toBeVisible();
});
