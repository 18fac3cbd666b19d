import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildOrderHistory, buildOrderTracking } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderRoutes } from '../../testing/renderWithProviders';
import { OrderTrackingPage } from './OrderTrackingPage';

const follow = (search: string) =>
  renderRoutes(
    [
      { path: '/profile/order/track', element: <OrderTrackingPage /> },
      { path: '/checkout', element: <p>Checkout page</p> },
    ],
    { route: `/profile/order/track${search}`, loggedIn: true },
  );

it('shows the order in the URL', async () => {
  follow('?id=order-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Order VY-1001' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Order status' })).toBeVisible();
});

it('shows a cancelled order as cancelled as soon as it is', async () => {
  let status: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED';
  mswServer.use(
    http.get(api('/order/track/:orderId'), () => ok(buildOrderTracking({ status }))),
    http.get(api('/order/cancel/:orderId'), () => {
      status = 'CANCELLED';
      return ok({ orderId: 'order-1', status, refundStarted: false });
    }),
  );
  const { user } = follow('?id=order-1');
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'I ordered by mistake' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Your order is cancelled.')).toBeVisible();
  expect(await screen.findByText('You cancelled this order.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument());
});

it('puts the items of a delivered order back into the cart', async () => {
  mswServer.use(http.get(api('/order/track/:orderId'), () => ok(buildOrderTracking({ status: 'DELIVERED' }))));
  const { user, store } = follow('?id=order-1');
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('Checkout page')).toBeVisible();
  expect(store.getState().cart.items).toHaveLength(1);
});

it('shows the newest order where the URL names none', async () => {
  follow('');
  expect(await screen.findByRole('heading', { level: 1, name: 'Order VY-1001' })).toBeVisible();
});

it('reports that there is no order yet', async () => {
  mswServer.use(http.get(api('/order/history'), () => ok(buildOrderHistory({ items: [] }))));
  follow('');
  expect(await screen.findByRole('heading', { level: 1, name: 'No orders yet' })).toBeVisible();
  expect(screen.queryByText(/another account/)).not.toBeInTheDocument();
});

it('reports an unknown order', async () => {
  follow('?id=unknown');
  expect(await screen.findByRole('heading', { name: 'We can’t find this order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All my orders' })).toHaveAttribute('href', '/profile/orders');
});

it('can be retried when the shop does not respond', async () => {
  mswServer.use(http.get(api('/order/track/:orderId'), () => rejected(500, 'The shop stumbled.'), { once: true }));
  const { user } = follow('?id=order-1');
  expect(await screen.findByText('We couldn’t load this order')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order VY-1001' })).toBeVisible();
});
