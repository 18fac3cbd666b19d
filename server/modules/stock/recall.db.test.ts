import { eq } from 'drizzle-orm';
import type { BatchRecall } from '../../../contract/staffRecall';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, batches, notifications, refunds } from '../../db/schema';
import { newId } from '../../lib/ids';
import { addDays, shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const PACK = 'ml-thinai-500'; // ₹75
const OTHER = 'ml-samai-500';
const BUNDLE = 'set-starter-1500';

let test: TestApp;
let admin: LoggedInStaff;
let mani: LoggedInStaff;
let batchId: string;
let code: string;
let codes = 0;
beforeAll(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
  mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Mani' });
});
/** All that is for sale of the pack is one batch. */
beforeEach(async () => {
  await setStock(test.deps, PACK, 0);
  await setStock(test.deps, OTHER, 50);
  // No two are near each other.
  code = `R-${1000 + 37 * ++codes}`;
  const day = (days: number) => addDays(shopDay(test.deps.clock.now()), days);
  const body = { code, packedOn: day(-5), bestBefore: day(360), quantity: 30 };
  expect(await call(mani, 'POST', `/packs/${PACK}/receive`, body)).toMatchObject({ status: 200 });
  const [batch] = await test.deps.db.select().from(batches).where(eq(batches.code, code));
  batchId = batch!.id;
});
afterAll(() => test.close());

