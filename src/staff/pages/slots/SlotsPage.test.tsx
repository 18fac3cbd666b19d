import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { MoveOrdersBody } from '../../../../contract/staffOrders';
import { buildSlotSettings } from '../../../testing/builders/slots';
import { CARD_PLACED_AT } from '../../../testing/builders/staffOrders';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { SlotsPage } from './SlotsPage';

/** Records what was sent, by path below /slots. */
const record = (method: 'post' | 'put' | 'delete', path: string) => {
  const sent: unknown[] = [];
  mswServer.use(
    http[method](staffApiUrl(`/slots${path}`), async ({ request }) => {
      sent.push(method === 'delete' ? new URL(request.url).pathname.split('/').at(-1) : await request.json());
      return ok(buildSlotSettings());
    }),
  );
  return sent;
};
const open = async () => {
  const view = renderWithProviders(<SlotsPage />, { staffUser: true });
  await screen.findByRole('heading', { level: 1, name: 'Delivery times' });
  return view.user;
};

it('adds a time on several weekdays', async () => {
  const sent = record('post', '/windows');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add a time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a time' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Mon' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Tue' }));
  await user.type(within(dialog).getByLabelText('From'), '21:30');
  await user.type(within(dialog).getByLabelText('To'), '00:00');
  await user.click(within(dialog).getByRole('button', { name: 'Add a time' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { weekdays: [1, 2], startMinute: 21 * 60 + 30, endMinute: 24 * 60, capacity: 20, cutOffMinutes: 120 },
  ]);
});

it('changes how many orders a time takes', async () => {
  const sent = record('put', '/windows/:id');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Mon, 7–\u206010\u00A0am: 20 orders. Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mon, 7–\u206010\u00A0am' });
  await user.clear(within(dialog).getByLabelText('Orders'));
  await user.type(within(dialog).getByLabelText('Orders'), '25');
  await user.clear(within(dialog).getByLabelText('Cut-off in hours'));
  await user.type(within(dialog).getByLabelText('Cut-off in hours'), '1.5');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ capacity: 25, cutOffMinutes: 90 }]));
});

it('closes today in a rush, and puts deliveries off', async () => {
  const [closed, rush] = [record('post', '/closed-days'), record('put', '/rush')];
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Take no more orders for today' }));
  await user.click(screen.getByRole('radio', { name: '2 days' }));
  await waitFor(() => expect(rush).toEqual([{ extraDays: 2 }]));
  expect(closed).toEqual([{ day: '2026-11-26', reason: 'Rush' }]);
});

it('opens a closed day again', async () => {
  const sent = record('delete', '/closed-days/:day');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Open Fri 25 Dec' }));
  await waitFor(() => expect(sent).toEqual(['2026-12-25']));
});

it('moves all orders of a closed day in three taps, and again those that found no place', async () => {
  const closedDays = [{ day: '2026-11-27', reason: 'Flood', booked: 2 }];
  const sent: MoveOrdersBody[] = [];
  mswServer.use(
    http.get(staffApiUrl('/slots'), () => ok(buildSlotSettings({ closedDays }))),
    http.post<never, MoveOrdersBody>(staffApiUrl('/orders/move'), async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const isFirst = sent.length === 1;
      return ok(
        body.orders.map(({ orderNumber, expectedSlotId }, at) => ({
          orderNumber,
          slot: { slotId: expectedSlotId, day: '2026-11-27', startsAt: CARD_PLACED_AT, endsAt: CARD_PLACED_AT },
          problemText: isFirst && at === 1 ? 'That delivery time is full now.' : null,
        })),
      );
    }),
  );
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Move 2 orders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move 2 orders' });
  await user.click(await within(dialog).findByRole('radio', { name: /^Mon, 30 Nov/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Move 2 orders' }));
  expect(await within(dialog).findByText('VY100002: That delivery time is full now.')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: /^4–/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Move the order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const slotId = '07:00_2026-11-27';
  expect(sent).toEqual([
    {
      orders: ['VY100001', 'VY100002'].map((orderNumber) => ({ orderNumber, expectedSlotId: slotId })),
      day: '2026-11-30',
      reason: 'CLOSED',
    },
    {
      orders: [{ orderNumber: 'VY100002', expectedSlotId: slotId }],
      day: '2026-11-30',
      times: { startsAt: '2026-11-30T16:00:00+05:30', endsAt: '2026-11-30T19:00:00+05:30' },
      reason: 'CLOSED',
    },
  ]);
});
