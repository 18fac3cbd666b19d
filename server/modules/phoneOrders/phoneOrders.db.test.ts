import { eq } from 'drizzle-orm';
import type { CreatedOrder } from '../../../contract/orders';
import type { Caller, FoundCaller } from '../../../contract/phoneOrders';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { demoStore } from '../../db/seed/store';
import { auditLog, customers, orderEvents, orders, storeSettings } from '../../db/schema';
import { newId } from '../../lib/ids';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { type ApiResponse } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const NUMBER = '9876500001';
const { lat, lng } = demoStore.delivery.centre;
const place = (coordinates: [number, number]) => ({
  type: 1,
  street: '7 Mill Road',
  landmark: 'Bus stand',
  location: { type: 'Point', coordinates },
});
const items = [{ _id: 'ml-thinai-500', quantity: 2 }];

let test: TestApp;
let mani: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Mani' });
});
afterAll(() => test.close());

async function call<T>(method: 'GET' | 'POST', url: string, payload?: object, headers = {}) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/phone-orders${url}`,
    headers: { ...mani.headers, ...headers },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse<T>>();
}

const find = async (mobileNumber: string) =>
  (await call<FoundCaller>('GET', `/caller?mobileNumber=${mobileNumber}`)).data.caller;

it('finds and adds callers by a number in every way of writing', async () => {
  const added = await call<Caller>('POST', '/callers', { mobileNumber: '+91 98765-00077', name: 'Kannan' });
  expect(added.data.mobileNumber).toBe('9876500077');
  for (const typed of ['98765 00077', '+91 98765 00077', '098765 00077', '91 98765 00077'])
    expect(await find(encodeURIComponent(typed))).toMatchObject({ name: 'Kannan' });
  expect((await call('POST', '/callers', { mobileNumber: '98765 000770', name: 'Kannan' })).data).toEqual({
    fields: { mobileNumber: expect.any(String) },
  });
});

/** The caller has an address inside the delivery area. */
async function makeCaller(mobileNumber: string) {
  const { data } = await call<Caller>('POST', '/callers', { mobileNumber, name: 'Revathi' });
  await call('POST', `/callers/${data.customerId}/addresses`, place([lng, lat]));
  return (await find(mobileNumber))!;
}

async function order({ customerId, addresses: [address] }: Caller, key = newId(), rest = {}) {
  const cart = { customerId, items, addressId: address!._id };
  const { data } = await call<{ totalPaise: number }>('POST', '/bill', cart);
  return call<CreatedOrder>(
    'POST',
    '',
    { ...cart, expectedTotal: data.totalPaise, ...rest },
    { 'idempotency-key': key },
  );
}

it('takes an order of a new customer, marked with who took it, which is then paid by its link', async () => {
  expect(await find(NUMBER)).toBeNull();
  const caller = await makeCaller(NUMBER);
  expect(caller).toMatchObject({ name: 'Revathi', orderCount: 0, addresses: [{ street: '7 Mill Road' }] });

  const key = newId();
  const { data } = await order(caller, key);
  expect(data).toMatchObject({ status: 'PAYMENT_PENDING', amount: 19_000, payment: { provider: 'sandbox' } });
  expect((await order(caller, key)).data.orderId).toBe(data.orderId);
  await orderSteps(test).pay(data);

  const ofOrder = eq(orders.id, data.orderId);
  expect(await test.deps.db.select().from(orders).where(ofOrder)).toMatchObject([
    { status: 'ORDER_CREATED', channel: 'PHONE', takenBy: mani.staffId, customerId: caller.customerId },
  ]);
  const [first] = await test.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, data.orderId));
  expect(first).toMatchObject({ actor: 'staff', actorId: mani.staffId });
  const auditedActions = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, data.orderId));
  expect(auditedActions).toMatchObject([{ staffName: 'Mani', action: 'takeOrders' }]);
  expect(await find(NUMBER)).toMatchObject({ orderCount: 1 });
});

it('asks for the language of an order, and proposes the customer’s or else the shop’s first', async () => {
  const { db } = test.deps;
  await db.update(storeSettings).set({ settings: { ...demoStore, languages: ['ta', 'en'] } });
  const caller = await makeCaller('9876500008');
  expect(caller).toMatchObject({ language: 'ta' });
  const { data } = await order(caller, newId(), { language: 'hi' });
  expect(await db.select().from(orders).where(eq(orders.id, data.orderId))).toMatchObject([{ language: 'hi' }]);
  expect(await find('9876500008')).toMatchObject({ language: 'hi' });

  // A language that they chose themselves stays.
  await db.update(customers).set({ language: 'en' }).where(eq(customers.id, caller.customerId));
  await order(caller, newId(), { language: 'ta' });
  expect(await find('9876500008')).toMatchObject({ language: 'en' });
  expect(await order(caller, newId(), { language: 'fr' })).toMatchObject({ status: 400 });
  await db.update(storeSettings).set({ settings: demoStore });
});

it('takes an order to be paid at the door', async () => {
  const { customerId, addresses } = await makeCaller('9876500007');
  const body = {
    customerId,
    items,
    addressId: addresses[0]!._id,
    expectedTotal: 19_000,
    paymentMethod: 'AT_DOOR',
  };
  expect(await call('POST', '', body, { 'idempotency-key': newId() })).toMatchObject({
    status: 200,
    data: { status: 'ORDER_CREATED', payment: null },
  });
});

it('finds a known number, and leaves its name', async () => {
  const caller = await makeCaller('9876500002');
  const { data } = await call<Caller>('POST', '/callers', { mobileNumber: '9876500002', name: 'Someone else' });
  expect(data).toMatchObject({ customerId: caller.customerId, name: 'Revathi' });
});

it('lets the customer log in later, who has no e-mail yet', async () => {
  const mobileNumber = '9876500003';
  await makeCaller(mobileNumber);
  const post = (url: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/web/customer${url}`, payload });
  const { session_id } = (await post('/login', { mobileNumber })).json<ApiResponse>().data;
  const otp = test.deps.sms.lastCode(mobileNumber);
  const { data } = (await post('/verify/otp', { session_id, mobileNumber, otp })).json<ApiResponse>();
  expect(data).toMatchObject({ name: 'Revathi', emailId: '', customerAddress: { street: '7 Mill Road' } });

  const headers = { token: data.token as string };
  const detail = await test.app.inject({ url: '/api/web/customer/detail', headers });
  expect(detail.json()).toMatchObject({ status: 200, data: { emailId: '' } });
  const exported = await test.app.inject({ url: '/api/web/customer/export', headers });
  expect(exported.statusCode).toBe(200);
  const renamed = await test.app.inject({
    method: 'PUT',
    url: '/api/web/customer/update',
    headers,
    payload: { name: 'Revathi S' },
  });
  expect(renamed.json()).toMatchObject({ status: 200, data: { name: 'Revathi S', emailId: '' } });
});

it('delivers only inside the area, and only to the customer’s own addresses', async () => {
  const [caller, other] = [await makeCaller('9876500004'), await makeCaller('9876500005')];
  const outside = await call('POST', `/callers/${caller.customerId}/addresses`, place([80.27, 13.08]));
  expect(outside).toMatchObject({ status: 409 });
  expect(await call('POST', '/callers/unknown/addresses', place([lng, lat]))).toMatchObject({ status: 404 });
  const foreign = { customerId: caller.customerId, items, addressId: other.addresses[0]!._id };
  expect(await call('POST', '/bill', foreign)).toMatchObject({ status: 404 });
});

it('shows the new bill when a price has moved', async () => {
  const { customerId, addresses } = await makeCaller('9876500006');
  const body = { customerId, items, addressId: addresses[0]!._id, expectedTotal: 1 };
  expect(await call('POST', '', body, { 'idempotency-key': newId() })).toMatchObject({
    status: 409,
    data: { bill: { totalPaise: 19_000 } },
  });
});
