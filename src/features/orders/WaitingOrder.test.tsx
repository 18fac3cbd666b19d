import { composeStories } from '@storybook/react-webpack5';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  buildCancelledOrder,
  buildOrderHistory,
  buildOrderSummary,
  buildWaitingOrder,
} from '../../testing/builders/orders';
import { clear, orderPlaced } from '../../store/slices/cartSlice';
import { api, ok } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import * as stories from './WaitingOrder.stories';

const { OnHome, BesideACart, Several, TimeIsOver, Nothing, CannotBeCancelled } = composeStories(stories);

it('shows what is due and how long, and leads to the payment', async () => {
  renderStory(OnHome, { loggedIn: true });
  expect(await screen.findByText('Order VY-1001: ₹190 to pay')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d left to pay$/);
  expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/order/status/order-1');
});

it('says beside a cart that it is another order, unless the cart is that order', async () => {
  const line = { _id: 'ml-thinai-500', productPrice: 7500, quantity: 2, addons: [] };
  const { store } = renderStory(BesideACart, { loggedIn: true, cart: [line] });
  expect(await screen.findByText('Another order, VY-1001: ₹190 to pay')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  act(() => void store.dispatch(orderPlaced({ orderId: 'order-1', items: [line] })));
  expect(screen.getByText('This order, VY-1001, isn’t paid yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay' })).toBeVisible();
});

it('shows the newest of several', async () => {
  renderStory(Several, { loggedIn: true });
  expect(await screen.findByText('Order VY-1002: ₹1,245 to pay')).toBeVisible();
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

it('makes the cart that of the order to edit it', async () => {
  const { user, store } = renderStory(OnHome, { loggedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(store.getState().cart.placed?.orderId).toBe('order-1'));
  expect(store.getState().cart.items).toMatchObject([{ _id: 'ml-thinai-500', quantity: 2 }]);
});

it('brings the order’s lines back after the cart was cleared', async () => {
  const { user, store } = renderStory(OnHome, { loggedIn: true });
  const edit = await screen.findByRole('button', { name: 'Edit' });
  const line = { _id: 'ml-thinai-500', productPrice: 7500, quantity: 2, addons: [] };
  act(() => {
    store.dispatch(orderPlaced({ orderId: 'order-1', items: [line] }));
    store.dispatch(clear());
  });
  await user.click(edit);
  await waitFor(() => expect(store.getState().cart.items).toMatchObject([{ _id: 'ml-thinai-500', quantity: 2 }]));
});

it('cancels the order after a light confirmation', async () => {
  const { user } = renderStory(OnHome, { loggedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  mswServer.use(
    http.get(api('/order/history'), () =>
      ok(buildOrderHistory({ items: [buildOrderSummary({ status: 'CANCELLED' })] })),
    ),
    http.get(api('/order/cancel/:orderId'), () => ok(buildCancelledOrder({ refundStarted: false }))),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order VY-1001?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByText(/to pay/)).not.toBeInTheDocument());
});

it('shows why an order can’t be cancelled', async () => {
  const { user } = renderStory(CannotBeCancelled, { loggedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await within(screen.getByRole('dialog')).findByText('This order is already being packed.')).toBeVisible();
});

it.each([
  ['nothing waits', Nothing],
  ['the time is over', TimeIsOver],
])('shows nothing when %s', async (_when, story) => {
  const responded = jest.fn();
  mswServer.events.on('response:mocked', responded);
  renderStory(story, { loggedIn: true });
  await waitFor(() => expect(responded).toHaveBeenCalled());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('disappears when its time is over', async () => {
  mswServer.use(
    http.get(api('/order/history'), () => ok(buildOrderHistory({ items: [buildWaitingOrder({ secondsLeft: 2 })] }))),
  );
  renderStory(() => <OnHome />, { loggedIn: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
