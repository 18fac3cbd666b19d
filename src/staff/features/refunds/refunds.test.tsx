import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { buildStaffComplaint } from '../../../testing/builders/complaints';
import { buildStaffOrder, buildStaffRefund } from '../../../testing/builders/staffOrders';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { OrderPage } from '../../pages/order/OrderPage';

let order = buildStaffOrder();
const sent: unknown[] = [];
beforeEach(() => {
  order = buildStaffOrder();
  sent.length = 0;
  mswServer.use(http.get(staffApiUrl('/orders/VY100001'), () => ok(order)));
});

const withRefunds = (...refunds: ReturnType<typeof buildStaffRefund>[]) =>
  buildStaffOrder({ transfers: buildStaffOrder().transfers.map((transfer) => ({ ...transfer, refunds })) });

const open = () =>
  renderWithProviders(<OrderPage />, {
    staffUser: true,
    path: '/staff/orders/:orderNumber',
    route: '/staff/orders/VY100001',
  });

describe('an order’s money', () => {
  it('asks whether a refund answers the open complaint, and then decides it with what the customer reads', async () => {
    order = buildStaffOrder({ status: 'DELIVERED' });
    mswServer.use(
      http.get(staffApiUrl('/complaints/orders/VY100001'), () => ok({ items: [buildStaffComplaint()] })),
      http.post(staffApiUrl('/complaints/complaint-1/decision'), async ({ request }) => {
        sent.push(await request.json());
        return ok({ open: [], toSend: [], decided: [] });
      }),
    );
    const { user } = open();
    const section = within(await screen.findByRole('region', { name: 'Complaints' }));
    expect(section.getByText('Both packs were torn.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund VY100001' }));
    // More than was paid for the reported packs.
    await user.type(dialog.getByRole('textbox', { name: 'Amount in rupees' }), '160');
    await user.click(dialog.getByRole('button', { name: 'Refund ₹160' }));
    expect(await dialog.findByText('Choose one')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /^Damaged: 2 × Foxtail/ }));
    expect(await dialog.findByText('Write an amount up to ₹150')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'All of it' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sorry for the torn packs');
    await user.click(dialog.getByRole('button', { name: 'Refund ₹150' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ decision: 'REFUNDED', amountPaise: 15_000, reason: 'Sorry for the torn packs' }]);
  });

  it('is made in part with a reason, of what is neither refunded nor waits', async () => {
    const at = '2026-11-20T07:00:00Z';
    order = {
      ...withRefunds(
        buildStaffRefund({ amountPaise: 4_000, state: 'DONE' }),
        buildStaffRefund({ refundId: 'refund-2', amountPaise: 9_000, state: 'FAILED' }),
      ),
      approvals: [
        { amountPaise: 5_000, reason: 'DELAYED', state: 'WAITING', requestedBy: 'Mani', decidedBy: null, at },
      ],
    };
    const keys = new Set<string | null>();
    mswServer.use(
      http.post(staffApiUrl('/orders/VY100001/refunds'), async ({ request }) => {
        keys.add(request.headers.get('idempotency-key'));
        sent.push(await request.json());
        return ok({ refundMethod: 'APPROVAL' }, 'Noted. It is refunded once a second person approves.');
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund VY100001' }));
    expect(dialog.getByText('₹100 of the payment is left.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Amount in rupees' }), '100.01');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText('Write an amount up to ₹100')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'Amount in rupees' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount in rupees' }), '45.5');
    await user.click(dialog.getByRole('radio', { name: 'Quality' }));
    await user.click(dialog.getByRole('button', { name: 'Refund ₹45.50' }));
    expect(await screen.findByText('Noted. It is refunded once a second person approves.')).toBeVisible();
    expect(sent).toEqual([{ amountPaise: 4_550, reason: 'QUALITY', leftPaise: 10_000 }]);
    expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{8,}$/)]);
  });

  it('is refunded for an item, of which staff say whether it came back; the order’s page shows it', async () => {
    const whole = buildStaffOrder({ status: 'DELIVERED' });
    const [item] = whole.items as [StaffOrder['items'][number]];
    order = { ...whole, items: [{ ...item, leftUnits: 2, leftPaise: 15_001 }] };
    const refunded = { quantity: 1, amountPaise: 7_500, returned: 'BACK', isWaiting: false } as const;
    mswServer.use(
      http.post(staffApiUrl('/orders/VY100001/refunds'), async ({ request }) => {
        sent.push(await request.json());
        order = { ...whole, items: [{ ...item, leftUnits: 1, leftPaise: 7_501, refunded: [refunded] }] };
        return ok({ refundMethod: 'REFUND' }, 'The money is on its way back.');
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund VY100001' }));
    await user.click(dialog.getByRole('checkbox', { name: /^2 × Foxtail.*₹150/ }));
    expect(dialog.queryByRole('textbox', { name: 'Amount in rupees' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Yes, back in stock' }));
    await user.click(dialog.getByRole('button', { name: 'Refund ₹75' }));
    expect(await screen.findByText('1 refunded: ₹75 · back in stock')).toBeVisible();
    expect(sent).toEqual([
      {
        amountPaise: 7_500,
        reason: 'DAMAGED',
        leftPaise: 19_000,
        lines: [{ lineNo: 1, quantity: 1, returned: 'BACK' }],
      },
    ]);
  });

  it('that failed to go back is sent again, or noted as sent by hand with its reference', async () => {
    order = withRefunds(buildStaffRefund({ state: 'FAILED' }));
    mswServer.use(
      http.post(staffApiUrl('/refunds/refund-1/again'), () => {
        sent.push('again');
        return rejected(409, 'This refund has been sent again already.');
      }),
      http.post(staffApiUrl('/refunds/refund-1/by-hand'), async ({ request }) => {
        sent.push(await request.json());
        order = withRefunds(
          buildStaffRefund({ state: 'FAILED', isReplaced: true }),
          buildStaffRefund({ refundId: 'refund-2', state: 'DONE', byHand: true }),
        );
        return ok(null);
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send again: ₹75' }));
    expect(await screen.findByText('This refund has been sent again already.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sent another way: ₹75' }));
    const dialog = within(await screen.findByRole('dialog', { name: '₹75: sent another way' }));
    await user.click(dialog.getByRole('radio', { name: 'Bank account' }));
    await user.click(dialog.getByRole('button', { name: 'Note as sent' }));
    expect(await dialog.findByText('12 digits, as the bank shows them')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Bank reference' }), '4123 4567 8901');
    await user.click(dialog.getByRole('button', { name: 'Note as sent' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again: ₹75' })).not.toBeInTheDocument());
    expect(sent).toEqual(['again', { to: 'BANK', reference: '412345678901' }]);
  });
});
