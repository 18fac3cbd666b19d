import { and, eq, sql } from 'drizzle-orm';
import type { LineChange, LineChangePreview, PackedLines } from '../../../contract/lineChanges';
import type { CreatedOrder, OrderTracking } from '../../../contract/orders';
import type { PackingOrder } from '../../../contract/packing';
import type { StaffOrder } from '../../../contract/staffOrders';
import { STAFF_ROLE, type StaffRole } from '../../../contract/staffRights';
import {
  auditLog,
  invoices,
  ledger,
  notifications,
  orderChanges,
  orderFeed,
  orderItems,
  orders,
  packParts,
  stockMovements,
  taxRates,
} from '../../db/schema';
import { shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { EXPIRY, runJob } from '../../testing/runJob';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { quantityByPack, setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const OTHER = 'ml-samai-500'; // ₹80
const CHEAPER = 'ml-varagu-500'; // ₹70

let test: TestApp;
let shopper: Shopper;
let selvi: LoggedInStaff;
let mani: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
  mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Mani' });
});
beforeEach(async () => {
  for (const pack of [MILLET, OTHER, CHEAPER]) await setStock(test.deps, pack, 50);
  shopper = await makeShopper(test);
});
afterAll(() => test.close());

async function call<T>(by: LoggedInStaff, method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/staff${url}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
  return response.json<ApiResponse<T>>();
}

const linesOf = async (orderId: string) =>
  (await call<PackedLines>(selvi, 'GET', `/packing/orders/${orderId}/lines`)).data;
const preview = (orderId: string, change: LineChange, by = selvi) =>
  call<LineChangePreview>(by, 'POST', `/packing/orders/${orderId}/lines/preview`, change);
const write = (orderId: string, change: LineChange, expectedReducedPaise: number, by = selvi) =>
  call(by, 'POST', `/packing/orders/${orderId}/lines/change`, { ...change, expectedReducedPaise });

/** Previews the change and then makes it. */
async function change(orderId: string, wanted: LineChange, by = selvi): Promise<LineChangePreview> {
  const { data } = await preview(orderId, wanted, by);
  expect(await write(orderId, wanted, data.reducedPaise, by)).toMatchObject({ status: 200 });
  return data;
}

/** ₹150 and ₹40 for its delivery. */
async function paidOrder(quantity = 2): Promise<CreatedOrder> {
  const order = await shopper.place([{ _id: MILLET, quantity }]);
  await orderSteps(test).pay(order);
  return order;
}

const none = (lineNo: number, quantity: number): LineChange => ({ lineNo, quantity, reason: 'NONE_LEFT' });
const rowOf = async (orderId: string) => (await test.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0]!;

async function expectBooksToBalance() {
  const [books] = await test.deps.db.select({ paise: sql<number>`sum(${ledger.amountPaise})::float8` }).from(ledger);
  expect(books!.paise).toBe(0);
}

it('packs fewer of a paid line: shows the bill first, then refunds the difference, which the customer sees', async () => {
  const { orderId } = await paidOrder();
  const before = await quantityByPack(test.deps);
  expect((await preview(orderId, none(1, 1), mani)).data).toEqual({
    reducedPaise: 9_500,
    totalPaise: 9_500,
    substitute: null,
    refundMethod: 'REFUND',
  });
  await change(orderId, none(1, 1), mani);

  expect(await rowOf(orderId)).toMatchObject({ totalPaise: 19_000, reducedPaise: 9_500, refundedPaise: 9_500 });
  const { data } = await shopper.track(orderId);
  expect(data.items).toMatchObject([{ quantity: 2, packed: { quantity: 1, reducedPaise: 9_500 } }]);
  expect(data.bill).toMatchObject({ totalPaise: 19_000, reducedPaise: 9_500 });
  expect(data.refunds).toMatchObject([{ amountPaise: 9_500 }]);
  expect(data.paymentStatus).toBe('RECEIVED');
  expect(await linesOf(orderId)).toMatchObject({
    changeable: true,
    // The bill has the same: the price, and what is left of the delivery charge.
    lines: [{ quantity: 2, packedQuantity: 1, costPaise: 7_500, deliveryPaise: 2_000 }],
    changes: [{ quantityBefore: 2, quantityAfter: 1, reason: 'NONE_LEFT', staffName: 'Mani' }],
  });
  // The missing unit is written off, since the shelf has none.
  const after = await quantityByPack(test.deps);
  expect(after[MILLET]).toBe(before[MILLET]! - 1);
  expect(await stockOf(test.deps, MILLET)).toBe(48);
  const audits = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(audits).toMatchObject([{ staffName: 'Mani', action: 'editOrders', before: { lineNo: 1, quantity: 2 } }]);
  await expectBooksToBalance();
});

