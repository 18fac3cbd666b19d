import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildOrderCard, buildOrderCards } from '../../../testing/builders/staffOrders';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderStory } from '../../../testing/renderStory';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import * as cards from './BoardCard.stories';
import { StoppedOrders } from './StoppedOrders';

const { Stopped, New } = composeStories(cards);

it('names on the board the orders that a recall has stopped', async () => {
  const items = [
    buildOrderCard({ status: 'PROCESSING', recalled: buildRecalledUnits() }),
    buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002', status: 'PROCESSING' }),
  ];
  mswServer.use(http.get(staffApiUrl('/orders'), () => ok(buildOrderCards({ items }))));
  renderWithProviders(<StoppedOrders />, { staffUser: true });
  expect(await screen.findByText('1 order is stopped: it has recalled packs. VY100001')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open VY100001' })).toHaveAttribute('href', '/staff/orders/VY100001');
});

it('offers no step on the card of a stopped order', () => {
  const { unmount } = renderStory(New);
  expect(screen.getByRole('button', { name: /: VY100001$/ })).toBeVisible();
  unmount();
  renderStory(Stopped);
  expect(screen.getByText('Stopped: has recalled packs of LOT-7A')).toBeVisible();
  expect(screen.queryByRole('button', { name: /: VY100001$/ })).not.toBeInTheDocument();
});
