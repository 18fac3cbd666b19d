import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { buildRefundApproval, buildReturnApproval } from '../../../testing/builders/staffPacking';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { ApprovalsPage } from './ApprovalsPage';

let approvals = [buildRefundApproval()];
const decided: unknown[] = [];
beforeEach(() => {
  approvals = [buildRefundApproval()];
  decided.length = 0;
  mswServer.use(
    http.get(staffApiUrl('/approvals'), () => ok(approvals)),
    http.post(staffApiUrl('/approvals/:id/:how'), async ({ params, request }) => {
      approvals = [];
      decided.push([params.id, params.how, await request.text()]);
      return ok(null, 'The refund now waits to be sent.');
    }),
  );
});

const open = () => renderWithProviders(<ApprovalsPage />, { staffUser: true });

it('gives money back after a question that names the amount', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Approve: VY100001' }));
  expect(screen.getByText('Refund ₹600 for VY100001?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('No refund to approve')).toBeVisible();
  expect(decided).toEqual([['approval-1', 'approve', '']]);
});

it('leaves the question open while its refund is sent', async () => {
  let finish = (): void => undefined;
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  mswServer.use(
    http.post(staffApiUrl('/approvals/:id/approve'), async () => {
      await isFinished;
      approvals = [];
      return ok(null);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Approve: VY100001' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Refund ₹600 for VY100001?' })).toBeVisible();
  finish();
  expect(await screen.findByText('No refund to approve')).toBeVisible();
});

it('closes no other dialog when a late response comes', async () => {
  let finish = (): void => undefined;
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  approvals = ['1', '2'].map((no) =>
    buildRefundApproval({ _id: `approval-${no}`, orderNumber: `VY10000${no}`, reason: 'DAMAGED', isOwed: false }),
  );
  mswServer.use(
    http.post(staffApiUrl('/approvals/:id/decline'), async () => {
      await isFinished;
      approvals = approvals.slice(1);
      return ok(null);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Decline: VY100001' }));
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'Given back in cash');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Decline: VY100002' }));
  finish();
  await waitFor(() => expect(screen.queryByText('VY100001')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: /VY100002/ })).toBeVisible();
});

it('offers no decline of what the customer is owed, but another way', async () => {
  const { user } = open();
  expect(await screen.findByText(/The customer is owed this/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Decline/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send by hand: VY100001' }));
  await user.click(screen.getByRole('button', { name: 'Send by hand' }));
  expect(await screen.findByText('No refund to approve')).toBeVisible();
  expect(decided).toEqual([['approval-1', 'by-hand', '']]);
});

it('names money without an order by its bank reference', async () => {
  approvals = [buildReturnApproval()];
  const { user } = open();
  expect(await screen.findByText('Money without an order')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve: 412345678904' }));
  expect(screen.getByText('Refund ₹8,000, bank reference 412345678904?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The refund now waits to be sent.')).toBeVisible();
  expect(await screen.findByText('No refund to approve')).toBeVisible();
  expect(decided).toEqual([['approval-3', 'approve', '']]);
});

it('declines only with a reason', async () => {
  approvals = [buildRefundApproval({ reason: 'DAMAGED', isOwed: false })];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Decline: VY100001' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Say why')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'Given back in cash');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('No refund to approve')).toBeVisible();
  expect(decided).toEqual([['approval-1', 'decline', '{"reason":"Given back in cash"}']]);
});

it('names why an order was cancelled, and a complaint by no id', async () => {
  mswServer.use(
    http.get(staffApiUrl('/approvals'), () =>
      ok([
        buildRefundApproval({ reason: 'SOLD_OUT' }),
        buildRefundApproval({ _id: 'approval-2', orderNumber: 'VY100002', reason: 'complaint 0199aa' }),
      ]),
    ),
  );
  renderWithProviders(<ApprovalsPage />, { staffUser: true });
  expect(await screen.findByText('Order cancelled: Sold out')).toBeVisible();
  expect(screen.getByText('Complaint')).toBeVisible();
});

it('leaves one’s own request to another person', async () => {
  approvals = [buildRefundApproval({ isOwn: true, isOwed: false, reason: 'DAMAGED' })];
  open();
  expect(await screen.findByText('Refund by staff: Damaged')).toBeVisible();
  expect(screen.getByText('You asked for it yourself: another Admin approves.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve: VY100001' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw: VY100001' })).toBeVisible();
});
