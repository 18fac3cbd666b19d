import { eq, sql } from 'drizzle-orm';
import type { Address } from '../../../contract/address';
import type { CreatedOrder } from '../../../contract/orders';
import type { Caller, FoundCaller, LastOrder } from '../../../contract/phoneOrders';
import type { FoundCustomers, StaffCustomer } from '../../../contract/staffCustomers';
import type { DayReport } from '../../../contract/staffFigures';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { demoStore } from '../../db/seed/store';
import {
  auditLog,
  customers,
  invoices,
  orderChanges,
  orderEvents,
  orders,
  packs,
  storeSettings,
} from '../../db/schema';
import { newId } from '../../lib/ids';
import { shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

/** PGlite has one connection, so nothing happens meanwhile. */
const onPostgres = process.env.TEST_DB === 'postgres' ? it : it.skip;

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
  // A response may have been lost.
  const again = await call<Address>('POST', `/callers/${caller.customerId}/addresses`, place([lng, lat]));
  expect(again.data._id).toBe(caller.addresses[0]!._id);
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

it('takes off a discount with its reason, up to the limit of who takes the order, on bill, invoice and day report', async () => {
  const caller = await makeCaller('9876500010');
  const ten = [{ _id: items[0]!._id, quantity: 10 }];
  const cart = { customerId: caller.customerId, items: ten, addressId: caller.addresses[0]!._id };
  const take = async (amountPaise: number, rest: object = {}) => {
    const discount = { amountPaise, reason: 'APOLOGY' };
    const { data } = await call<{ totalPaise: number }>('POST', '/bill', { ...cart, discountPaise: amountPaise });
    const body = { ...cart, expectedTotal: data.totalPaise, discount, ...rest };
    return call<CreatedOrder>('POST', '', body, { 'idempotency-key': newId() });
  };
  expect(await take(50_001)).toMatchObject({ status: 409, message: expect.stringContaining('above what your role') });
  expect(await take(100, { couponCode: 'WELCOME10' })).toMatchObject({ status: 409 });

  // ₹750 have free delivery, which the discount leaves.
  const { data } = await take(37_777);
  expect(data.amount).toBe(75_000 - 37_777);
  const { db } = test.deps;
  expect(await db.select().from(orders).where(eq(orders.id, data.orderId))).toMatchObject([
    { discountPaise: 37_777, discountReason: 'APOLOGY', deliveryPaise: 0, couponCode: null },
  ]);
  const [audited] = await db.select().from(auditLog).where(eq(auditLog.subjectId, data.orderId));
  expect(audited).toMatchObject({ after: { discountPaise: 37_777, reason: 'APOLOGY' } });

  await orderSteps(test).deliver(data);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, data.orderId));
  expect(invoice!.totalPaise - invoice!.roundingPaise).toBe(37_223);
  const admin = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
  const day = shopDay(test.deps.clock.now());
  const report = await test.app.inject({ url: `/api/staff/figures/days/${day}`, headers: admin.headers });
  const { bills } = report.json<ApiResponse<DayReport>>().data;
  expect(bills.discountPaise).toBe(37_777);
  expect(bills.itemsPaise + bills.addonsPaise - bills.discountPaise + bills.deliveryPaise - bills.reducedPaise).toBe(
    bills.salesPaise,
  );
});

it('says what the last order had, and what of it can be sold now at which price', async () => {
  const caller = await makeCaller('9876500009');
  const url = `/callers/${caller.customerId}/last`;
  expect((await call<LastOrder>('GET', url)).data).toEqual({ order: null });
  await orderSteps(test).pay((await order(caller)).data);
  await test.deps.db.update(packs).set({ pricePaise: 7_400 }).where(eq(packs.id, items[0]!._id));
  await setStock(test.deps, items[0]!._id, 1);
  expect((await call<LastOrder>('GET', url)).data.order).toMatchObject({
    lines: [{ packId: 'ml-thinai-500', quantity: 2, available: 1, pricePaise: 7_400, thenPaise: 7_500, addons: [] }],
  });
  await test.deps.db.update(packs).set({ pricePaise: 7_500 }).where(eq(packs.id, items[0]!._id));
  await setStock(test.deps, items[0]!._id, 90);
});