it('says what the customer chose at checkout, by default a call', async () => {
  const [plain, chosen] = [
    await shopper.place([{ _id: MILLET, quantity: 2 }]),
    await shopper.place([{ _id: MILLET, quantity: 2 }], { ifMissing: 'REPLACE' }),
  ];
  expect((await linesOf(plain.orderId)).ifMissing).toBe('CALL');
  expect((await linesOf(chosen.orderId)).ifMissing).toBe('REPLACE');
});

it('leaves less to pay at the door', async () => {
  const { orderId } = await shopper.place([{ _id: MILLET, quantity: 2 }], { paymentMethod: 'AT_DOOR' });
  expect(await change(orderId, none(1, 1), mani)).toMatchObject({ refundMethod: 'LESS_TO_PAY', totalPaise: 9_500 });
  expect(await rowOf(orderId)).toMatchObject({ reducedPaise: 9_500, receivedPaise: 0, refundedPaise: 0 });
});

it('returns units to the stock when the customer wants fewer', async () => {
  const { orderId } = await paidOrder();
  await change(orderId, { lineNo: 1, quantity: 1, reason: 'CUSTOMER' });
  expect(await stockOf(test.deps, MILLET)).toBe(49);
  expect((await shopper.track(orderId)).data.items).toMatchObject([{ packed: { quantity: 1, asAsked: true } }]);
});

it('charges a dearer substitute as what it replaces, and lowers the bill for a cheaper one', async () => {
  const { orderId, orderNumber } = await paidOrder();
  const dearer = { ...none(1, 1), substitute: { packId: OTHER, quantity: 1 } };
  expect(await change(orderId, dearer)).toEqual({
    reducedPaise: 0,
    totalPaise: 19_000,
    substitute: { listedPaise: 8_000, chargedPaise: 7_500 },
    refundMethod: 'NONE',
  });
  expect(await stockOf(test.deps, OTHER)).toBe(49);
  const { data } = await shopper.track(orderId);
  expect(data.items).toMatchObject([
    { packed: { quantity: 1, reducedPaise: 0 } },
    { _id: OTHER, quantity: 1, insteadOf: expect.stringMatching(/^Foxtail/) },
  ]);

  // What is paid for the lines is what the order costs.
  const cheaper = { ...none(2, 0), substitute: { packId: CHEAPER, quantity: 1 } };
  await change(orderId, cheaper);
  const { lines, totalPaise, reducedPaise } = await linesOf(orderId);
  expect(lines).toMatchObject([{ packedQuantity: 1 }, { packedQuantity: 0 }, { substitutesLineNo: 2 }]);
  expect(lines.reduce((sum, line) => sum + line.costPaise - line.discountPaise + line.deliveryPaise, 0)).toBe(
    totalPaise - reducedPaise,
  );
  // ₹75 was charged for the pack of ₹80, so ₹65.62 for the one of ₹70.
  expect(reducedPaise).toBe(938);
  // Customer and staff read one account, to which what the items cost adds up.
  const { account, items }: OrderTracking = (await shopper.track(orderId)).data;
  expect(items.map(({ costPaise }) => costPaise)).toEqual([7_500, 0, 6_562]);
  expect(account).toMatchObject({ itemsPaise: 14_062, totalPaise: 18_062, paidPaise: 19_000, keptPaise: 18_062 });
  expect((await call<StaffOrder>(selvi, 'GET', `/orders/${orderNumber}`)).data).toMatchObject({ account });
  await expectBooksToBalance();
});