async function call<T = unknown>(by: LoggedInStaff, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/stock${url}`,
    headers: { ...by.headers, 'idempotency-key': newId() },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse<T>>();
}
const read = async (by = mani) => (await call<BatchRecall>(by, 'GET', `/batches/${batchId}/recall`)).data;
const recall = (reason = 'Small stones', by = admin) => call(by, 'POST', `/batches/${batchId}/recall`, { reason });
const refund = (orderId: string, amountPaise: number, by = admin) =>
  call<{ refundMethod: string }>(by, 'POST', `/batches/${batchId}/refunds`, { orderId, amountPaise });

async function delivered(shopper: Shopper, quantity: number, _id = PACK) {
  const order = await shopper.place([{ _id, quantity }]);
  await orderSteps(test).deliver(order);
  return order;
}

it('finds the customers of a batch, ends its sale, and sets apart what comes back', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => makeShopper(test)));
  const a = await delivered(first!, 2);
  test.deps.clock.advance(1);
  const b = await delivered(second!, 1, BUNDLE);
  test.deps.clock.advance(1);
  const c = await third!.place([{ _id: PACK, quantity: 3 }]);
  const cancelled = await first!.place([{ _id: PACK, quantity: 4 }]);
  await first!.cancel(cancelled.orderId);
  await delivered(second!, 2, OTHER);

  expect(await recall()).toMatchObject({ status: 200 });
  // Those who have it are told; the third one's is still in the shop.
  const told = await test.deps.db.select().from(notifications).where(eq(notifications.kind, 'RECALL'));
  expect(told.map(({ orderId }) => orderId).sort()).toEqual([a.orderId, b.orderId].sort());
  const { orders, ...batch } = await read();
  expect(batch).toMatchObject({ code, recallReason: 'Small stones', outOfSale: 'RECALLED', stock: 0, setApart: 24 });
  expect(orders.map(({ orderNumber, units, mobileNumber }) => [orderNumber, units, mobileNumber !== null])).toEqual([
    [c.orderNumber, 3, true],
    [b.orderNumber, 1, true],
    [a.orderNumber, 2, true],
  ]);
  expect(await stockOf(test.deps, PACK)).toBe(0);
  expect(await first!.order([{ _id: PACK, quantity: 1 }])).toMatchObject({ status: 409 });
  await third!.cancel(c.orderId);
  expect(await read()).toMatchObject({ stock: 0, setApart: 27, orders: [{}, {}] });
  const audits = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'recallBatches'));
  expect(audits.at(-1)).toMatchObject({
    subject: 'pack',
    subjectId: PACK,
    after: { batch: code, reason: 'Small stones' },
  });
});

it('gives the money for the units back, once', async () => {
  const shopper = await makeShopper(test);
  // ₹150 and ₹40 for its delivery.
  const { orderId, orderNumber } = await delivered(shopper, 2);
  expect(await refund(orderId, 19_000)).toMatchObject({ status: 409, message: 'This batch is not recalled.' });
  await recall();
  expect((await read()).orders).toMatchObject([{ amountPaise: 19_000, refund: 'NONE' }]);
  expect(await refund(orderId, 15_000)).toMatchObject({ status: 409, message: '₹190 was paid for it. Look again.' });
  const both = await Promise.all([refund(orderId, 19_000), refund(orderId, 19_000)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read()).orders).toMatchObject([{ refund: 'GIVEN', amountPaise: 19_000 }]);
  // Nothing of it can be refunded by line any more.
  const page = await test.app.inject({ url: `/api/staff/orders/${orderNumber}`, headers: admin.headers });
  expect(page.json().data.items).toMatchObject([
    { leftUnits: 0, leftPaise: 0, refunded: [{ quantity: 2, amountPaise: 19_000 }] },
  ]);
  const rows = await test.deps.db
    .select()
    .from(refunds)
    .where(eq(refunds.reason, `recall ${code.toLowerCase()} ${PACK}`));
  expect(rows).toMatchObject([{ amountPaise: 19_000, actorId: admin.staffId }]);
});

it('gives back only the part that a bundle’s price had for it', async () => {
  const shopper = await makeShopper(test);
  const { orderId, amount } = await delivered(shopper, 1, BUNDLE);
  await recall();
  const [order] = (await read()).orders;
  expect(order!.amountPaise).toBeGreaterThan(0);
  expect(order!.amountPaise).toBeLessThan(amount / 2);
  expect(await refund(orderId, order!.amountPaise)).toMatchObject({ status: 200, data: { refundMethod: 'REFUND' } });
});

it('a recalled batch is refunded by an Admin only, whatever the amount', async () => {
  const shopper = await makeShopper(test);
  const { orderId } = await delivered(shopper, 2);
  await recall();
  const { amountPaise } = (await read()).orders[0]!;
  expect(await refund(orderId, amountPaise, mani)).toMatchObject({ status: 403 });
  expect((await read()).orders).toMatchObject([{ refund: 'NONE' }]);
  expect(await refund(orderId, amountPaise)).toMatchObject({ status: 200, data: { refundMethod: 'REFUND' } });
});

it('gives nothing back for what is not paid yet', async () => {
  const shopper = await makeShopper(test);
  const { orderId } = await shopper.place([{ _id: PACK, quantity: 2 }], { paymentMethod: 'AT_DOOR' });
  await recall();
  expect((await read()).orders).toMatchObject([{ refund: 'UNPAID' }]);
  expect(await refund(orderId, 19_000)).toMatchObject({ status: 409 });
});

it('only an Admin begins, words and undoes a recall', async () => {
  expect(await recall('Stones', mani)).toMatchObject({ status: 403 });
  expect(await recall('  ')).toMatchObject({ status: 400, message: ['Say why'] });
  await recall('Stones');
  await recall('Small stones, found by a customer');
  expect(await read()).toMatchObject({ recallReason: 'Small stones, found by a customer', setApart: 30 });
  expect(await call(mani, 'DELETE', `/batches/${batchId}/recall`)).toMatchObject({ status: 403 });
  expect(await call(admin, 'DELETE', `/batches/${batchId}/recall`)).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ outOfSale: null, recallReason: null, stock: 30, setApart: 0 });
  expect(await call(admin, 'DELETE', `/batches/${batchId}/recall`)).toMatchObject({ status: 409 });
  expect(await stockOf(test.deps, PACK)).toBe(30);
});

it('responds 404 for what is no batch', async () => {
  expect(await call(admin, 'GET', '/batches/unknown/recall')).toMatchObject({ status: 404 });
  expect(await call(admin, 'POST', '/batches/unknown/recall', { reason: 'x' })).toMatchObject({ status: 404 });
});
