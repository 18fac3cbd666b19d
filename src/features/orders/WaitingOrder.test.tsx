import { composeStories } from '@storybook/react-webpack5';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { buildOrderHistory, buildWaitingOrder } from '../../testing/builders/orders';
import { orderPlaced } from '../../store/slices/cartSlice';
import { api, ok } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import * as stories from './WaitingOrder.stories';

const { OnHome, BesideACart, Several, TimeIsOver, Nothing } = composeStories(stories);

it('shows how long an order can be paid, and leads to its payment', async () => {
  renderStory(OnHome, { loggedIn: true });
  expect(await screen.findByText('Order VY-1001 isn’t paid yet')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d min left to pay$/);
  expect(screen.getByRole('link', { name: 'Pay ₹190' })).toHaveAttribute('href', '/order/status/order-1');
});

it('says beside a cart that it is another order, unless the cart is that order', async () => {
  const line = { _id: 'ml-thinai-500', productPrice: 7500, quantity: 2, addons: [] };
  const { store } = renderStory(BesideACart, { loggedIn: true, cart: [line] });
  expect(await screen.findByText('Another order isn’t paid yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ₹190' })).toBeVisible();
  act(() => void store.dispatch(orderPlaced({ orderId: 'order-1', items: [line] })));
  expect(screen.getByText('This order, VY-1001, isn’t paid yet')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows the newest of several', async () => {
  renderStory(Several, { loggedIn: true });
  expect(await screen.findByText('Order VY-1002 isn’t paid yet')).toBeVisible();
  expect(screen.getAllByRole('region')).toHaveLength(1);
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

it('goes when its time is over', async () => {
  mswServer.use(
    http.get(api('/order/history'), () => ok(buildOrderHistory({ items: [buildWaitingOrder({ secondsLeft: 2 })] }))),
  );
  renderStory(() => <OnHome />, { loggedIn: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