it('taxes a substitute at the rate of the day of the order', async () => {
  const { db, clock } = test.deps;
  const { orderId } = await paidOrder();
  const yesterday = new Date(clock.now().getTime() - 86_400_000);
  await db.update(orders).set({ createdAt: yesterday }).where(eq(orders.id, orderId));
  const rate = { classId: '1008-5', fromDay: shopDay(clock.now()), gstPercent: 12 };
  await db.insert(taxRates).values(rate);
  await change(orderId, { ...none(1, 1), substitute: { packId: OTHER, quantity: 1 } });
  await db.delete(taxRates).where(eq(taxRates.fromDay, rate.fromDay));
  const lines = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  expect(lines.find(({ packId }) => packId === OTHER)).toMatchObject({ hsn: '1008', gstPercent: 5 });
});

it('takes a discount back with the line it was given for, to the paisa', async () => {
  const order = await shopper.place(
    [
      { _id: MILLET, quantity: 3 },
      { _id: OTHER, quantity: 2 },
    ],
    { couponCode: 'WELCOME10' },
  );
  await orderSteps(test).pay(order);
  const { orderId } = order;
  await change(orderId, none(1, 2));
  await change(orderId, none(1, 1));
  await change(orderId, none(1, 0));
  await change(orderId, none(2, 1));
  const { lines, totalPaise, reducedPaise } = await linesOf(orderId);
  expect(lines.reduce((sum, line) => sum + line.costPaise - line.discountPaise + line.deliveryPaise, 0)).toBe(
    totalPaise - reducedPaise,
  );
  expect(await preview(orderId, none(2, 0))).toMatchObject({
    status: 409,
    message: 'Nothing of the order would be left. Cancel the order instead.',
  });
  await expectBooksToBalance();
});

it('returns the parts of a bundle', async () => {
  const [bundle] = await test.deps.db.select({ id: packParts.packId }).from(packParts).limit(1);
  const before = await quantityByPack(test.deps);
  const order = await shopper.place([{ _id: bundle!.id, quantity: 2 }]);
  await orderSteps(test).pay(order);
  await change(order.orderId, { lineNo: 1, quantity: 1, reason: 'CUSTOMER' });
  expect(await quantityByPack(test.deps)).toEqual(before);
  await shopper.cancel(order.orderId);
  expect(await quantityByPack(test.deps)).toEqual(before);
});

