import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { buildDoorOrder, buildPaymentState } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { CheckoutSuccessPage } from './CheckoutSuccessPage';

const openSuccess = (orderId: string, loggedIn = true) =>
  renderWithProviders(<CheckoutSuccessPage />, {
    path: '/checkout/success/:orderId',
    route: `/checkout/success/${orderId}`,
    loggedIn,
  });

it('thanks for the order and leads to it', async () => {
  openSuccess('order-1');
  expect(await screen.findByRole('heading', { name: 'Order VY-1001' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
  expect(await screen.findByText('Delivery by Sunday 22 November')).toBeVisible();
  expect(screen.getByText(/^Home: .*Peelamedu/)).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getAllByRole('listitem').at(-1)).toHaveTextContent('It arrives by Sunday 22 November.');
  const recipe = within(await screen.findByRole('region', { name: 'Cook with what you bought' }));
  expect(recipe.getByRole('link', { name: 'Foxtail millet dosa' })).toBeVisible();
  const bill = within(screen.getByRole('region', { name: 'The bill' }));
  expect(bill.getByText('Paid').nextElementSibling).toHaveTextContent('₹190');
  expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/profile/order/track?id=order-1');
});

it('names what is paid at the door, and claims nothing to be paid', async () => {
  mswServer.use(
    http.get(api('/order/order/status/:orderId'), () =>
      ok(
        buildPaymentState({
          paymentStatus: 'DUE_AT_DOOR',
          orderStatus: 'ORDER_CREATED',
          expiresAt: null,
          secondsLeft: null,
        }),
      ),
    ),
    http.get(api('/order/track/:orderId'), () => ok(buildDoorOrder())),
  );
  openSuccess('order-1');
  expect(await screen.findByText('Pay ₹190 at the door')).toBeVisible();
  expect(screen.getByText(/^Nothing is due yet\./)).toBeVisible();
  expect(screen.queryByText(/paid/)).not.toBeInTheDocument();
});

it('shows a visitor only that it is paid', async () => {
  openSuccess('order-1', false);
  expect(await screen.findByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
  expect(screen.queryByText(/VY-1001/)).not.toBeInTheDocument();
});

it('claims nothing for an order that is not paid', async () => {
  mswServer.use(http.get(api('/order/order/status/:orderId'), () => ok(buildPaymentState())));
  openSuccess('order-1');
  expect(await screen.findByRole('heading', { name: 'This order is not paid yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the payment' })).toHaveAttribute('href', '/order/status/order-1');
});

it.each([
  ['UNPAID', 'EXPIRED', 'This order wasn’t paid in time'],
  ['CUSTOMER', 'EXPIRED', 'This order was cancelled'],
  ['REPLACED', 'EXPIRED', 'A newer order took its place'],
  ['CUSTOMER', 'RECEIVED', 'Your money is on its way back'],
] as const)('says of a cancelled order (%s, payment %s): %s', async (cancelCause, paymentStatus, title) => {
  mswServer.use(
    http.get(api('/order/order/status/:orderId'), () =>
      ok(buildPaymentState({ orderStatus: 'CANCELLED', cancelCause, paymentStatus })),
    ),
  );
  openSuccess('order-1');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText(/not paid yet|confirm your order soon/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/profile/order/track?id=order-1');
});

it.each([
  ['CONFIRMED', 'Thank you! Your order is in', 'Next: we pack your order.'],
  ['DELIVERED', 'Delivered. Enjoy your meal!', null],
] as const)('says what comes next for an order that is %s', async (orderStatus, title, next) => {
  mswServer.use(
    http.get(api('/order/order/status/:orderId'), () =>
      ok(buildPaymentState({ orderStatus, paymentStatus: 'RECEIVED' })),
    ),
  );
  openSuccess('order-1', false);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  if (next) expect(screen.getByText(next)).toBeVisible();
  expect(screen.queryByText(/confirm your order soon/)).not.toBeInTheDocument();
});

it('reports an unknown order', async () => {
  openSuccess('unknown');
  expect(await screen.findByRole('heading', { name: 'We can’t find this order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All my orders' })).toHaveAttribute('href', '/profile/orders');
});

it('can be retried when the shop does not respond', async () => {
  mswServer.use(http.get(api('/order/order/status/:orderId'), () => rejected(500)));
  const { user } = openSuccess('order-1', false);
  expect(await screen.findByText('We can’t show the payment just now')).toBeVisible();
  mswServer.use(
    http.get(api('/order/order/status/:orderId'), () =>
      ok(buildPaymentState({ paymentStatus: 'RECEIVED', orderStatus: 'ORDER_CREATED' })),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
});
