import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CreateCallerBody, PhoneCartBody, PhoneOrderBody } from '../../../../contract/phoneOrders';
import { buildBill, buildBillOf, buildCreatedOrder, buildPaymentState } from '../../../testing/builders/orders';
import { buildOpenSlots, buildSlot } from '../../../testing/builders/slots';
import { buildCaller } from '../../../testing/builders/staffNewOrder';
import { api, ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { NewOrderPage } from './NewOrderPage';

const open = () => renderWithProviders(<NewOrderPage />, { staffUser: true, route: '/staff/new-order' });
type User = ReturnType<typeof open>['user'];

const find = async (user: User) => {
  await user.type(screen.getByLabelText("Customer's mobile number"), '98765 43210{Enter}');
};

/** Adds it by keys alone: the name, then Enter. */
const addMillet = async (user: User) => {
  const field = await screen.findByRole('combobox', { name: 'Add a product' });
  await user.type(field, 'millet');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('');
};

it('takes an order by keys, and gives the link to pay it until the money arrives', async () => {
  const bodies: PhoneOrderBody[] = [];
  let paymentStatus: 'OPEN' | 'RECEIVED' = 'OPEN';
  mswServer.use(
    http.post(staffApiUrl('/phone-orders/'), async ({ request }) => {
      bodies.push((await request.json()) as PhoneOrderBody);
      expect(request.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
      return ok(buildCreatedOrder());
    }),
    http.get(api('/order/order/status/:orderId'), () => ok(buildPaymentState({ paymentStatus }))),
  );
  const { user } = open();
  await find(user);
  expect(await screen.findByText('3 orders before')).toBeVisible();
  await addMillet(user);
  await addMillet(user);
  // Proposed from the last one that the customer chose.
  expect(screen.getByRole('radio', { name: 'தமிழ்' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  await user.click(await screen.findByRole('button', { name: /^Place the order: ₹/ }));

  expect(await screen.findByText('Waits for the payment of ₹190.')).toBeVisible();
  expect(bodies).toMatchObject([
    { customerId: 'customer-1', addressId: 'address-home', items: [{ quantity: 2 }], language: 'hi' },
  ]);
  const link = screen.getByRole('link', { name: 'Send the link by WhatsApp' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Hello\+Meena/));
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('/sandbox/pay/payment-1');
  paymentStatus = 'RECEIVED';
  expect(await screen.findByText('₹190 has arrived.', undefined, { timeout: 6000 })).toBeVisible();
});

it('continues the call after a reload, with its address, time and way to pay', async () => {
  const [home] = buildCaller().addresses;
  const addresses = [home!, { ...home!, _id: 'address-work', doorNo: null, street: '5 Race Course' }];
  mswServer.use(
    http.get(staffApiUrl('/phone-orders/caller'), () => ok({ caller: buildCaller({ addresses }) })),
    http.post(staffApiUrl('/phone-orders/bill'), async ({ request }) => {
      const cart = (await request.json()) as PhoneCartBody;
      return ok({ ...buildBillOf(cart), slots: buildOpenSlots(), slotId: cart.slotId ?? buildSlot()._id });
    }),
  );
  const { user, unmount } = open();
  await find(user);
  await addMillet(user);
  await addMillet(user);
  await user.type(screen.getByLabelText(/^Note/), 'After six');
  const choices = [/Race Course/, /pm$/, 'At the door'];
  for (const name of choices) await user.click(await screen.findByRole('radio', { name }));
  // The customer's page opens beside the order.
  expect(screen.getByRole('link', { name: /^Meena/ })).toHaveAttribute('target', '_blank');
  unmount();
  open();
  expect(within(await screen.findByRole('group', { name: /Millet/ })).getByRole('status')).toHaveTextContent('2');
  expect(screen.getByLabelText(/^Note/)).toHaveValue('After six');
  for (const name of choices) expect(await screen.findByRole('radio', { name })).toBeChecked();
});

it('places one order, however often its responses are lost, also over a reload', async () => {
  const sent: { key: string | null; body: unknown }[] = [];
  mswServer.use(
    http.post(staffApiUrl('/phone-orders/'), async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return sent.length < 3 ? HttpResponse.error() : ok(buildCreatedOrder());
    }),
  );
  const { user, unmount } = open();
  await find(user);
  await addMillet(user);
  await addMillet(user);
  for (const count of [1, 2]) {
    const button = await screen.findByRole('button', { name: /^Place the order: ₹/ });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(sent).toHaveLength(count));
  }
  unmount();
  // The units that it took may be the last ones.
  mswServer.use(http.post(staffApiUrl('/phone-orders/bill'), () => ok(buildBill({ orderable: false }))));
  const next = open();
  await next.user.click(await screen.findByRole('button', { name: /^Place the order: ₹/ }));
  expect(await screen.findByRole('heading', { name: /VY/ })).toBeVisible();
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);
});

it('begins with an empty cart where the stored one is damaged', async () => {
  window.sessionStorage.setItem(
    'staffDraft:staffPhoneOrder',
    '{"session":"of-selvi","value":{"customerId":"customer-1","rows":null}}',
  );
  const { user } = open();
  await find(user);
  expect(await screen.findByRole('combobox', { name: 'Add a product' })).toBeVisible();
  expect(screen.queryByRole('group', { name: /Millet/ })).not.toBeInTheDocument();
});

it('adds nothing that was found for an earlier text', async () => {
  const { user } = open();
  await find(user);
  const field = await screen.findByRole('combobox', { name: 'Add a product' });
  await user.type(field, 'millet');
  await screen.findAllByRole('option');
  await user.type(field, ' flour{Enter}');
  expect(field).toHaveValue('millet flour');
});

it('places an order to be paid at the door where that is allowed', async () => {
  const bodies: PhoneOrderBody[] = [];
  mswServer.use(
    http.post(staffApiUrl('/phone-orders/bill'), () =>
      ok(buildBill({ payAtDoor: { allowed: true, problemText: null } })),
    ),
    http.post(staffApiUrl('/phone-orders/'), async ({ request }) => {
      bodies.push((await request.json()) as PhoneOrderBody);
      return ok(buildCreatedOrder({ status: 'ORDER_CREATED', payment: null }));
    }),
    http.get(api('/order/order/status/:orderId'), () => ok(buildPaymentState({ paymentStatus: 'DUE_AT_DOOR' }))),
  );
  const { user } = open();
  await find(user);
  await addMillet(user);
  await user.click(await screen.findByRole('radio', { name: 'At the door' }));
  await user.click(screen.getByRole('button', { name: /^Place the order: ₹/ }));
  expect(await screen.findByText('₹190 is paid at the door.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  expect(bodies).toMatchObject([{ paymentMethod: 'AT_DOOR' }]);
});

it('makes a customer of a new number, and starts with the address', async () => {
  const made: CreateCallerBody[] = [];
  mswServer.use(
    http.get(staffApiUrl('/phone-orders/caller'), () =>
      ok({ caller: made.length > 0 ? buildCaller({ orderCount: 0, addresses: [] }) : null }),
    ),
    http.post(staffApiUrl('/phone-orders/callers'), async ({ request }) => {
      made.push((await request.json()) as CreateCallerBody);
      return ok(buildCaller());
    }),
  );
  const { user } = open();
  await find(user);
  await user.click(await screen.findByRole('button', { name: 'Create the customer' }));
  expect(await screen.findByText('Enter the name')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Revathi{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New address' })).toBeVisible();
  expect(made).toEqual([{ mobileNumber: '9876543210', name: 'Revathi' }]);
});

it('places nothing that can’t be delivered or is below the minimum', async () => {
  mswServer.use(
    http.post(staffApiUrl('/phone-orders/bill'), () =>
      ok(buildBill({ orderable: false, missingToMinimumPaise: 7_400, deliverable: false })),
    ),
  );
  const { user } = open();
  await find(user);
  await addMillet(user);
  expect(await screen.findByText('₹74 more for the minimum order')).toBeVisible();
  expect(screen.getByText('This address is outside the delivery area.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Place the order/ })).toBeDisabled();
});

it('stays on the order when a price has moved', async () => {
  const keys = new Set<string | null>();
  mswServer.use(
    http.post(staffApiUrl('/phone-orders/'), ({ request }) => {
      keys.add(request.headers.get('idempotency-key'));
      return rejected(409, 'The price has changed.');
    }),
  );
  const { user } = open();
  await find(user);
  await addMillet(user);
  await addMillet(user);
  await user.click(await screen.findByRole('button', { name: /^Place the order: ₹/ }));
  expect(await screen.findByText('The price has changed.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Add a product' })).toBeVisible();
  // What was rejected is not this order any more.
  await user.click(await screen.findByRole('button', { name: /^Place the order: ₹/ }));
  await waitFor(() => expect(keys.size).toBe(2));
});

it('does not search for half a number', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText("Customer's mobile number"), '98765{Enter}');
  expect(await screen.findByText('Ten digits')).toBeVisible();
});

it('takes the same as last time, and says what is gone, short or dearer', async () => {
  const carts: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/phone-orders/bill'), async ({ request }) => {
      carts.push(((await request.json()) as PhoneOrderBody).items);
      return ok({ ...buildBill(), coupons: [], suggestions: [] });
    }),
  );
  const { user } = open();
  await find(user);
  await user.click(await screen.findByRole('button', { name: 'The same as last time' }));
  const said = await screen.findByText(/^As in VY100001 of 20.Oct.2026\.$/);
  for (const text of [
    'Only 1 of 3: Mappillai Samba 1 kg',
    'Mappillai Samba 1 kg is ₹145 now, it was ₹139',
    'Not for sale now: Little Millet (Samai) rice 500 g',
  ])
    expect(said).toHaveTextContent(text);
  expect(await screen.findByText('Total')).toBeVisible();
  expect(carts).toEqual([
    [
      { _id: 'ml-thinai-500', quantity: 2 },
      { _id: 'rice-samba-1000', quantity: 1 },
    ],
  ]);
});

it('takes no order of a blocked customer, says why, and leads to where it can be changed', async () => {
  mswServer.use(
    http.get(staffApiUrl('/phone-orders/caller'), () => ok({ caller: buildCaller({ blockedFor: 'Never at home' }) })),
  );
  const { user } = open();
  await find(user);
  expect(await screen.findByText(/no new order can be taken: Never at home/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Add a product' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the customer' })).toHaveAttribute('href', '/staff/customers/customer-1');
});

it('gives a discount with its reason', async () => {
  const sent: object[] = [];
  mswServer.use(
    http.post(staffApiUrl('/phone-orders/'), async ({ request }) => {
      sent.push((await request.json()) as object);
      return ok(buildCreatedOrder());
    }),
    http.post(staffApiUrl('/phone-orders/bill'), async ({ request }) => {
      const { discountPaise = 0 } = (await request.json()) as { discountPaise?: number };
      return ok({ ...buildBill({ discountPaise, totalPaise: 19_000 - discountPaise }), coupons: [], suggestions: [] });
    }),
  );
  const { user } = open();
  await find(user);
  await addMillet(user);
  const field = screen.getByRole('textbox', { name: 'Discount in rupees' });
  await user.type(field, '74,50');
  expect(await screen.findByText('Write an amount such as 50 or 49.50')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Place the order/ })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '20.50');
  await user.click(screen.getByRole('radio', { name: 'Goodwill' }));
  await user.click(await screen.findByRole('button', { name: 'Place the order: ₹169.50' }));
  expect(await screen.findByText('₹190 has arrived.')).toBeVisible();
  expect(sent).toMatchObject([{ expectedTotal: 16_950, discount: { amountPaise: 2_050, reason: 'GOODWILL' } }]);
});
