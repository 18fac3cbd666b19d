import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { addOne, orderPlaced, replaceLines } from '../../store/slices/cartSlice';
import { buildProductCard } from '../../testing/builders/homepage';
import { buildOrderHistory, buildOrderSummary, buildWaitingOrder } from '../../testing/builders/orders';
import { api, ok } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderRoutes } from '../../testing/renderWithProviders';
import { ForCustomer } from './ForCustomer';

const open = (loggedIn = true) =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <ForCustomer>
            <p>Usual rail</p>
          </ForCustomer>
        ),
      },
      { path: '/checkout', element: <p>Checkout page</p> },
    ],
    { route: '/', loggedIn },
  );

const bought = () => mswServer.use(http.get(api('/order/again'), () => ok([buildProductCard()])));
const withOrders = (...items: ReturnType<typeof buildOrderSummary>[]) =>
  mswServer.use(http.get(api('/order/history'), () => ok(buildOrderHistory({ items }))));

it('offers what was bought before, and the last order again, also while it is under way', async () => {
  bought();
  withOrders(buildOrderSummary({ status: 'CANCELLED', orderId: 'order-2' }), buildOrderSummary({ status: 'PICKEDUP' }));
  const { user, store } = open();
  const rail = within(await screen.findByRole('region', { name: /^Buy again/ }));
  expect(screen.queryByText('Usual rail')).not.toBeInTheDocument();
  await user.click(rail.getAllByRole('button', { name: /^Add/ })[0]!);
  expect(store.getState().cart.items).toHaveLength(1);
  await user.click(rail.getByRole('button', { name: 'Order again: VY-1001' }));
  expect(await screen.findByText('Checkout page')).toBeVisible();
  expect(store.getState().cart.items).toMatchObject([{ _id: 'ml-thinai-500', quantity: 2 }]);
});

it('fills a short row with best sellers', async () => {
  bought();
  withOrders(buildOrderSummary());
  open();
  const rail = within(await screen.findByRole('region', { name: 'Buy again and more' }));
  expect(rail.getAllByRole('article')).toHaveLength(2);
  expect(rail.getByRole('link', { name: 'Mappillai Samba' })).toBeVisible();
});

it('shows the order that waits for its payment', async () => {
  withOrders(buildWaitingOrder());
  open();
  expect(await screen.findByRole('region', { name: 'Order waiting for payment' })).toBeVisible();
});

it('covers the way to the cart only while the cart is what the waiting order was placed from', async () => {
  withOrders(buildWaitingOrder());
  const { store, container } = open();
  const strip = () => container.querySelector('[data-covers-cart]');
  expect(await screen.findByRole('region', { name: 'Order waiting for payment' })).toBeVisible();
  expect(strip()).toBeNull();
  const items = [{ _id: 'ml-thinai-500', productPrice: 7_500, quantity: 1, addons: [] }];
  act(() => {
    store.dispatch(replaceLines(items));
    store.dispatch(orderPlaced({ orderId: 'order-1', items }));
  });
  expect(strip()).toBeInTheDocument();
  act(() => void store.dispatch(addOne({ _id: 'ml-samai-500', productPrice: 8_000 })));
  expect(strip()).toBeNull();
});

it('leaves the usual rail to customers who have bought nothing, and to visitors', async () => {
  withOrders(buildWaitingOrder());
  open();
  expect(await screen.findByRole('region', { name: 'Order waiting for payment' })).toBeVisible();
  expect(screen.getByText('Usual rail')).toBeVisible();
});

it('requests nothing for visitors', () => {
  open(false);
  expect(screen.getByText('Usual rail')).toBeVisible();
});
