import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { OrderAddition } from '../../../../contract/orderAdditions';
import { buildDueReplacement } from '../../../testing/builders/complaints';
import { buildSlot } from '../../../testing/builders/slots';
import { buildOrderAddition, buildStaffOrder } from '../../../testing/builders/staffOrders';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { OrderPage } from './OrderPage';

const open = (orderNumber = 'VY100001') =>
  renderWithProviders(<OrderPage />, {
    staffUser: true,
    path: '/staff/orders/:orderNumber',
    route: `/staff/orders/${orderNumber}`,
  });

it('leads to the customer by phone, WhatsApp in a chosen language, and directions', async () => {
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the message' }), 'ta');
  const text = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).searchParams.get('text');
  expect(text).toContain('வணக்கம் Meena');
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=11.0296,77.0266'),
  );
});

it('cancels with a reason, and says what happens to the money', async () => {
  let sent: unknown;
  mswServer.use(
    http.post(staffApiUrl('/orders/VY100001/cancel'), async ({ request }) => {
      sent = await request.json();
      return ok({ status: 'CANCELLED', refund: 'WAITING' }, 'The refund waits.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel VY100001?' });
  await user.click(within(dialog).getByRole('radio', { name: 'Sold out' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('The refund waits.')).toBeVisible();
  expect(sent).toEqual({ reason: 'SOLD_OUT', expectedStatus: 'ORDER_CREATED' });
});

it('keeps a typed address over a reload, and says what another person changed, until it is saved', async () => {
  const { address } = buildStaffOrder();
  const sent: object[] = [];
  mswServer.use(
    http.post(staffApiUrl('/orders/VY100001/delivery'), async ({ request }) => {
      sent.push((await request.json()) as object);
      return ok(null, 'The order is changed.');
    }),
  );
  const openAddress = async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Change address' }));
    return { ...view, landmark: await screen.findByLabelText<HTMLInputElement>(/^Landmark/) };
  };
  const first = await openAddress();
  await first.user.type(first.landmark, ', blue gate');
  first.unmount();
  const landmark = `${address.landmark}, blue gate`;
  const second = await openAddress();
  expect(second.landmark).toHaveValue(landmark);
  expect(screen.getByText('What you typed before is still here.')).toBeVisible();
  second.unmount();

  const meanwhile = buildStaffOrder({ address: { ...address, street: '5 Race Course' } });
  mswServer.use(http.get(staffApiUrl('/orders/VY100001'), () => ok(meanwhile)));
  const third = await openAddress();
  expect(third.landmark).toHaveValue(landmark);
  expect(screen.getByText(/^This was changed after you typed here\./)).toBeVisible();
  await third.user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('The order is changed.')).toBeVisible();
  expect(sent).toMatchObject([{ address: { landmark } }]);
  third.unmount();
  expect((await openAddress()).landmark).toHaveValue(address.landmark);
});

it('holds items that are to be added to an order, and withdraws them', async () => {
  const sent: unknown[] = [];
  let additions: OrderAddition[] = [];
  mswServer.use(
    http.get(staffApiUrl('/orders/VY100001'), () => ok(buildStaffOrder({ additions }))),
    http.post(staffApiUrl('/orders/VY100001/additions'), async ({ request }) => {
      sent.push(await request.json());
      additions = [buildOrderAddition()];
      return ok(null, 'The items are held.');
    }),
    http.post(staffApiUrl('/orders/VY100001/additions/addition-1/withdraw'), () => {
      additions = [buildOrderAddition({ state: 'WITHDRAWN', endedAt: new Date().toISOString(), endedBy: 'Selvi' })];
      return ok(null, 'The items are withdrawn.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add items' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add items to VY100001' }));
  await user.type(dialog.getByRole('combobox', { name: 'Add a product' }), 'millet');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  await user.click(await dialog.findByRole('button', { name: /^Hold for the customer: ₹/ }));
  expect(await screen.findByText('The items are held.')).toBeVisible();
  expect(sent).toMatchObject([{ items: [{ quantity: 1 }], expectedTotal: expect.any(Number) }]);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Send the link by WhatsApp' });
  expect(new URL(link.href).searchParams.get('text')).toMatch(/2 × Ragi dosa mix 250 g.*\/order\/status\/order-1$/);
  expect(screen.queryByRole('button', { name: 'Add items' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^Items withdrawn: 2 × Ragi dosa mix/)).toBeVisible();
});

it('puts a promised replacement into the parcel, and takes it out again', async () => {
  const sent: unknown[] = [];
  let isPacked = false;
  mswServer.use(
    http.get(staffApiUrl('/orders/VY100001'), () =>
      ok(buildStaffOrder({ replacements: [buildDueReplacement({ isPacked })] })),
    ),
    http.post(staffApiUrl('/complaints/complaint-1/parcel'), async ({ request }) => {
      const body = (await request.json()) as { isIn: boolean };
      sent.push(body);
      isPacked = body.isIn;
      return ok(null, isPacked ? 'It is in this parcel.' : 'It is still to be sent.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Put in: 2 × Foxtail Millet (Thinai) rice, 500 g' }));
  expect(await screen.findByText('It is in this parcel.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Take out: / }));
  expect(await screen.findByRole('button', { name: /^Put in: / })).toBeVisible();
  expect(sent).toEqual([
    { orderNumber: 'VY100001', isIn: true },
    { orderNumber: 'VY100001', isIn: false },
  ]);
});

it('steps back with a reason until the goods or the money have moved for good', async () => {
  let sent: unknown;
  let order = buildStaffOrder({ status: 'READY_TO_DELIVER' });
  mswServer.use(
    http.get(staffApiUrl('/orders/VY100001'), () => ok(order)),
    http.post(staffApiUrl('/orders/VY100001/step-back'), async ({ request }) => {
      sent = await request.json();
      order = buildStaffOrder({ status: 'DELIVERED' });
      return ok(null, 'The order is one step back.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Step back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Back to: Packing?' }));
  await user.click(dialog.getByRole('button', { name: 'Step back' }));
  expect(await dialog.findByText('Write why')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'The oil is missing');
  await user.click(dialog.getByRole('button', { name: 'Step back' }));
  expect(await screen.findByText('The order is one step back.')).toBeVisible();
  expect(sent).toEqual({ expectedStatus: 'READY_TO_DELIVER', text: 'The oil is missing' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Step back' })).not.toBeInTheDocument());
});

it('collects what is due at the door once the order is packed, and not before', async () => {
  const sent: unknown[] = [];
  const due = { paymentMethod: 'AT_DOOR', paymentStatus: 'DUE_AT_DOOR', receivedPaise: 0 } as const;
  let order = buildStaffOrder({ ...due, status: 'PROCESSING' });
  mswServer.use(
    http.get(staffApiUrl('/orders/VY100001'), () => ok(order)),
    http.post(staffApiUrl('/orders/VY100001/collect'), async ({ request }) => {
      sent.push(await request.json());
      order = buildStaffOrder({ ...due, paymentStatus: 'RECEIVED', status: 'READY_TO_DELIVER' });
      return ok(null);
    }),
  );
  const { unmount } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'VY100001' })).toBeVisible();
  expect(screen.queryByText('Still to collect')).not.toBeInTheDocument();
  unmount();

  order = buildStaffOrder({ ...due, status: 'READY_TO_DELIVER' });
  const { user } = open();
  const section = within(await screen.findByRole('region', { name: 'Still to collect' }));
  expect(section.getByText('₹190')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Paid in cash: VY100001' }));
  await user.click(await screen.findByRole('button', { name: 'Cash received' }));
  await waitFor(() => expect(screen.queryByText('Still to collect')).not.toBeInTheDocument());
  expect(sent).toEqual([{ method: 'CASH', amountPaise: 19_000 }]);
});

it('gives an order that has no delivery time its first one, in a shop that has times', async () => {
  let sent: unknown;
  mswServer.use(
    http.post(staffApiUrl('/orders/move'), async ({ request }) => {
      sent = await request.json();
      return ok([{ orderNumber: 'VY100001', slot: null, problemText: null }], '1 order is moved.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose a delivery time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move VY100001' }));
  expect(await dialog.findByRole('group', { name: 'At what time?' })).not.toHaveTextContent('As before');
  await user.click(dialog.getByRole('button', { name: 'Move the order' }));
  expect(await screen.findByText('1 order is moved.')).toBeVisible();
  const { day, startsAt, endsAt } = buildSlot();
  expect(sent).toEqual({
    orders: [{ orderNumber: 'VY100001', expectedSlotId: null }],
    day,
    times: { startsAt, endsAt },
    reason: 'CUSTOMER',
  });
});

it('shows steps back and approvals with their persons', async () => {
  mswServer.use(
    http.get(staffApiUrl('/orders/VY100001'), () => {
      const order = buildStaffOrder();
      const at = '2026-11-20T07:00:00Z';
      return ok(
        buildStaffOrder({
          timeline: [
            ...order.timeline,
            {
              stepId: 3,
              fromStatus: 'CONFIRMED',
              toStatus: 'ORDER_CREATED',
              at,
              actor: 'staff',
              person: 'Mani',
              reason: 'undone',
            },
          ],
          approvals: [
            { amountPaise: 90_000, reason: 'RUSH', state: 'WAITING', requestedBy: 'Mani', decidedBy: null, at },
          ],
        }),
      );
    }),
  );
  open();
  expect(await screen.findByText('Undone, back to: New')).toBeVisible();
  expect(screen.getByText(/Refund waits for approval/)).toHaveTextContent('₹900');
});

describe('notes of colleagues', () => {
  const at = '2026-11-20T06:30:00Z';
  const noteOf = (text: string) => ({ noteId: 1, text, person: 'Selvi', at });

  it('are in the history between the steps, with their person and moment', async () => {
    const order = buildStaffOrder();
    const later = { ...order.timeline[1]!, stepId: 3, toStatus: 'CONFIRMED' as const, at: '2026-11-20T07:00:00Z' };
    mswServer.use(
      http.get(staffApiUrl('/orders/VY100001'), () =>
        ok(buildStaffOrder({ timeline: [...order.timeline, later], staffNotes: [noteOf('Gate code 12')] })),
      ),
    );
    open();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const entries = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries[2]).toMatch(/^Gate code 12.*12:00.*Selvi/i);
    expect(entries[3]).toMatch(/^Confirmed/);
  });

  it('are added, and stay in the field when they could not be sent', async () => {
    const sent: unknown[] = [];
    mswServer.use(
      http.get(staffApiUrl('/orders/VY100001'), () =>
        ok(buildStaffOrder({ staffNotes: sent.length > 1 ? [noteOf('Rang twice')] : [] })),
      ),
      http.post(staffApiUrl('/orders/VY100001/notes'), async ({ request }) => {
        sent.push(await request.json());
        return sent.length > 1 ? ok(null) : rejected(409, 'No room.');
      }),
    );
    const { user, unmount } = open();
    const field = await screen.findByRole('textbox', { name: 'Note for colleagues' });
    const add = screen.getByRole('button', { name: 'Add note' });
    await user.click(add);
    expect(await screen.findByText('Write the note')).toBeVisible();
    await user.type(field, ' Rang twice ');
    await user.click(add);
    expect(await screen.findByText('No room.')).toBeVisible();
    unmount();

    // Reopens the page as a reload does.
    const again = open();
    const sameField = await screen.findByRole('textbox', { name: 'Note for colleagues' });
    expect(sameField).toHaveValue(' Rang twice ');
    await again.user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(sameField).toHaveValue(''));
    expect(await screen.findByText('Rang twice')).toBeVisible();
    expect(sessionStorage.getItem('staffDraft:note-VY100001')).toBeNull();
    expect(sent).toEqual([{ text: 'Rang twice' }, { text: 'Rang twice' }]);
  });
});

it('a failure is told apart from an order that does not exist', async () => {
  open('VY999999');
  expect(await screen.findByRole('heading', { name: 'There is no order with this number' })).toBeVisible();
});

it('changes the note of an order as it was shown, and says what the server says', async () => {
  let sent: unknown;
  mswServer.use(
    http.post(staffApiUrl('/orders/VY100001/delivery'), async ({ request }) => {
      sent = await request.json();
      return ok(null, 'The order is changed.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: "Customer's note" }));
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: "Customer's note" });
  await user.clear(field);
  await user.type(field, 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The order is changed.')).toBeVisible();
  expect(sent).toEqual({ expectedDelivery: 'delivery-1', note: 'Ring twice' });
});
