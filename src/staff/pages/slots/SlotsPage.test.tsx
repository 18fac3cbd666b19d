import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildSlotSettings } from '../../../testing/builders/slots';
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
