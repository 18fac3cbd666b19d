import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { sessionExpired } from '../../store/actions';
import { ordersApi } from '../../store/api/ordersApi';
import { addOne, orderPaid, orderPlaced, replaceLines } from '../../store/slices/cartSlice';
import { buildPack, buildProductCard, buildProductCards } from '../../testing/builders/homepage';
import { buildOrderHistory, buildOrderSummary, buildWaitingOrder } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderRoutes } from '../../testing/renderWithProviders';
import { ForCustomer } from './ForCustomer';

const selectBought = ordersApi.endpoints.getBoughtProducts.select(undefined);

const open = (loggedIn = true) =>
  renderRoutes(
    [
      { path: '/', element: <ForCustomer /> },
      { path: '/checkout', element: <p>Checkout page</p> },
    ],
    { route: '/', loggedIn },
  );

const bought = (...packs: ReturnType<typeof buildPack>[]) =>
  mswServer.use(http.get(api('/order/again'), () => ok([buildProductCard(packs.length ? { packs } : {})])));
const withOrders = (...items: ReturnType<typeof buildOrderSummary>[]) =>
  mswServer.use(http.get(api('/order/history'), () => ok(buildOrderHistory({ items }))));

/** As the script in the document's head does for a customer who has bought here. */
const returns = (): void => {
  window.localStorage.setItem('token', 'token');
  window.localStorage.setItem('buyAgain', '1');
  document.documentElement.dataset.buyAgain = '';
};

afterEach(() => {
  delete document.documentElement.dataset.buyAgain;
});

it('offers what was bought before, and the last order again, also while it is under way', async () => {
  returns();
  bought();
  withOrders(buildOrderSummary({ status: 'CANCELLED', orderId: 'order-2' }), buildOrderSummary({ status: 'PICKEDUP' }));
  const { user, store } = open();
  const again = within(await screen.findByRole('region', { name: /^Buy again/ }));
  await user.click(again.getAllByRole('button', { name: /^Add/ })[0]!);
  expect(store.getState().cart.items).toHaveLength(1);
  await user.click(await again.findByRole('button', { name: 'Repeat last order: VY-1001' }));
  expect(await screen.findByText('Checkout page')).toBeVisible();
  expect(store.getState().cart.items).toMatchObject([{ _id: 'ml-thinai-500', quantity: 2 }]);
});

it('offers each pack that was bought, and fills a short row with best sellers', async () => {
  returns();
  bought(buildPack(), buildPack({ _id: 'ml-thinai-1000', netGrams: 1000 }));
  open();
  const again = within(await screen.findByRole('region', { name: /Buy again and more$/ }));
  expect(again.getAllByText(/^\d.* k?g$/).map(({ textContent }) => textContent)).toEqual(['500 g', '1 kg', '500 g']);
  expect(again.getByRole('link', { name: 'Mappillai Samba' })).toBeVisible();
  expect(again.queryByRole('button', { name: 'More of Buy again', hidden: true })).not.toBeInTheDocument();
});

it('scrolls with a mouse to the packs that a wide screen does not show', async () => {
  returns();
  mswServer.use(http.get(api('/order/again'), () => ok(buildProductCards(8))));
  const scrollBy = jest.fn();
  Element.prototype.scrollBy = scrollBy;
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More of Buy again', hidden: true }));
  expect(scrollBy).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
});

it('leaves the open page as it is on the first visit of a buyer, and makes room when Home opens next', async () => {
  bought();
  const { router } = open();
  await waitFor(() => expect(window.localStorage.getItem('buyAgain')).toBe('1'));
  expect(document.documentElement).not.toHaveAttribute('data-buy-again');
  await act(() => router.navigate('/checkout'));
  await act(() => router.navigate('/'));
  expect(document.documentElement).toHaveAttribute('data-buy-again');
  expect(await screen.findByRole('region', { name: /^Buy again/ })).toBeVisible();
});

it('makes room from what this page has loaded where the browser blocks its storage', async () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  bought();
  const { router, store } = open();
  await waitFor(() => expect(selectBought(store.getState()).isSuccess).toBe(true));
  await act(() => router.navigate('/checkout'));
  await act(() => router.navigate('/'));
  blocked.mockRestore();
  expect(document.documentElement).toHaveAttribute('data-buy-again');
});

it('remembers a paid order only while its customer is logged in', () => {
  const { store } = open(false);
  act(() => void store.dispatch(orderPaid('order-1')));
  expect(window.localStorage.getItem('buyAgain')).toBeNull();
});

it('makes no room for customers who have bought nothing, and for visitors', async () => {
  withOrders(buildWaitingOrder());
  const { store, unmount } = open();
  expect(await screen.findByRole('region', { name: 'Order waiting for payment' })).toBeVisible();
  await waitFor(() => expect(selectBought(store.getState()).isSuccess).toBe(true));
  expect(document.documentElement).not.toHaveAttribute('data-buy-again');
  expect(window.localStorage.getItem('buyAgain')).toBeNull();
  unmount();
  open(false);
  expect(document.documentElement).not.toHaveAttribute('data-buy-again');
});

describe('Home with room made before the first paint', () => {
  beforeEach(returns);

  it('shows best sellers there once the session turns out to be over, and no room at the next visit', async () => {
    bought();
    const { store, unmount } = open();
    await screen.findByRole('region', { name: /^Buy again/ });
    act(() => void store.dispatch(sessionExpired()));
    expect(await screen.findByRole('region', { name: 'Best sellers' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Buy again/ })).not.toBeInTheDocument();
    expect(window.localStorage.getItem('buyAgain')).toBeNull();
    unmount();
    open(false);
    expect(document.documentElement).not.toHaveAttribute('data-buy-again');
    expect(screen.queryByText('Best sellers')).not.toBeInTheDocument();
  });

  it('still shows what was bought after a later call has failed', async () => {
    bought();
    const { store } = open();
    await screen.findByRole('region', { name: /^Buy again/ });
    mswServer.use(http.get(api('/order/again'), () => rejected(500, 'Out of order')));
    act(() => void store.dispatch(ordersApi.util.invalidateTags(['Orders'])));
    await waitFor(() => expect(selectBought(store.getState()).isError).toBe(true));
    expect(screen.getByRole('region', { name: /^Buy again/ })).toBeVisible();
  });

  it('takes the room back when there is nothing at all to show there', async () => {
    mswServer.use(http.get(api('/homepage/other/products'), () => rejected(500, 'Out of order')));
    open();
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-buy-again'));
  });

  it.each([
    ['what was bought is sold out', () => ok([])],
    ['the call fails', () => rejected(500, 'Out of order')],
  ])('shows best sellers there when %s', async (_why, response) => {
    mswServer.use(http.get(api('/order/again'), response));
    open();
    expect(await screen.findByRole('region', { name: 'Best sellers' })).toBeVisible();
  });
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
  await waitFor(() => expect(strip()).toBeNull());
});
