import { and, eq } from 'drizzle-orm';
import type { PackedLines } from '../../../contract/lineChanges';
import type { MovedOrders, PackingOrder } from '../../../contract/packing';
import type { CartLine, CreatedOrder } from '../../../contract/orders';
import type { Round, RoundsOfDay } from '../../../contract/rounds';
import type { OrderCards, StepResult } from '../../../contract/staffOrders';
import type { BatchRecall } from '../../../contract/staffRecall';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, batches, invoices, orderFeed, orders, stockMovements } from '../../db/schema';
import { newId } from '../../lib/ids';
import { addDays, shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { roundSteps } from '../../testing/roundSteps';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const PACK = 'ml-thinai-500'; // ₹75
const OTHER = 'ml-samai-500';
const BUNDLE = 'set-starter-1500';

let test: TestApp;
let steps: ReturnType<typeof roundSteps>;
let shopper: Shopper;
let admin: LoggedInStaff;
let rider: LoggedInStaff;
let code: string;
let lots = 0;
beforeAll(async () => {
  test = await makeTestApp();
  steps = roundSteps(test);
  admin = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
  rider = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Mani' });
});
/** All that is for sale of the pack is one batch. */
beforeEach(async () => {
  shopper = await makeShopper(test);
  await setStock(test.deps, PACK, 0);
  await setStock(test.deps, OTHER, 50);
  lots += 1;
  code = `BAD-${1000 + 37 * lots}`;
  await receive(code, 20);
});
afterAll(() => test.close());

const call = <T>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, by = admin) =>
  steps.call<T>(by, [method, url], payload, { 'idempotency-key': newId() });
const receive = (lot: string, quantity: number) => {
  const day = (days: number) => addDays(shopDay(test.deps.clock.now()), days);
  const label = { code: lot, quantity, packedOn: day(-5), bestBefore: day(360) };
  return call('POST', `/stock/packs/${PACK}/receive`, label);
};
const idOf = async (lot: string) =>
  (
    await test.deps.db
      .select()
      .from(batches)
      .where(and(eq(batches.packId, PACK), eq(batches.code, lot)))
  )[0]!.id;
const recall = async () => call('POST', `/stock/batches/${await idOf(code)}/recall`, { reason: 'Small stones' });

async function orderAt(status: 'CONFIRMED' | 'PROCESSING' | 'READY_TO_DELIVER', quantity = 2, _id = PACK) {
  const order = await shopper.place([{ _id, quantity }]);
  await orderSteps(test).makeReady(order);
  await test.deps.db.update(orders).set({ status }).where(eq(orders.id, order.orderId));
  return order;
}
const rejection = ({ orderNumber }: CreatedOrder) =>
  `${orderNumber} has packs of the recalled batch ${code}. Replace them or leave them out first.`;
const statusOf = async ({ orderId }: CreatedOrder) => (await shopper.track(orderId)).data.status;
const advance = ({ orderNumber }: CreatedOrder, expectedStatus: string) =>
  call<StepResult[]>('POST', '/orders/advance', { orders: [{ orderNumber, expectedStatus }] });
const linesOf = async ({ orderId }: CreatedOrder) =>
  (await call<PackedLines>('GET', `/packing/orders/${orderId}/lines`)).data;
const swap = ({ orderId }: CreatedOrder) => call('POST', `/packing/orders/${orderId}/swap-recalled`);

it.each([
  ['CONFIRMED', 'start'],
  ['PROCESSING', 'packed'],
] as const)('stops an order that is %s, on the board and in packing', async (status, step) => {
  const [order, other] = [await orderAt(status), await orderAt(status, 2, OTHER)];
  await recall();
  expect((await advance(order, status)).data).toMatchObject([{ status, problemText: rejection(order) }]);
  const orderIds = [order.orderId, other.orderId];
  expect((await call<MovedOrders>('POST', `/packing/${step}`, { orderIds })).data).toEqual({
    moved: [other.orderId],
    steps: [{ orderNumber: other.orderNumber, stepId: expect.any(Number) }],
    left: [order.orderId],
    stopped: [{ orderId: order.orderId, problemText: rejection(order) }],
  });
  expect(await statusOf(order)).toBe(status);
});

it('stops a packed order on its way to the customer', async () => {
  const order = await orderAt('READY_TO_DELIVER');
  await recall();
  const plan = { riderId: rider.staffId, orderIds: [order.orderId] };
  expect(await call('POST', '/rounds', plan)).toMatchObject({ status: 409, message: rejection(order) });
  expect((await advance(order, 'READY_TO_DELIVER')).data).toMatchObject([{ problemText: rejection(order) }]);
  expect((await advance(order, 'READY_TO_DELIVER')).data).toMatchObject([{ status: 'READY_TO_DELIVER' }]);
});

