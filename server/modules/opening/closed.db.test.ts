import { eq } from 'drizzle-orm';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { staff, storeSettings } from '../../db/schema';
import { demoStore } from '../../db/seed/store';
import { loggedInCustomer } from '../../testing/loggedInCustomer';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { newId } from '../../lib/ids';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const items = [{ _id: 'ml-thinai-500', quantity: 2 }];
let test: TestApp;
let shopper: Shopper;
let selvi: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  shopper = await makeShopper(test);
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
});
afterAll(() => test.close());

const set = (opening: 'SOON' | 'OPEN' | 'CLOSED') =>
  test.deps.db.update(storeSettings).set({ settings: { ...demoStore, counter: { ...demoStore.counter, opening } } });
const byStaff = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { ...selvi.headers, 'idempotency-key': newId() };
  return (await test.app.inject({ method, url: `/api/staff${url}`, headers, ...(payload && { payload }) })).json();
};

it.each([
  ['SOON', 'We open soon. Until then we can’t take orders.'],
  ['CLOSED', 'We take no orders at the moment. Your cart stays as it is.'],
] as const)('takes no order of a customer while it is %s, and says so with the bill', async (state, text) => {
  await set(state);
  const { data: bill } = await shopper.bill(items);
  expect(bill).toMatchObject({ orderable: false, closedText: text });
  expect(await shopper.order(items)).toMatchObject({ status: 409, message: text });
});

it('takes orders once it is open, without another word', async () => {
  await set('OPEN');
  const { data: bill } = await shopper.bill(items);
  expect(bill).toMatchObject({ orderable: true });
  expect(bill).not.toHaveProperty('closedText');
  expect(await shopper.order(items)).toMatchObject({ status: 200 });
});

it('takes orders by phone while it is not open: a test order, which the guide follows to its end', async () => {
  await set('SOON');
  const { customerId, mobileNumber } = await loggedInCustomer(test.deps);
  const { lng, lat } = demoStore.delivery.centre;
  const location = { type: 'Point', coordinates: [lng, lat] };
  const address = { type: 1, street: '7 Mill Road', landmark: 'Bus stand', location };
  const { data: saved } = await byStaff('POST', `/phone-orders/callers/${customerId}/addresses`, address);
  const cart = { customerId, items, addressId: saved._id };
  const { data: bill } = await byStaff('POST', '/phone-orders/bill', cart);
  expect(bill).toMatchObject({ orderable: true });
  const { data: order, message } = await byStaff('POST', '/phone-orders', { ...cart, expectedTotal: bill.totalPaise });
  expect(message).toMatch(/placed/);

  // Not the shop's own until the number is.
  expect((await byStaff('GET', '/opening')).data.testOrder).toBeNull();
  await test.deps.db.update(staff).set({ mobileNumber }).where(eq(staff.id, selvi.staffId));
  expect((await byStaff('GET', '/opening')).data).toMatchObject({
    testOrder: { orderNumber: order.orderNumber, status: 'PAYMENT_PENDING' },
    done: expect.not.arrayContaining(['testOrder']),
  });
  await byStaff('POST', `/orders/${order.orderNumber}/cancel`, {
    reason: 'OTHER',
    note: 'A test',
    expectedStatus: 'PAYMENT_PENDING',
  });
  expect((await byStaff('GET', '/opening')).data).toMatchObject({
    testOrder: { orderNumber: order.orderNumber, status: 'CANCELLED' },
    done: expect.arrayContaining(['testOrder']),
  });
});
