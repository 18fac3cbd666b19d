import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildStaffMe } from '../../../testing/builders/staff';
import {
  buildPlannedRound,
  buildReadyOrder,
  buildRider,
  buildRound,
  buildRoundsOfDay,
  buildStop,
} from '../../../testing/builders/staffRounds';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { RoundsPage } from './RoundsPage';

const open = (day = buildRoundsOfDay()) => {
  mswServer.use(http.get(staffApiUrl('/rounds'), () => ok(day)));
  return renderWithProviders(<RoundsPage />, { staffUser: true });
};

/** Records the body of a call. */
const recording = (method: 'post' | 'put', path: string) => {
  const calls: unknown[] = [];
  mswServer.use(
    http[method](staffApiUrl(path), async ({ request }) => {
      calls.push(await request.json());
      return ok(buildRound());
    }),
  );
  return calls;
};

it('plans the chosen orders for a rider', async () => {
  const calls = recording('post', '/rounds');
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /VY100004/ }));
  await user.click(screen.getByRole('combobox', { name: 'Rider' }));
  await user.click(screen.getByRole('option', { name: 'Kumar' }));
  await user.click(screen.getByRole('button', { name: 'Plan a round with 1 order' }));
  await waitFor(() => expect(calls).toEqual([{ riderId: 'staff-10', orderIds: ['order-5'] }]));
});

it('says day and slot, and leaves what is for a later day to its own round', async () => {
  const calls = recording('post', '/rounds');
  const [today, later] = [0, 3].map((days) => {
    const startsAt = Date.now() + days * 86_400_000;
    return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(startsAt + 1).toISOString() };
  });
  const ready = [buildReadyOrder(3, { slot: today! }), buildReadyOrder(4, { slot: later! })];
  const planned = buildPlannedRound({
    stops: [0, 1].map((at) =>
      buildStop(at, { slot: { startsAt: '2026-11-25T01:30:00Z', endsAt: `2026-11-25T0${at + 3}:30:00Z` } }),
    ),
  });
  const { user } = open(buildRoundsOfDay({ rounds: [planned], ready }));
  expect(await screen.findByText(/^Wed 25\sNov, 7–\u20609\sam, 7–\u206010\sam · 0 of 2 done$/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /VY100005/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Plan a round with 1 order' }));
  await waitFor(() => expect(calls).toEqual([expect.objectContaining({ orderIds: ['order-4'] })]));
});

it('plans no order that has recalled packs', async () => {
  const calls = recording('post', '/rounds');
  const ready = [buildReadyOrder(3, { recalled: buildRecalledUnits() }), buildReadyOrder(4)];
  const { user } = open(buildRoundsOfDay({ rounds: [], ready }));
  expect(
    await screen.findByRole('checkbox', { name: /VY100004.*Stopped: has recalled packs of LOT-7A/ }),
  ).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Plan a round with 1 order' }));
  await waitFor(() => expect(calls).toEqual([expect.objectContaining({ orderIds: ['order-5'] })]));
});

it('proposes a rider who has no round to ride', async () => {
  const calls = recording('post', '/rounds');
  const { user } = open(buildRoundsOfDay({ rounds: [buildRound()] }));
  await user.click(await screen.findByRole('button', { name: /^Plan a round/ }));
  await waitFor(() => expect(calls).toEqual([expect.objectContaining({ riderId: 'staff-10' })]));
});

it('changes the sequence by hand, and leaves that of what is done', async () => {
  const calls = recording('put', '/rounds/:roundId/stops');
  const round = buildRound({
    stops: [buildStop(0, { state: 'DELIVERED', status: 'DELIVERED' }), buildStop(1), buildStop(2)],
  });
  const { user } = open(buildRoundsOfDay({ rounds: [round] }));
  expect(await screen.findByRole('button', { name: 'VY100002 earlier' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'VY100001 later' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take VY100002 out' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'VY100002 later' }));
  await waitFor(() => expect(calls).toEqual([{ orderIds: ['order-3', 'order-2'], shortest: false }]));
});

it('takes an order out of a round that has not begun', async () => {
  const calls = recording('put', '/rounds/:roundId/stops');
  const { user } = open(buildRoundsOfDay({ rounds: [buildPlannedRound()] }));
  await user.click(await screen.findByRole('button', { name: 'Take VY100002 out' }));
  await waitFor(() => expect(calls).toEqual([{ orderIds: ['order-1', 'order-3'], shortest: false }]));
});

it('gives the round of a rider who was switched off to another', async () => {
  const calls = recording('put', '/rounds/:roundId/rider');
  const { user } = open(buildRoundsOfDay({ rounds: [buildRound({ rider: buildRider({ active: false }) })] }));
  expect(await screen.findByText(/Mani is switched off/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change rider' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Change rider' }));
  await waitFor(() => expect(calls).toEqual([{ riderId: 'staff-10' }]));
});

it('decides on a wrong code that was entered without network', async () => {
  const calls = recording('post', '/rounds/:roundId/stops/:orderId/review');
  const round = buildRound({ stops: [buildStop(0, { proof: 'REVIEW' })] });
  const { user } = open(buildRoundsOfDay({ rounds: [round] }));
  await user.click(await screen.findByRole('button', { name: 'No, still to deliver' }));
  await waitFor(() => expect(calls).toEqual([{ delivered: false }]));
});

it('cancels what came back, with what becomes of the stock', async () => {
  const calls = recording('post', '/rounds/:roundId/stops/:orderId/cancel');
  const back = buildStop(0, { state: 'NOT_DELIVERED', status: 'READY_TO_DELIVER', reason: 'REFUSED' });
  const { user } = open(buildRoundsOfDay({ rounds: [buildRound({ stops: [back] })] }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Damaged: write it off' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(calls).toEqual([{ reason: 'REFUSED', stock: 'WRITTEN_OFF' }]));
});

it('shows a role without the right to it no cancelling', async () => {
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.RIDER }))));
  open();
  expect(await screen.findByText('0 of 3 done', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});