it('leaves a stopped order behind when its round starts', async () => {
  const [order, other] = [await orderAt('READY_TO_DELIVER'), await orderAt('READY_TO_DELIVER', 2, OTHER)];
  const plan = { riderId: rider.staffId, orderIds: [order.orderId, other.orderId] };
  const { data: round } = await call<Round>('POST', '/rounds', plan);
  await recall();
  expect(await steps.ride(rider, `/${round._id}/start`, {})).toMatchObject({ status: 200 });
  expect(await statusOf(order)).toBe('READY_TO_DELIVER');
  expect(await statusOf(other)).toBe('PICKEDUP');
});

describe('a parcel on its way', () => {
  async function underWay(order?: CreatedOrder) {
    order ??= await orderAt('READY_TO_DELIVER');
    const round = await steps.setOut(admin, rider, [order]);
    await recall();
    return {
      order,
      stop: `/${round._id}/stops/${order.orderId}`,
      deliveryCode: (await shopper.track(order.orderId)).data.deliveryCode,
    };
  }

  async function atDoor(...lines: CartLine[]): Promise<CreatedOrder> {
    const order = await shopper.place(lines, { paymentMethod: 'AT_DOOR' });
    const ready = { status: 'READY_TO_DELIVER', needsApproval: false } as const;
    await test.deps.db.update(orders).set(ready).where(eq(orders.id, order.orderId));
    return order;
  }

  it('can’t be handed over, and is put right once it is back', async () => {
    const { order, stop, deliveryCode } = await underWay();
    const [own] = (await steps.own(rider)).data.filter(({ stops }) =>
      stops.some(({ orderId }) => orderId === order.orderId),
    );
    expect(own?.stops).toMatchObject([{ recalled: [{ code, units: 2 }] }]);
    const attempt = await steps.ride(rider, `${stop}/deliver`, { code: deliveryCode });
    expect(attempt).toMatchObject({ status: 409, message: rejection(order) });
    expect(await swap(order)).toMatchObject({ status: 409 });
    await steps.ride(rider, `${stop}/not-delivered`, { reason: 'OTHER' });
    expect(await statusOf(order)).toBe('READY_TO_DELIVER');
    await receive('GOOD-1', 5);
    expect(await swap(order)).toMatchObject({ status: 200 });
    expect((await advance(order, 'READY_TO_DELIVER')).data).toMatchObject([{ status: 'PICKEDUP' }]);
  });

  it('that comes back to be paid at the door is packed without them, and its invoice credited for what is not paid', async () => {
    const placed = await atDoor({ _id: PACK, quantity: 2 }, { _id: OTHER, quantity: 1 });
    const { order, stop } = await underWay(placed);
    await steps.ride(rider, `${stop}/not-delivered`, { reason: 'OTHER' });
    test.deps.clock.advance(60);
    const url = `/packing/orders/${order.orderId}/lines`;
    const leaveOut = { lineNo: 1, quantity: 0, reason: 'RECALLED' };
    const { reducedPaise } = (await call<{ reducedPaise: number }>('POST', `${url}/preview`, leaveOut)).data;
    const written = await call('POST', `${url}/change`, { ...leaveOut, expectedReducedPaise: reducedPaise });
    expect(written).toMatchObject({ status: 200 });
    const { account } = (await shopper.track(order.orderId)).data;
    expect(account).toMatchObject({ totalPaise: order.amount - reducedPaise, duePaise: order.amount - reducedPaise });
    const documents = await test.deps.db.select().from(invoices).where(eq(invoices.orderId, order.orderId));
    expect(documents.find(({ kind }) => kind === 'CREDIT_NOTE')).toMatchObject({ totalPaise: reducedPaise });
    expect((await advance(order, 'READY_TO_DELIVER')).data).toMatchObject([{ status: 'PICKEDUP' }]);
  });

  it('that the customer refuses is written off from what is set apart, not from what is for sale', async () => {
    const { order, stop } = await underWay(await atDoor({ _id: PACK, quantity: 2 }));
    await receive('GOOD-1', 5);
    const cancel = { reason: 'REFUSED', cancel: { stock: 'WRITTEN_OFF' } };
    expect(await steps.ride(rider, `${stop}/not-delivered`, cancel)).toMatchObject({ data: { outcome: 'CANCELLED' } });
    expect(await statusOf(order)).toBe('CANCELLED');
    expect(await stockOf(test.deps, PACK)).toBe(5);
    const [recalled] = await test.deps.db
      .select()
      .from(batches)
      .where(eq(batches.id, await idOf(code)));
    expect(recalled).toMatchObject({ stock: 0, setApart: 18 });
  });

  it('that was handed over without network is reviewed, and recorded as delivered', async () => {
    const { order, stop, deliveryCode } = await underWay();
    const phone = steps.phone(true);
    expect(await steps.ride(rider, `${stop}/deliver`, { code: deliveryCode, phone })).toMatchObject({
      data: { outcome: 'REVIEW' },
    });
    expect(await statusOf(order)).toBe('PICKEDUP');
    const review = `/rounds${stop}/review`;
    expect(await call('POST', review, { delivered: true })).toMatchObject({ status: 200 });
    expect(await statusOf(order)).toBe('DELIVERED');
  });
});

