import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { buildStaffEnquiry } from '../../../testing/builders/enquiries';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { EnquiriesPage } from './EnquiriesPage';

const open = () => renderWithProviders(<EnquiriesPage />, { staffUser: true });
const card = (ticketNumber: string) => screen.findByRole('listitem', { name: new RegExp(ticketNumber) });

it('names the deadline, and marks a message as replied to', async () => {
  const sent: unknown[] = [];
  let enquiry = buildStaffEnquiry();
  mswServer.use(
    http.get(staffApiUrl('/enquiries'), () => ok({ open: [enquiry], openTotal: 1, resolved: [] })),
    http.post(staffApiUrl('/enquiries/:ticketNumber/status'), async ({ request, params }) => {
      sent.push([params.ticketNumber, await request.json()]);
      enquiry = buildStaffEnquiry({ status: 'ACKNOWLEDGED', dueAt: '2026-12-20T06:00:00.000Z' });
      return ok({ open: [enquiry], openTotal: 1, resolved: [] });
    }),
  );
  const { user } = open();
  expect(within(await card('VT100001')).getByText(/^Reply by 22 Nov 2026, 11:30\sam: /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have replied' }));
  expect(await screen.findByText(/^Resolve by 20 Dec 2026/)).toBeVisible();
  expect(sent).toEqual([['VT100001', { from: 'OPEN', to: 'ACKNOWLEDGED' }]]);
});

it('shows what another person changed meanwhile', async () => {
  let enquiry = buildStaffEnquiry();
  mswServer.use(
    http.get(staffApiUrl('/enquiries'), () => ok({ open: [enquiry], openTotal: 1, resolved: [] })),
    http.post(staffApiUrl('/enquiries/:ticketNumber/status'), () => {
      enquiry = buildStaffEnquiry({ status: 'ACKNOWLEDGED', dueAt: null });
      return rejected(409, 'Another person has changed this enquiry meanwhile.');
    }),
  );
  const { user } = open();
  await user.click(within(await card('VT100001')).getByRole('button', { name: 'I have replied' }));
  expect(await screen.findByText('Another person has changed this enquiry meanwhile.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have replied' })).not.toBeInTheDocument();
});