describe('the record of a customer', () => {
  let admin: LoggedInStaff;
  beforeAll(async () => {
    admin = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN, name: 'Selvi' });
  });

  async function ask<T>(path: string, payload?: object, by = admin) {
    const response = await test.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/staff/customers${path}`,
      headers: by.headers,
      ...(payload && { payload }),
    });
    return response.json<ApiResponse<T>>();
  }
  const namesFor = async (search: string) =>
    (await ask<FoundCustomers>(`?search=${encodeURIComponent(search)}`)).data.items.map(({ name }) => name);

  it('is found by name, by number in every way of writing, and by order', async () => {
    await call('POST', '/callers', { mobileNumber: '9876511234', name: 'Thamarai 100%' });
    const caller = (await find('9876511234'))!;
    for (const typed of ['thamarai', '100%', '98765 11234', '+91 98765-11234', '098765 11234', '511234'])
      expect([typed, await namesFor(typed)]).toEqual([typed, ['Thamarai 100%']]);
    await call('POST', `/callers/${caller.customerId}/addresses`, place([lng, lat]));
    const { orderNumber } = (await order((await find('9876511234'))!)).data;
    for (const typed of [orderNumber, orderNumber.toLowerCase(), orderNumber.slice(2)])
      expect([typed, await namesFor(typed)]).toEqual([typed, ['Thamarai 100%']]);
    expect(await namesFor('_hamarai')).toEqual([]);
  });

  it('sums what is owed either way, and has notes with their writers', async () => {
    const shopper = await makeShopper(test);
    await shopper.place(items, { paymentMethod: 'AT_DOOR' });
    test.deps.clock.advance(60);
    const paid = await shopper.place(items);
    await orderSteps(test).pay(paid);
    // Packed with less, and not refunded yet.
    await test.deps.db.insert(orderChanges).values({
      id: newId(),
      orderId: paid.orderId,
      lineNo: 1,
      kind: 'SHORTED',
      quantityBefore: 2,
      quantityAfter: 1,
      reducedPaise: 5_000,
      reason: 'NONE_LEFT',
      staffId: mani.staffId,
      at: test.deps.clock.now(),
    });

    const path = `/${shopper.customerId}`;
    for (const text of ['Ring twice', ' Ring twice ']) await ask(`${path}/notes`, { text }, mani);
    expect((await ask<StaffCustomer>(path)).data).toMatchObject({
      duePaise: 19_000,
      owedPaise: 5_000,
      orders: [{ orderNumber: paid.orderNumber, amountPaise: 14_000 }, { paymentStatus: 'DUE_AT_DOOR' }],
      notes: [{ text: 'Ring twice', person: 'Mani' }],
    });
    expect(await ask('/unknown')).toMatchObject({ status: 404 });
  });

  it('blocks at every door, until an Admin ends it; open orders go on', async () => {
    const shopper = await makeShopper(test);
    const open = await shopper.place(items);
    const path = `/${shopper.customerId}`;
    expect(await ask(`${path}/block`, { reason: 'Never at home' }, mani)).toMatchObject({ status: 403 });
    expect(await ask(`${path}/block`, { reason: ' ' })).toMatchObject({ status: 400 });
    const versionOf = async () =>
      (await test.deps.db.select().from(customers).where(eq(customers.id, shopper.customerId)))[0]!.ordersVersion;
    const version = await versionOf();
    expect(await ask(`${path}/block`, { reason: 'Never at home' })).toMatchObject({ status: 200 });
    // An order whose facts were read before reads them again.
    expect(await versionOf()).toBe(version + 1);
    expect(await ask(`${path}/block`, { reason: 'Again' })).toMatchObject({ status: 409 });

    const refused = { status: 409, message: expect.stringMatching(/^We can’t take new orders from this account/) };
    const other = [{ _id: items[0]!._id, quantity: 3 }];
    expect(await shopper.order(other)).toMatchObject(refused);
    expect(await shopper.order(other, { paymentMethod: 'AT_DOOR' })).toMatchObject(refused);
    expect((await shopper.bill(other)).data).toMatchObject({ orderable: false, closedText: refused.message });
    const caller = (await find(shopper.mobileNumber))!;
    expect(caller.blockedFor).toBe('Never at home');
    expect(await order(caller, newId(), { note: 'Another one' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('Never at home'),
    });

    await orderSteps(test).pay(open);
    expect((await shopper.track(open.orderId)).data).toMatchObject({ status: 'ORDER_CREATED' });
    const whole = await test.app.inject({ url: `/api/staff/orders/${open.orderNumber}`, headers: mani.headers });
    expect(whole.json()).toMatchObject({ data: { customer: { blockedFor: 'Never at home' } } });
    expect((await ask<FoundCustomers>('')).data.items).toMatchObject([{ customerId: shopper.customerId }]);

    expect(await ask(`${path}/unblock`, { reason: 'Cleared up' })).toMatchObject({
      status: 200,
      data: { blocks: [{ reason: 'Never at home', blockedBy: 'Selvi', endReason: 'Cleared up', endedBy: 'Selvi' }] },
    });
    expect(await ask(`${path}/unblock`, { reason: 'Again' })).toMatchObject({ status: 409 });
    expect(await shopper.order(other)).toMatchObject({ status: 200 });
    const logged = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, shopper.customerId));
    expect(logged.map(({ action, after }) => [action, after])).toEqual([
      ['blockCustomers', { blocked: true }],
      ['blockCustomers', { blocked: false }],
    ]);
  });

  onPostgres.each([
    ['block', 'place'],
    ['place', 'block'],
  ] as const)('stops an order that is placed meanwhile where it comes first: %s, %s', async (...inTurn) => {
    const { db } = test.deps;
    const shopper = await makeShopper(test);
    const { data: bill } = await shopper.bill(items);
    const body = { items, addressId: shopper.addressId, expectedTotal: bill.totalPaise };
    const calls = {
      block: () => ask(`/${shopper.customerId}/block`, { reason: 'Never at home' }),
      place: () => shopper.create(body) as Promise<ApiResponse<unknown>>,
    };
    const waiting = sql`SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const begun: Promise<ApiResponse<unknown>>[] = [];
    await db.transaction(async (tx) => {
      await tx.select().from(customers).where(eq(customers.id, shopper.customerId)).for('update');
      // On another connection: within a transaction PostgreSQL shows what it showed first.
      const countWaiting = async () => ((await db.execute(waiting)) as { rows: { count: number }[] }).rows[0]!.count;
      // The order has read that there is no block; then both wait for the customer's row.
      for (const name of inTurn) {
        begun.push(calls[name]());
        while ((await countWaiting()) < begun.length) continue;
      }
    });
    const statuses = (await Promise.all(begun)).map(({ status }) => status);
    const isStopped = inTurn[0] === 'block';
    expect(statuses).toEqual(isStopped ? [200, 409] : [200, 200]);
    expect(await db.$count(orders, eq(orders.customerId, shopper.customerId))).toBe(isStopped ? 0 : 1);
    expect((await ask<StaffCustomer>(`/${shopper.customerId}`)).data.blocks).toHaveLength(1);
  });
});