it('lets one of two people short a line, and rejects a bill that moved', async () => {
  const { orderId } = await paidOrder(3);
  const { data } = await preview(orderId, none(1, 2));
  const both = await Promise.all([selvi, mani].map((by) => write(orderId, none(1, 2), data.reducedPaise, by)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await write(orderId, none(1, 0), 1)).toMatchObject({ status: 409 });
  expect(await write(orderId, none(9, 0), 1)).toMatchObject({ status: 404 });
  const changes = await test.deps.db.select().from(orderChanges).where(eq(orderChanges.orderId, orderId));
  expect(changes).toHaveLength(1);
});

it('gives all of the money back once, when the customer cancels while a line is shorted', async () => {
  const { orderId } = await paidOrder();
  const { data } = await preview(orderId, none(1, 1));
  await Promise.all([write(orderId, none(1, 1), data.reducedPaise), shopper.cancel(orderId)]);
  const order = await rowOf(orderId);
  expect(order).toMatchObject({ status: 'CANCELLED', refundedPaise: 19_000, receivedPaise: 19_000 });
  const held = await test.deps.db.select().from(stockMovements).where(eq(stockMovements.orderId, orderId));
  expect(held.reduce((sum, { change: units }) => sum + units, 0)).toBe(0);
  await expectBooksToBalance();
});

it('takes units out of a packed parcel until it leaves, and tells its customer at once', async () => {
  const order = await paidOrder(3);
  const { orderId } = order;
  await orderSteps(test).makeReady(order);
  expect(await linesOf(orderId)).toMatchObject({ changeable: true, isPacked: true });
  const wanted: LineChange = { lineNo: 1, quantity: 2, reason: 'CUSTOMER' };
  expect(await change(orderId, wanted, mani)).toMatchObject({ refundMethod: 'REFUND', reducedPaise: 8_834 });
  expect(await stockOf(test.deps, MILLET)).toBe(48);
  const isTold = and(eq(notifications.orderId, orderId), eq(notifications.kind, 'ORDER_CHANGED'));
  expect(await test.deps.db.$count(notifications, isTold)).toBe(1);
  await orderSteps(test).advance(order);
  expect(await preview(orderId, none(1, 1))).toMatchObject({ status: 409 });
  expect(await linesOf(orderId)).toMatchObject({ changeable: false });
  expect(await rowOf(orderId)).toMatchObject({ totalPaise: 26_500, reducedPaise: 8_834, refundedPaise: 8_834 });
});

describe('a refund above the limit of a Sales Person', () => {
  const waiting = async (by = selvi) => call<{ _id: string; orderId: string }[]>(by, 'GET', '/approvals');
  /** Requests a refund of ₹600 on an order of ₹1,500. */
  async function requested() {
    const order = await paidOrder(20);
    const { orderId } = order;
    expect(await change(orderId, none(1, 12), mani)).toMatchObject({ refundMethod: 'APPROVAL', reducedPaise: 60_000 });
    const { data } = await waiting();
    return { order, orderId, approval: data.find((approval) => approval.orderId === orderId)! };
  }
  const refundedOf = async (orderId: string) => (await rowOf(orderId)).refundedPaise;

  it('waits for an Admin, whose approval sends it once', async () => {
    const { orderId, approval } = await requested();
    expect(approval).toMatchObject({ amountPaise: 60_000, leftPaise: 150_000, reason: 'SHORTED', requestedBy: 'Mani' });
    expect(await refundedOf(orderId)).toBe(0);
    const both = await Promise.all([1, 2].map(() => call(selvi, 'POST', `/approvals/${approval._id}/approve`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refundedOf(orderId)).toBe(60_000);
    expect(await linesOf(orderId)).toMatchObject({ approvals: [{ state: 'APPROVED' }] });
    await expectBooksToBalance();
  });

  it('is owed, so it waits until it is approved or sent by hand, also once the order is delivered', async () => {
    const { order, orderId, approval } = await requested();
    const decline = () => call(selvi, 'POST', `/approvals/${approval._id}/decline`, { reason: 'Not now' });
    expect(approval).toMatchObject({ isOwed: true });
    expect(await decline()).toMatchObject({ status: 409, message: expect.stringContaining('is owed') });
    await orderSteps(test).deliver(order);
    expect(await decline()).toMatchObject({ status: 409 });
    expect((await waiting()).data).toContainEqual(expect.objectContaining({ _id: approval._id }));
    const tracked = async () => (await shopper.track(orderId)).data.refunds;
    expect(await tracked()).toMatchObject([{ amountPaise: 60_000, isWaiting: true, doneAt: null }]);
    expect(await call(selvi, 'POST', `/approvals/${approval._id}/by-hand`)).toMatchObject({ status: 200 });
    expect(await tracked()).toMatchObject([{ amountPaise: 60_000, isWaiting: false, speed: 'BY_HAND', doneAt: null }]);
    expect(await refundedOf(orderId)).toBe(60_000);
    expect(await linesOf(orderId)).toMatchObject({ approvals: [{ state: 'APPROVED' }] });
    await expectBooksToBalance();
  });

  it('can be declined once the customer has the money another way', async () => {
    const { orderId, approval } = await requested();
    const refund = { amountPaise: 60_000, reason: 'OVERCHARGED', leftPaise: 90_000 };
    const key = { ...selvi.headers, 'idempotency-key': approval._id };
    const url = `/api/staff/orders/${(await rowOf(orderId)).orderNumber}/refunds`;
    const given = await test.app.inject({ method: 'POST', url, headers: key, payload: refund });
    expect(given.json()).toMatchObject({ status: 200 });
    const decline = (reason: string) => call(selvi, 'POST', `/approvals/${approval._id}/decline`, { reason });
    expect(await decline(' ')).toMatchObject({ status: 400 });
    expect(await decline('Given back before')).toMatchObject({ status: 200 });
    expect(await linesOf(orderId)).toMatchObject({
      approvals: [{ state: 'DECLINED', decisionReason: 'Given back before' }],
    });
  });

  it('can’t be sent once the money has gone back by a cancellation', async () => {
    const { orderId, approval } = await requested();
    await shopper.cancel(orderId);
    expect(await call(selvi, 'POST', `/approvals/${approval._id}/approve`)).toMatchObject({ status: 409 });
    expect(await refundedOf(orderId)).toBe(150_000);
    await expectBooksToBalance();
  });

  it('counts what was given back before', async () => {
    const { orderId } = await paidOrder(20);
    expect(await change(orderId, none(1, 14), mani)).toMatchObject({ refundMethod: 'REFUND', reducedPaise: 45_000 });
    expect((await preview(orderId, none(1, 13), mani)).data).toMatchObject({ refundMethod: 'APPROVAL' });
    expect((await preview(orderId, none(1, 13), selvi)).data).toMatchObject({ refundMethod: 'REFUND' });
  });

  it.each<[string, StaffRole]>([
    ['a Sales Person', STAFF_ROLE.SALES_PERSON],
    ['a rider', STAFF_ROLE.RIDER],
  ])('is not for %s to see', async (_who, role) => {
    expect(await waiting(await loggedInStaff(test.deps, { role }))).toMatchObject({ status: 403 });
  });
});

describe('items that staff add to an order', () => {
  const held = { _id: OTHER, quantity: 2 }; // ₹160
  const add = ({ orderNumber }: Pick<CreatedOrder, 'orderNumber'>, by = mani, expectedTotal = 16_000) =>
    call(by, 'POST', `/orders/${orderNumber}/additions`, { items: [held], expectedTotal });
  const readOrder = async ({ orderNumber }: CreatedOrder) =>
    (await call<StaffOrder>(selvi, 'GET', `/orders/${orderNumber}`)).data;
  const pack = async ({ orderId }: CreatedOrder) =>
    (await call<{ stopped: { problemText: string }[] }>(mani, 'POST', '/packing/packed', { orderIds: [orderId] })).data;
  const confirmOrder = ({ orderNumber }: CreatedOrder) =>
    call(selvi, 'POST', '/orders/advance', { orders: [{ orderNumber, expectedStatus: 'ORDER_CREATED' }] });

  const withdraw = async (order: CreatedOrder) => {
    const { additionId } = (await readOrder(order)).additions.at(-1)!;
    return call(mani, 'POST', `/orders/${order.orderNumber}/additions/${additionId}/withdraw`);
  };

  /** A paid order with ₹160 to be added, and their payment. */
  async function waiting() {
    const order = await paidOrder();
    // Payments are told apart by their times.
    test.deps.clock.advance(1);
    expect(await add(order)).toMatchObject({ status: 200 });
    const { data } = await shopper.track(order.orderId);
    return { ...order, pay: () => orderSteps(test).pay(data as CreatedOrder), tracking: data as OrderTracking };
  }

  it('join it once they are paid, at today’s prices, and until then it can’t be packed', async () => {
    const before = await quantityByPack(test.deps);
    const order = await waiting();
    expect(order.tracking).toMatchObject({
      bill: { totalPaise: 19_000 },
      addition: { items: [{ quantity: 2, linePaise: 16_000 }], amountPaise: 16_000, secondsLeft: 1_800 },
    });
    expect((await shopper.state(order.orderId)).data).toMatchObject({
      paymentStatus: 'RECEIVED',
      isAddition: true,
      secondsLeft: 1_800,
    });
    expect(await stockOf(test.deps, OTHER)).toBe(48);
    await confirmOrder(order);
    expect((await pack(order)).stopped).toMatchObject([{ problemText: expect.stringContaining('₹160') }]);
    expect(await linesOf(order.orderId)).toMatchObject({ addition: { amountPaise: 16_000, person: 'Mani' } });
    const waitingItems = { itemCount: 2, isPaidOnline: true, expiresAt: expect.stringMatching(/^\d{4}-.*T.*Z$/) };
    expect(await readOrder(order)).toMatchObject({ waitingItems });
    const toPack = () => call<PackingOrder[]>(mani, 'GET', `/packing/orders?ids=${order.orderId}`);
    expect((await toPack()).data).toMatchObject([{ waitingItems }]);
    // Counted on the shelf, also while the rest of the order has left it.
    const shelf = async () => (await call<{ waiting: number }>(mani, 'GET', `/stock/packs/${OTHER}`)).data.waiting;
    const unitsBefore = await shelf();
    await call(mani, 'POST', '/packing/start', { orderIds: [order.orderId] });
    expect(await shelf()).toBe(unitsBefore);

    await order.pay();
    expect(await rowOf(order.orderId)).toMatchObject({
      totalPaise: 35_000,
      deliveryPaise: 4_000,
      receivedPaise: 35_000,
      paymentStatus: 'RECEIVED',
    });
    const { data } = await shopper.track(order.orderId);
    expect(data).toMatchObject({ items: [{ quantity: 2 }, { _id: OTHER, quantity: 2 }], payment: null });
    expect(data.account).toMatchObject({ totalPaise: 35_000, keptPaise: 35_000, duePaise: 0 });
    expect(data).not.toHaveProperty('addition');
    expect(await quantityByPack(test.deps)).toEqual(before);
    expect((await toPack()).data).toMatchObject([{ waitingItems: null }]);
    expect((await pack(order)).stopped).toEqual([]);
    expect(await readOrder(order)).toMatchObject({ addable: false, additions: [{ state: 'JOINED', person: 'Mani' }] });
    const told = eq(notifications.orderId, order.orderId);
    expect(await test.deps.db.$count(notifications, and(told, eq(notifications.kind, 'ADDITION_OPEN')))).toBe(1);
    const log = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, order.orderId));
    expect(log.find(({ action }) => action === 'addItems')).toMatchObject({ after: { amountPaise: 16_000 } });
    // They are refunded and invoiced like the others: all that was paid is on one document.
    for (const expectedStatus of ['READY_TO_DELIVER', 'PICKEDUP'])
      await call(selvi, 'POST', '/orders/advance', { orders: [{ orderNumber: order.orderNumber, expectedStatus }] });
    const [invoice] = await test.deps.db.select().from(invoices).where(eq(invoices.orderId, order.orderId));
    expect(invoice).toMatchObject({ totalPaise: 35_000, lines: [{ lineNo: 1 }, { lineNo: 2, listedPaise: 16_000 }] });
    await expectBooksToBalance();
  });

  it('wait one at a time, also when two people add some at once, and at the price that was shown', async () => {
    const order = await paidOrder();
    expect(await add(order, mani, 15_000)).toMatchObject({ status: 409, message: expect.stringContaining('₹160') });
    const both = await Promise.all([add(order), add(order, selvi)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(test.deps, OTHER)).toBe(48);
    expect(await withdraw(order)).toMatchObject({ status: 200 });
  });

  it('leave the order as it was when they are not paid in time; late money still adds them where it can', async () => {
    const { clock } = test.deps;
    const before = await quantityByPack(test.deps);
    const order = await waiting();
    const fed = () => test.deps.db.$count(orderFeed, eq(orderFeed.orderId, order.orderId));
    const fedBefore = await fed();
    clock.advance(1_800);
    await runJob(test.deps, EXPIRY);
    // Open boards hear that nothing waits any more.
    expect(await fed()).toBeGreaterThan(fedBefore);
    expect(await quantityByPack(test.deps)).toEqual(before);
    expect(await rowOf(order.orderId)).toMatchObject({ status: 'ORDER_CREATED', totalPaise: 19_000 });
    expect((await shopper.track(order.orderId)).data).toMatchObject({ payment: null });
    await order.pay();
    expect(await rowOf(order.orderId)).toMatchObject({ totalPaise: 35_000, receivedPaise: 35_000 });
    expect(await quantityByPack(test.deps)).toEqual(before);
    const told = await test.deps.db
      .select({ about: notifications.subjectId })
      .from(notifications)
      .where(and(eq(notifications.orderId, order.orderId), eq(notifications.kind, 'ORDER_CHANGED')))
      .orderBy(notifications.subjectId);
    expect(told.map(({ about }) => about?.split(' ')[0])).toEqual(['EXPIRED', 'JOINED']);

    const left = await waiting();
    clock.advance(1_800);
    await runJob(test.deps, EXPIRY);
    await confirmOrder(left);
    await pack(left);
    await left.pay();
    expect(await rowOf(left.orderId)).toMatchObject({
      status: 'READY_TO_DELIVER',
      paymentStatus: 'RECEIVED',
      totalPaise: 19_000,
      receivedPaise: 35_000,
      refundedPaise: 16_000,
    });
    expect((await readOrder(left)).transfers).toMatchObject([
      { surplus: null },
      { surplus: 'LATE', amountPaise: 16_000, refunds: [{ amountPaise: 16_000 }] },
    ]);
    expect((await shopper.track(left.orderId)).data.refunds).toMatchObject([{ amountPaise: 16_000 }]);
    await expectBooksToBalance();
  });

  it('are withdrawn while their customer pays, whose money then goes back', async () => {
    const order = await waiting();
    expect(await withdraw(order)).toMatchObject({ status: 200 });
    expect(await withdraw(order)).toMatchObject({ status: 409 });
    expect(await stockOf(test.deps, OTHER)).toBe(50);
    await order.pay();
    expect(await rowOf(order.orderId)).toMatchObject({ totalPaise: 19_000, refundedPaise: 16_000 });
    expect(await stockOf(test.deps, OTHER)).toBe(50);
    expect(await readOrder(order)).toMatchObject({ additions: [{ state: 'WITHDRAWN', endedBy: 'Mani' }] });
  });

  it('go back with the order: each refund is at most what its payment brought', async () => {
    const before = await quantityByPack(test.deps);
    const order = await waiting();
    await order.pay();
    const refund = { amountPaise: 30_000, reason: 'DAMAGED', leftPaise: 35_000 };
    const url = `/api/staff/orders/${order.orderNumber}/refunds`;
    const headers = { ...selvi.headers, 'idempotency-key': order.orderId };
    const given = await test.app.inject({ method: 'POST', url, headers, payload: refund });
    expect(given.json()).toMatchObject({ status: 200 });
    const { transfers } = await readOrder(order);
    expect(transfers.map((paid) => paid.refunds.map(({ amountPaise }) => amountPaise))).toEqual([[19_000], [11_000]]);
    expect(await add(order)).toMatchObject({ status: 200 });
    expect(await shopper.cancel(order.orderId)).toMatchObject({ status: 200, data: { refundStarted: true } });
    expect(await rowOf(order.orderId)).toMatchObject({ paymentStatus: 'REFUNDED', refundedPaise: 35_000 });
    expect(await quantityByPack(test.deps)).toEqual(before);
    expect((await readOrder(order)).additions).toMatchObject([{ state: 'JOINED' }, { state: 'WITHDRAWN' }]);
    await expectBooksToBalance();
  });
});
