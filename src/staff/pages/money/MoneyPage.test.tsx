import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { buildDayBooks, buildDayTotals } from '../../../testing/builders/staffMoney';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { MoneyPage } from './MoneyPage';

const open = (view = 'cash') =>
  renderWithProviders(<MoneyPage />, { staffUser: true, route: `/staff/money?view=${view}` });

const sentTo = (path: string, response: unknown = null, message?: string): unknown[] => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl(path), async ({ request }) => {
      sent.push(await request.json());
      return ok(response, message);
    }),
  );
  return sent;
};

describe('cash', () => {
  it('is received as counted, and a difference needs its reason', async () => {
    const sent = sentTo('/money/handovers', { differencePaise: -1_000 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Receive cash: Mani' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cash of Mani' }));
    await user.type(dialog.getByRole('textbox', { name: 'Counted (₹)' }), '670');
    expect(dialog.getByText('₹10 short')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Receive the cash' }));
    expect(await dialog.findByText('Say why it differs')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Why does it differ?' }), 'No change');
    await user.click(dialog.getByRole('button', { name: 'Receive the cash' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ riderId: 'staff-2', countedPaise: 67_000, expectedPaise: 68_000, note: 'No change' }]);
  });

  it('of a delivery that said nothing of it is noted, or paid by the order’s own code', async () => {
    const sent = sentTo('/orders/:orderNumber/collect');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show QR: VY100003' }));
    expect(await screen.findByRole('img', { name: 'QR code to pay ₹190' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'The customer has paid' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Paid in cash: VY100003' }));
    await user.click(await screen.findByRole('button', { name: 'Cash received' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { method: 'UPI', amountPaise: 19_000 },
      { method: 'CASH', amountPaise: 19_000 },
    ]);
  });

  it('is all that a Sales Person sees of the books', async () => {
    mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }))));
    open('bank');
    expect(await screen.findByRole('heading', { name: 'Cash in hand' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('the bank', () => {
  it('matches a line with the order that it names', async () => {
    const sent = sentTo('/money/transfers', { transferId: 't', outcome: 'RECEIVED' }, 'The order is paid.');
    const { user } = open('bank');
    await user.click(await screen.findByRole('button', { name: 'For VY100001' }));
    await waitFor(() =>
      expect(sent).toEqual([{ orderNumber: 'VY100001', reference: '412345678901', amountPaise: 34_000 }]),
    );
    expect(await screen.findByText('The order is paid.')).toBeVisible();
  });

  it('takes a reference of twelve digits only; another amount becomes money without an order', async () => {
    const noted = 'Recorded as money without an order.';
    const sent = sentTo('/money/transfers', { transferId: 't', outcome: 'UNRESOLVED' }, noted);
    const { user } = open('bank');
    await user.click(await screen.findByRole('button', { name: 'Match: VY100002' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reference = dialog.getByRole('textbox', { name: 'Bank reference (12 digits)' });
    await user.type(reference, '41234567890A');
    await user.click(dialog.getByRole('button', { name: 'The order is paid' }));
    expect(await dialog.findByText('A bank reference has 12 digits, without letters')).toBeVisible();
    await user.clear(reference);
    await user.type(reference, '4123 4567 8905');
    const amount = dialog.getByRole('textbox', { name: 'Amount at the bank (₹)' });
    await user.clear(amount);
    await user.type(amount, '190.01');
    expect(dialog.getByText('₹190.01 is not ₹190: it can’t pay this order.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Record as money without an order' }));
    await waitFor(() => expect(sent).toEqual([{ orderNumber: null, reference: '412345678905', amountPaise: 19_001 }]));
    expect(await screen.findByText(noted)).toBeVisible();
  });

  it('imports a statement, and names the lines that it can’t read', async () => {
    const problems = [{ line: 3, text: 'There is no bank reference of 12 digits' }];
    const sent = sentTo('/money/statement', { imported: 2, known: 0, debits: 1, problems });
    const { user } = open('bank');
    const file = new File(['Date,Credit,Narration'], 'statement.csv', { type: 'text/csv' });
    file.text = () => Promise.resolve('Date,Credit,Narration');
    await user.upload(await screen.findByLabelText('Choose a statement', { selector: 'input' }), file);
    expect(await screen.findByText('Line 3: There is no bank reference of 12 digits')).toBeVisible();
    expect(sent).toEqual([{ csv: 'Date,Credit,Narration' }]);
  });

  it('records a refund that was sent by hand', async () => {
    const sent = sentTo('/refunds/:refundId/by-hand');
    const { user } = open('bank');
    await user.click(await screen.findByRole('button', { name: 'Sent: VY100000' }));
    await user.type(screen.getByRole('textbox', { name: 'Bank reference (12 digits)' }), '512345678901');
    await user.click(screen.getByRole('button', { name: 'It is sent' }));
    await waitFor(() => expect(sent).toEqual([{ reference: '512345678901' }]));
  });
});

describe('the day', () => {
  it('closes at no difference without a word', async () => {
    const sent = sentTo('/money/day');
    const { user } = open('day');
    await user.click(await screen.findByRole('button', { name: /^Close 20\sNov\s2026$/ }));
    await waitFor(() => expect(sent).toEqual([{ day: '2026-11-20', differencePaise: 0 }]));
  });

  it('closes with a difference only when its reason is written', async () => {
    const totals = buildDayTotals({ cashCountedPaise: 29_000, differencePaise: -5_000 });
    mswServer.use(http.get(staffApiUrl('/money/day'), () => ok(buildDayBooks({ totals }))));
    const sent = sentTo('/money/day');
    const { user } = open('day');
    await user.click(await screen.findByRole('button', { name: /^Close 20\sNov\s2026$/ }));
    expect(await screen.findByText('Say why it differs')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Why does it differ?' }), 'A note was torn');
    await user.click(screen.getByRole('button', { name: /^Close 20\sNov\s2026$/ }));
    await waitFor(() =>
      expect(sent).toEqual([{ day: '2026-11-20', differencePaise: -5_000, note: 'A note was torn' }]),
    );
  });
});
