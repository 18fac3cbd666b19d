import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildOrderCard, buildOrderCards } from '../../../testing/builders/staffOrders';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderStory } from '../../../testing/renderStory';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import * as awaited from './AwaitedPayments.stories';
import * as cards from './BoardCard.stories';
import { StoppedOrders } from './StoppedOrders';

const { Stopped, New } = composeStories(cards);
const { OneSaysItIsPaid, WithoutTheRight } = composeStories(awaited);

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

it('counts the payments that are awaited, and leads to the bank whoever may match them', async () => {
  const first = renderStory(OneSaysItIsPaid);
  expect(
    await screen.findByText('2 orders wait for their payment. 1 customer says it is paid: look for it at the bank.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the bank' })).toHaveAttribute('href', '/staff/money?view=bank');
  first.unmount();

  renderStory(WithoutTheRight);
  expect(await screen.findByText(/^2 orders wait for their payment\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
});

it('offers no step on the card of a stopped order', () => {
  const { unmount } = renderStory(New);
  expect(screen.getByRole('button', { name: /: VY100001$/ })).toBeVisible();
  unmount();
  renderStory(Stopped);
  expect(screen.getByText('Stopped: has recalled packs of LOT-7A')).toBeVisible();
  expect(screen.queryByRole('button', { name: /: VY100001$/ })).not.toBeInTheDocument();
});
