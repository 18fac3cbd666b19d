import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { ORDER_STATUS_LABELS } from '../../../contract/constants';
import { buildOrderHistory, buildOrderSummary } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import * as stories from './OrderList.stories';

const { Loaded, EveryStatus, Paged, Empty, Loading, Failed } = composeStories(stories);

it('shows each order with its date, items and total, and leads to its tracking', async () => {
  renderStory(Loaded);
  const link = await screen.findByRole('link', { name: /Order VY-1001/ });
  expect(link).toHaveAttribute('href', '/profile/order/track?id=order-1');
  expect(link).toHaveTextContent('Placed on 20 Nov 2026');
  expect(link).toHaveTextContent('Foxtail Millet (Thinai) rice');
  expect(link).toHaveTextContent(/2 packs\s*₹190$/);
});

it('offers to pay an order only while its payment is awaited', async () => {
  const unpaid = { ...buildOrderSummary(), orderId: 'order-9', orderNumber: 'VY-1009', secondsLeft: 600 };
  mswServer.use(
    http.get(api('/order/history'), () => ok({ ...buildOrderHistory(), items: [unpaid, buildOrderSummary()] })),
  );
  renderStory(Loaded);
  const pay = await screen.findByRole('link', { name: 'Pay ₹190 now' });
  expect(pay).toHaveAttribute('href', '/order/status/order-9');
  expect(screen.getByRole('timer')).toHaveTextContent(/^\d+:\d\d left to pay$/);
  expect(screen.getAllByRole('button', { name: /^Order again/ })).toHaveLength(1);
});

it('offers to track an order while it is under way', async () => {
  renderStory(Loaded);
  const track = await screen.findByRole('link', { name: 'Track order' });
  expect(track).toHaveAttribute('href', '/profile/order/track?id=order-1');
});

it('labels every status as the specification does', async () => {
  renderStory(EveryStatus);
  for (const label of Object.values(ORDER_STATUS_LABELS)) expect(await screen.findByText(label)).toBeVisible();
});

it('shows an empty label for a status that it does not know', async () => {
  const unknown = { ...buildOrderSummary(), status: 'LOST' };
  mswServer.use(http.get(api('/order/history'), () => ok({ ...buildOrderHistory(), items: [unknown] })));
  renderStory(Loaded);
  expect(await screen.findByRole('heading', { name: 'Order VY-1001' })).toBeVisible();
  expect(screen.queryByText(/LOST|status/)).not.toBeInTheDocument();
});

it('shows older orders on demand, until there are none', async () => {
  const { user } = renderStory(Paged);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show more orders' }));
  expect(await screen.findByRole('link', { name: /VY-1001/ })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Show more orders' })).not.toBeInTheDocument();
});

it('retains loaded orders when older ones fail, and retries', async () => {
  const { user } = renderStory(Paged);
  const more = await screen.findByRole('button', { name: 'Show more orders' });
  mswServer.use(http.get(api('/order/history'), () => rejected(500), { once: true }));
  await user.click(more);
  expect(await screen.findByText('We couldn’t load older orders.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show more orders' }));
  expect(await screen.findByRole('link', { name: /VY-1001/ })).toBeVisible();
});

it('shows that there are none yet, and where to begin', async () => {
  renderStory(Empty);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
});

it('shows that it is loading', () => {
  renderStory(Loading);
  expect(screen.getByRole('status', { name: 'Loading your orders' })).toBeVisible();
});

it('reports a failure, and can be retried', async () => {
  const { user } = renderStory(Failed);
  expect(await screen.findByText('We couldn’t load your orders')).toBeVisible();
  expect(screen.getByText('The shop stumbled.')).toBeVisible();
  mswServer.use(http.get(api('/order/history'), () => ok(buildOrderHistory())));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /VY-1001/ })).toBeVisible();
});
