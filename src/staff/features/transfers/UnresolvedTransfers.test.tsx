import { screen, waitFor, within } from '@testing-library/react';
import { composeStories } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderStory } from '../../../testing/renderStory';
import * as stories from './UnresolvedTransfers.stories';

const { Proposed } = composeStories(stories);

it('says that money goes back only once a second person approves it', async () => {
  const message = 'It waits for a second person to approve it.';
  mswServer.use(
    http.post(staffApiUrl('/money/transfers/transfer-1/return'), () => ok({ refundMethod: 'APPROVAL' }, message)),
  );
  const { user } = renderStory(Proposed);
  await user.click(await screen.findByRole('button', { name: 'Refund: 412345678903' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('takes no second decision about money until the list without it has loaded', async () => {
  const message = 'It is refunded the way it came.';
  mswServer.use(
    http.post(staffApiUrl('/money/transfers/transfer-1/return'), () => ok({ refundMethod: 'BY_PROVIDER' }, message)),
  );
  const { user } = renderStory(Proposed);
  const refundTransfer = await screen.findByRole('button', { name: 'Refund: 412345678903' });
  mswServer.use(http.get(staffApiUrl('/payments/todos'), () => delay('infinite')));
  await user.click(refundTransfer);
  expect(await screen.findByText(message)).toBeVisible();
  for (const name of ['Refund', 'Assign to an order', 'For VY100007'])
    expect(screen.getByRole('button', { name: `${name}: 412345678903` })).toBeDisabled();
});

it('gives money that came without an order to one that a person names, or that owes exactly that', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/money/transfers/transfer-1/assign'), async ({ request }) => {
      sent.push(await request.json());
      return ok({ transferId: 'transfer-1', outcome: 'RECEIVED' }, 'The order is paid.');
    }),
  );
  const { user } = renderStory(Proposed);
  await user.click(await screen.findByRole('button', { name: 'For VY100007: 412345678903' }));
  expect(await screen.findByText('The order is paid.')).toBeVisible();
  const assign = screen.getByRole('button', { name: 'Assign to an order: 412345678903' });
  await waitFor(() => expect(assign).toBeEnabled());
  await user.click(assign);
  const dialog = within(await screen.findByRole('dialog', { name: 'Whose money is ₹189.99?' }));
  await user.click(dialog.getByRole('button', { name: 'Assign to this order' }));
  expect(await dialog.findByText('An order number has digits after VY')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Order number' }), 'vy100009');
  await user.click(dialog.getByRole('button', { name: 'Assign to this order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ orderNumber: 'VY100007' }, { orderNumber: 'VY100009' }]);
});