it('a stopped order is marked on board, packing list and rounds at once, and no more after the recall is undone', async () => {
  const [packed, open] = [await orderAt('READY_TO_DELIVER'), await orderAt('CONFIRMED', 1, BUNDLE)];
  const feed = await test.deps.db.$count(orderFeed);
  const seen = async () => {
    const { items } = (await call<OrderCards>('GET', '/orders')).data;
    const { ready } = (await call<RoundsOfDay>('GET', '/rounds')).data;
    const picked = (await call<PackingOrder[]>('GET', '/packing/orders')).data;
    const of = <T extends { orderId: string }>(list: T[], { orderId }: CreatedOrder) =>
      list.find((each) => each.orderId === orderId);
    return [
      of(items, packed)?.recalled,
      of(items, open)?.recalled,
      of(ready, packed)?.recalled,
      of(picked, open)?.lines[0]?.recalled,
    ];
  };
  await recall();
  const batchId = await idOf(code);
  const one = [{ batchId, code, units: 1 }];
  const two = [{ batchId, code, units: 2 }];
  expect(await seen()).toEqual([two, one, two, one]);
  expect(await test.deps.db.$count(orderFeed)).toBe(feed + 2);
  await call('DELETE', `/stock/batches/${batchId}/recall`);
  expect(await seen()).toEqual([[], [], [], []]);
});

it('continues an order with packs of another batch, and nothing changes for the customer', async () => {
  const order = await orderAt('READY_TO_DELIVER', 3);
  const before = (await shopper.track(order.orderId)).data;
  await recall();
  expect(await swap(order)).toMatchObject({ status: 409, message: expect.stringContaining('Only 0 of Foxtail') });
  await receive('GOOD-1', 4);
  expect(await swap(order)).toMatchObject({ status: 200 });
  expect((await linesOf(order)).lines).toMatchObject([{ packedQuantity: 3, recalled: [] }]);
  expect(await stockOf(test.deps, PACK)).toBe(1);
  // The recalled units are set apart, with those from the shelf.
  const { data } = await call<BatchRecall>('GET', `/stock/batches/${await idOf(code)}/recall`);
  expect(data).toMatchObject({ setApart: 20, orders: [] });
  const { bill, items } = (await shopper.track(order.orderId)).data;
  expect({ bill, items }).toEqual({ bill: before.bill, items: before.items });
  const acts = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, order.orderId));
  expect(acts.at(-1)).toMatchObject({ after: { swapped: [{ batch: code, packId: PACK, quantity: 3 }] } });
  expect(await swap(order)).toMatchObject({ status: 409 });
});

it('leaves recalled units out, refunds them, and writes off nothing that can be sold', async () => {
  const order = await shopper.place([
    { _id: PACK, quantity: 2 },
    { _id: OTHER, quantity: 1 },
  ]);
  await orderSteps(test).makeReady(order);
  await recall();
  await receive('GOOD-1', 5);
  const { data } = await call<BatchRecall>('GET', `/stock/batches/${await idOf(code)}/recall`);
  expect(data.orders).toMatchObject([{ orderNumber: order.orderNumber, refund: 'STOPPED' }]);
  const { changeable, lines } = await linesOf(order);
  expect(changeable).toBe(true);
  expect(lines).toMatchObject([{ recalled: [{ code, units: 2 }] }, { recalled: [] }]);
  const url = `/packing/orders/${order.orderId}/lines`;
  const leaveOut = (lineNo: number) => ({ lineNo, quantity: 0, reason: 'RECALLED' });
  expect(await call('POST', `${url}/preview`, leaveOut(2))).toMatchObject({ status: 409 });
  const { reducedPaise } = (await call<{ reducedPaise: number }>('POST', `${url}/preview`, leaveOut(1))).data;
  const written = await call('POST', `${url}/change`, { ...leaveOut(1), expectedReducedPaise: reducedPaise });
  expect(written).toMatchObject({ status: 200 });
  expect(await linesOf(order)).toMatchObject({ lines: [{ recalled: [] }, { recalled: [] }] });
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.id, order.orderId));
  expect(row).toMatchObject({ refundedPaise: reducedPaise });
  expect(await stockOf(test.deps, PACK)).toBe(5);
  const moves = await test.deps.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.batchId, await idOf(code)));
  expect(moves.filter(({ reason }) => reason === 'CORRECTION')).toEqual([]);
  expect((await advance(order, 'READY_TO_DELIVER')).data).toMatchObject([{ status: 'PICKEDUP' }]);
});
