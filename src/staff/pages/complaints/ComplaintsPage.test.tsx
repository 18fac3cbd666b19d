import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildStaffComplaint } from '../../../testing/builders/complaints';
import { buildSlotLoad } from '../../../testing/builders/slots';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { ComplaintsPage } from './ComplaintsPage';

const open = async () => {
  const { user } = renderWithProviders(<ComplaintsPage />, { staffUser: true });
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  return { user, dialog: await screen.findByRole('dialog') };
};

it('refunds a part of what was paid, with a reason', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/complaints/:id/decision'), async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return ok({ open: [], toSend: [], decided: [buildStaffComplaint({ state: 'REFUNDED' })] });
    }),
  );
  const { user, dialog } = await open();
  await user.click(within(dialog).getByRole('radio', { name: 'Refund' }));
  const amount = within(dialog).getByLabelText('Amount in rupees');
  await user.clear(amount);
  await user.type(amount, '150.01');
  await user.type(within(dialog).getByLabelText('Reason'), 'One of two was torn');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText('Enter an amount of at most ₹150')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '75.50');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([['complaint-1', { decision: 'REFUNDED', reason: 'One of two was torn', amountPaise: 7_550 }]]);
});

it('says so when another person was quicker', async () => {
  mswServer.use(
    http.post(staffApiUrl('/complaints/:id/decision'), () =>
      rejected(409, 'This complaint has been decided meanwhile.'),
    ),
  );
  const { user, dialog } = await open();
  await user.type(within(dialog).getByLabelText('Reason'), 'Torn');
  await user.click(within(dialog).getByRole('button', { name: 'Replace' }));
  expect(await within(dialog).findByText('This complaint has been decided meanwhile.')).toBeVisible();
});

it('lists promised replacements until a person has sent them', async () => {
  let toSend = [buildStaffComplaint({ state: 'REPLACED', decidedBy: 'Selvi' })];
  const sent: unknown[] = [];
  mswServer.use(
    http.get(staffApiUrl('/complaints'), () => ok({ open: [], toSend, decided: [] })),
    http.post(staffApiUrl('/complaints/:id/sent'), ({ params }) => {
      sent.push(params.id);
      toSend = [];
      return ok({ open: [], toSend, decided: [] });
    }),
  );
  const { user } = renderWithProviders(<ComplaintsPage />, { staffUser: true });
  expect(await screen.findByRole('heading', { name: 'Replacements to send' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Sent: / }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Replacements to send' })).not.toBeInTheDocument());
  expect(sent).toEqual(['complaint-1']);
});

it('sends a promised replacement as an order of its own, at the first time with room or another one', async () => {
  const complaint = buildStaffComplaint({ state: 'REPLACED', decidedBy: 'Selvi' });
  const sent: unknown[] = [];
  mswServer.use(
    http.get(staffApiUrl('/complaints'), () => ok({ open: [], toSend: [complaint], decided: [] })),
    http.post(staffApiUrl('/complaints/:id/order'), async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return sent.length === 1
        ? rejected(409, 'That delivery time is full now.')
        : ok({ orderNumber: 'VY100009' }, 'The replacement goes as order VY100009.');
    }),
  );
  const { user } = renderWithProviders(<ComplaintsPage />, { staffUser: true });
  await user.click(await screen.findByRole('button', { name: /^Send as its own order: / }));
  const dialog = await screen.findByRole('dialog');
  const [first] = buildSlotLoad();
  const [morning] = first!.slots;
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Send it' }));
  await within(dialog).findByRole('button', { name: 'Send it' });
  await send();
  expect(await within(dialog).findByText('That delivery time is full now.')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: /^Sat/ }));
  await send();
  expect(await screen.findByText('The replacement goes as order VY100009.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    ['complaint-1', { times: { startsAt: morning!.startsAt, endsAt: morning!.endsAt } }],
    ['complaint-1', { times: { startsAt: '2026-11-28T07:00:00+05:30', endsAt: '2026-11-28T10:00:00+05:30' } }],
  ]);
});
