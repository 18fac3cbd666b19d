import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, or, sql } from 'drizzle-orm';
import type { RefundApproval } from '../../../../contract/approvals';
import type { LimitRaise } from '../../../../contract/limitRaises';
import type { StaffOrder } from '../../../../contract/staffOrders';
import type { RefundResult } from '../../../../contract/staffRefunds';
import type { ShopSettings } from '../../../../contract/shopSettings';
import type { CreatedOrder } from '../../../../contract/orders';
import type { MoneyTodos } from '../../../../contract/staffPayments';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { migrationsFolder } from '../../../db/migrations';
import { isCheckViolation } from '../../../db/errors';
import {
  auditLog,
  ledger,
  orders,
  refundApprovals,
  refundLines,
  refunds,
  stockMovements,
  storeSettings,
  transfers,
} from '../../../db/schema';
import { DEFAULT_SHOP_RULES } from '../../../lib/shopRules';
import { newId } from '../../../lib/ids';
import { addDays, midnightOf, shopDay } from '../../../lib/shopDays';
import { createSandboxPayment, type SandboxFaults } from '../../../ports/payment/sandbox';
import { TestClock } from '../../../testing/fakes';
import { loggedInStaff, type LoggedInStaff } from '../../../testing/loggedInStaff';
import { orderSteps } from '../../../testing/orderSteps';
import { projectRoot } from '../../../testing/projectRoot';
import { makeShopper, type ApiResponse, type Shopper } from '../../../testing/shopper';
import { setStock, stockOf } from '../../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const TOTAL = 34_000; // four and the delivery
const LARGE = 675_000; // ninety: above what an Admin gives alone

let faults: SandboxFaults = {};
const clock = new TestClock();
const payment = createSandboxPayment({ secret: testSecrets.sandboxWebhook, clock, faults: () => faults });
let test: TestApp;
let shopper: Shopper;
let selvi: LoggedInStaff;
let arun: LoggedInStaff;

beforeAll(async () => {
  test = await makeTestApp({ deps: { payment } });
  selvi = await loggedInStaff(test.deps, { name: 'Selvi' });
  arun = await loggedInStaff(test.deps, { name: 'Arun' });
});
beforeEach(async () => {
  clock.set(test.deps.clock.now());
  faults = {};
  await setStock(test.deps, MILLET, 200);
  shopper = await makeShopper(test);
});
afterAll(() => test.close());

async function call<T = unknown>(
  by: LoggedInStaff,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
  key = newId(),
) {
  const response = await test.app.inject({
    method,
    url: `/api/staff${url}`,
    headers: { ...by.headers, 'idempotency-key': key },
    ...(body && { payload: body }),
  });
  return response.json<ApiResponse<T>>();
}

async function paid(quantity = 4): Promise<CreatedOrder> {
  const order = await shopper.place([{ _id: MILLET, quantity }]);
  await orderSteps(test).pay(order);
  return order;
}

const refundOrder = (
  { orderNumber }: CreatedOrder,
  amountPaise: number,
  leftPaise = TOTAL,
  { by = selvi, key = newId(), reason = 'DAMAGED' } = {},
) => call<RefundResult>(by, 'POST', `/orders/${orderNumber}/refunds`, { amountPaise, reason, leftPaise }, key);
const refundsOf = ({ orderId }: CreatedOrder) =>
  test.deps.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(eq(transfers.orderId, orderId))
    .orderBy(refunds.createdAt, sql`${refunds.replacesId} NULLS FIRST`)
    .then((rows) => rows.map(({ refund }) => refund));
const actsOf = ({ orderId }: Pick<CreatedOrder, 'orderId'>) =>
  test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId)).orderBy(auditLog.id);
const waitingOf = async (order: CreatedOrder, by = arun) =>
  (await call<RefundApproval[]>(by, 'GET', '/approvals')).data.find(({ orderId }) => orderId === order.orderId);
const ledgerSum = async () =>
  (await test.deps.db.select({ sum: sql<number>`coalesce(sum(${ledger.amountPaise}), 0)::float8` }).from(ledger))[0]!
    .sum;

let lastReference = 300_000_000_000;
const newReference = () => String(++lastReference);

describe('a refund by staff', () => {
  it('is made in part with a reason that the customer reads, and is in the log', async () => {
    const order = await paid();
    expect(await refundOrder(order, 5_000)).toMatchObject({ status: 200, data: { refundMethod: 'REFUND' } });
    expect(await refundsOf(order)).toMatchObject([
      { amountPaise: 5_000, state: 'DONE', reason: 'damaged', actorId: selvi.staffId },
    ]);
    expect((await shopper.track(order.orderId)).data.refunds).toMatchObject([
      { amountPaise: 5_000, reason: 'DAMAGED', hasFailed: false, reference: null },
    ]);
    expect(await actsOf(order)).toMatchObject([
      { action: 'makeRefunds', staffName: 'Selvi', after: { amountPaise: 5_000, reason: 'DAMAGED' } },
    ]);
    expect((await actsOf(order))[0]!.after).not.toHaveProperty('way');
    expect(await refundOrder(order, TOTAL - 5_000, TOTAL - 5_000)).toMatchObject({ status: 200 });
    expect((await shopper.state(order.orderId)).data).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(await ledgerSum()).toBe(0);
  });

  it('is one refund, however often the same request arrives', async () => {
    const order = await paid();
    const key = newId();
    const all = await Promise.all(Array.from({ length: 5 }, () => refundOrder(order, 5_000, TOTAL, { key })));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await refundsOf(order)).toHaveLength(1);
  });

  it('is one refund of two people at once; the other one learns what is left', async () => {
    const order = await paid();
    const both = await Promise.all([refundOrder(order, 5_000), refundOrder(order, 5_000, TOTAL, { by: arun })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({ data: { leftPaise: TOTAL - 5_000 } });
    expect(await refundsOf(order)).toHaveLength(1);
  });

  it('is never more than what is left, and nothing before the order is paid', async () => {
    const order = await paid();
    expect(await refundOrder(order, TOTAL + 1)).toMatchObject({
      status: 409,
      message: 'Only ₹340 is left of the payment.',
    });
    expect(await refundOrder(order, 0)).toMatchObject({ status: 400 });
    expect(await refundOrder(order, 100.5)).toMatchObject({ status: 400 });
    const unpaid = await shopper.place([{ _id: MILLET, quantity: 4 }]);
    expect(await refundOrder(unpaid, 100)).toMatchObject({ status: 409 });
    expect(await refundOrder({ ...order, orderNumber: 'VY999999999' }, 100)).toMatchObject({ status: 404 });
    expect(await refundsOf(order)).toEqual([]);
  });

  it('waits above the limit for a second person, who is not the first; what waits is not given twice', async () => {
    const order = await paid(90);
    expect(await refundOrder(order, 400_000, LARGE)).toMatchObject({ data: { refundMethod: 'REFUND' } });
    const rest = LARGE - 400_000;
    expect(await refundOrder(order, 150_000, rest)).toMatchObject({ data: { refundMethod: 'APPROVAL' } });
    expect(await refundOrder(order, 200_000, rest)).toMatchObject({ status: 409, data: { leftPaise: rest - 150_000 } });
    expect(await waitingOf(order, selvi)).toMatchObject({ isOwn: true });
    // Only one of the two waited for another person.
    expect((await actsOf(order)).map(({ after }) => after)).toEqual([
      { amountPaise: 400_000, reason: 'DAMAGED' },
      { amountPaise: 150_000, reason: 'DAMAGED', way: 'APPROVAL' },
    ]);
    const toApprove = async (by: LoggedInStaff) =>
      (await call<MoneyTodos>(by, 'GET', '/payments/todos')).data.approvalCount;
    expect([await toApprove(selvi), await toApprove(arun)]).toEqual([0, 1]);
    const waiting = await waitingOf(order);
    expect(waiting).toMatchObject({ amountPaise: 150_000, reason: 'DAMAGED', requestedBy: 'Selvi', isOwn: false });
    expect(await call(selvi, 'POST', `/approvals/${waiting!._id}/approve`)).toMatchObject({ status: 403 });
    expect(await refundsOf(order)).toHaveLength(1);
    const both = await Promise.all([arun, arun].map((by) => call(by, 'POST', `/approvals/${waiting!._id}/approve`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await toApprove(arun)).toBe(0);
    expect(await refundsOf(order)).toMatchObject([
      { amountPaise: 400_000 },
      { amountPaise: 150_000, reason: 'damaged' },
    ]);
  });

  it('can be taken back by the first while it waits', async () => {
    const order = await paid(90);
    await refundOrder(order, LARGE, LARGE);
    const waiting = await waitingOf(order);
    expect(await call(selvi, 'POST', `/approvals/${waiting!._id}/decline`, { reason: 'A mistake' })).toMatchObject({
      status: 200,
    });
    expect(await waitingOf(order)).toBeUndefined();
    expect(await refundsOf(order)).toEqual([]);
  });
});

describe('a refund by line', () => {
  const UNIT = 8_500; // its price and a quarter of the delivery
  const delivered = async (quantity = 4) => {
    const order = await shopper.place([{ _id: MILLET, quantity }]);
    await orderSteps(test).deliver(order);
    return order;
  };
  const refundLine = (
    { orderNumber }: CreatedOrder,
    line: { quantity: number; returned?: string; lineNo?: number },
    {
      paise,
      leftPaise = TOTAL,
      by = selvi,
      key = newId(),
    }: Partial<Record<'paise' | 'leftPaise', number>> & {
      by?: LoggedInStaff;
      key?: string;
    } = {},
  ) => {
    const lines = [{ lineNo: 1, returned: 'NONE', ...line }];
    const body = { amountPaise: paise ?? UNIT * line.quantity, reason: 'QUALITY', leftPaise, lines };
    return call<RefundResult>(by, 'POST', `/orders/${orderNumber}/refunds`, body, key);
  };
  const movementsOf = ({ orderId, orderNumber }: CreatedOrder) =>
    test.deps.db
      .select()
      .from(stockMovements)
      .where(or(eq(stockMovements.orderId, orderId), eq(stockMovements.note, `${orderNumber}, line 1`)))
      .orderBy(stockMovements.id);
  const itemOf = async ({ orderNumber }: CreatedOrder) =>
    (await call<StaffOrder>(selvi, 'GET', `/orders/${orderNumber}`)).data.items[0]!;

  it('puts returned units into the batch that they came from, once, however often the request arrives', async () => {
    const order = await delivered();
    const stock = await stockOf(test.deps, MILLET);
    const key = newId();
    const same = await Promise.all([1, 2, 3].map(() => refundLine(order, { quantity: 1, returned: 'BACK' }, { key })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [ordered, ...others] = await movementsOf(order);
    expect(others).toMatchObject([{ change: 1, reason: 'RELEASED', batchId: ordered!.batchId }]);
    expect(await stockOf(test.deps, MILLET)).toBe(stock + 1);
    expect(await refundsOf(order)).toMatchObject([{ amountPaise: UNIT, state: 'DONE', reason: 'quality' }]);
    expect((await shopper.track(order.orderId)).data.refunds).toMatchObject([
      { reason: 'QUALITY', items: [{ quantity: 1, name: expect.stringMatching(/^Foxtail/) }] },
    ]);
    expect(await itemOf(order)).toMatchObject({
      leftUnits: 3,
      leftPaise: 3 * UNIT,
      refunded: [{ quantity: 1, amountPaise: UNIT, returned: 'BACK', isWaiting: false }],
    });
    const acts = (await actsOf(order)).filter(({ action }) => action === 'makeRefunds');
    expect(acts).toMatchObject([{ after: { lines: [{ lineNo: 1, quantity: 1, returned: 'BACK' }] } }]);
  });

  it('writes off damaged units with their reason, and leaves the stock as it was', async () => {
    const order = await delivered();
    const stock = await stockOf(test.deps, MILLET);
    expect(await refundLine(order, { quantity: 2, returned: 'WRITTEN_OFF' })).toMatchObject({ status: 200 });
    const [ordered, ...others] = await movementsOf(order);
    const { batchId } = ordered!;
    expect(others).toMatchObject([
      { change: 2, reason: 'RELEASED', batchId },
      { change: -2, reason: 'SPOILED', batchId, actorId: selvi.staffId },
    ]);
    expect(await stockOf(test.deps, MILLET)).toBe(stock);
  });

  it('is one of two people at once, and never of more units than are left, also by the database', async () => {
    const order = await delivered();
    const both = await Promise.all([selvi, arun].map((by) => refundLine(order, { quantity: 3 }, { by })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refundLine(order, { quantity: 2 }, { leftPaise: UNIT, paise: UNIT })).toMatchObject({
      status: 409,
      message: 'Only 1 of this item is left to refund. Please look again.',
    });
    expect(await refundLine(order, { quantity: 1 }, { leftPaise: UNIT, paise: UNIT - 1 })).toMatchObject({
      status: 409,
    });
    expect(await refundLine(order, { quantity: 1, lineNo: 2 }, { leftPaise: UNIT })).toMatchObject({ status: 404 });
    const [refund] = await refundsOf(order);
    const [row] = await test.deps.db.select().from(refundLines).where(eq(refundLines.refundId, refund!.id));
    const { id: _, ...line } = row!;
    for (const more of [
      { quantity: 2, amountPaise: 1 },
      { quantity: 1, amountPaise: UNIT + 1 },
    ]) {
      const error: unknown = await test.deps.db
        .insert(refundLines)
        .values({ ...line, ...more })
        .catch((thrown: unknown) => thrown);
      expect(isCheckViolation(error, 'refund_lines_left_check')).toBe(true);
    }
    expect(await refundLine(order, { quantity: 1 }, { leftPaise: UNIT })).toMatchObject({ status: 200 });
    expect(await refundsOf(order)).toHaveLength(2);
  });

  it('keeps its lines when it fails and is sent again, and moves the units once', async () => {
    const order = await delivered();
    faults.refund = 'FAILED';
    await refundLine(order, { quantity: 1, returned: 'BACK' });
    faults = {};
    const [failed] = await refundsOf(order);
    expect(await call(selvi, 'POST', `/refunds/${failed!.id}/again`)).toMatchObject({ status: 200 });
    expect((await shopper.track(order.orderId)).data.refunds).toMatchObject([{ items: [{ quantity: 1 }] }]);
    expect(await itemOf(order)).toMatchObject({ leftUnits: 3, refunded: [{ quantity: 1 }] });
    expect(await movementsOf(order)).toHaveLength(2);
  });

  it('is not made before the delivery', async () => {
    expect(await refundLine(await paid(), { quantity: 1 })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Items are refunded once/),
    });
  });

  it('moves units once a second person grants it, and none when it is declined', async () => {
    const order = await delivered(90);
    const stock = await stockOf(test.deps, MILLET);
    const [paise, leftPaise] = [80 * 7_500, LARGE];
    const ask = () => refundLine(order, { quantity: 80, returned: 'BACK' }, { paise, leftPaise });
    expect(await ask()).toMatchObject({ data: { refundMethod: 'APPROVAL' } });
    expect(await itemOf(order)).toMatchObject({ leftUnits: 10, refunded: [{ quantity: 80, isWaiting: true }] });
    const waiting = await waitingOf(order);
    expect(waiting?.lines).toMatchObject([{ lineNo: 1, quantity: 80, returned: 'BACK' }]);
    await call(arun, 'POST', `/approvals/${waiting!._id}/decline`, { reason: 'They ate it' });
    expect(await itemOf(order)).toMatchObject({ leftUnits: 90, refunded: [] });
    expect(await movementsOf(order)).toHaveLength(1);
    await ask();
    const { _id } = (await waitingOf(order))!;
    const all = await Promise.all([1, 2].map(() => call(arun, 'POST', `/approvals/${_id}/approve`)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await movementsOf(order)).toMatchObject([{ change: -90 }, { change: 80, reason: 'RELEASED' }]);
    expect(await stockOf(test.deps, MILLET)).toBe(stock + 80);
    const [refund] = await refundsOf(order);
    expect(await itemOf(order)).toMatchObject({ leftUnits: 10, refunded: [{ quantity: 80, isWaiting: false }] });
    expect(await test.deps.db.$count(refundLines, eq(refundLines.refundId, refund!.id))).toBe(1);
  });
});

it('requests an owed refund again that was declined before', async () => {
  const order = await paid(90);
  const rajan = await loggedInStaff(test.deps, { name: 'Rajan', role: STAFF_ROLE.SALES_PERSON });
  const url = `/packing/orders/${order.orderId}/lines`;
  const line = { lineNo: 1, quantity: 20, reason: 'NONE_LEFT' };
  const { data } = await call<{ reducedPaise: number }>(rajan, 'POST', `${url}/preview`, line);
  const { reducedPaise } = data;
  await call(rajan, 'POST', `${url}/change`, { ...line, expectedReducedPaise: reducedPaise });
  const isOfOrder = eq(refundApprovals.orderId, order.orderId);
  await test.deps.db.update(refundApprovals).set({ state: 'DECLINED' }).where(isOfOrder);
  expect(await waitingOf(order)).toBeUndefined();
  const migration = readFileSync(join(migrationsFolder(projectRoot), '0019_owed_refunds.sql'), 'utf8');
  await test.deps.db.execute(sql.raw(migration));
  await test.deps.db.execute(sql.raw(migration));
  expect(await waitingOf(order)).toMatchObject({ amountPaise: reducedPaise, isOwed: true, requestedBy: 'Rajan' });
  expect((await shopper.track(order.orderId)).data.refunds).toMatchObject([
    { amountPaise: reducedPaise, isWaiting: true },
  ]);
});

describe('a failed refund', () => {
  async function failed() {
    const order = await paid();
    faults.refund = 'FAILED';
    await refundOrder(order, 5_000);
    faults = {};
    const [refund] = await refundsOf(order);
    expect(refund).toMatchObject({ state: 'FAILED' });
    return { order, refundId: refund!.id };
  }
  const again = (refundId: string, by = selvi) => call(by, 'POST', `/refunds/${refundId}/again`);
  const byHand = (refundId: string, reference: string | null) =>
    call(selvi, 'POST', `/refunds/${refundId}/by-hand`, { to: 'UPI', reference });

  it('is shown to the customer until it is sent again, once, as a refund of its own', async () => {
    const { order, refundId } = await failed();
    expect((await shopper.track(order.orderId)).data.refunds).toMatchObject([{ hasFailed: true, doneAt: null }]);
    const all = await Promise.all([again(refundId), again(refundId, arun), again(refundId)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await refundsOf(order)).toMatchObject([
      { id: refundId, state: 'FAILED' },
      { state: 'DONE', amountPaise: 5_000, replacesId: refundId, byHand: false, reason: 'damaged' },
    ]);
    expect((await shopper.track(order.orderId)).data.refunds).toMatchObject([{ hasFailed: false, reason: 'DAMAGED' }]);
    expect(await actsOf(order)).toMatchObject([{ action: 'makeRefunds' }, { action: 'sendRefundAgain' }]);
    expect(await ledgerSum()).toBe(0);
  });

  it('is noted as sent by hand with its bank reference, which counts once', async () => {
    const { order, refundId } = await failed();
    const reference = newReference();
    expect(await byHand(refundId, 'abc')).toMatchObject({ status: 400 });
    expect(await byHand(refundId, null)).toMatchObject({ status: 400 });
    expect(await byHand(refundId, reference)).toMatchObject({ status: 200 });
    expect(await byHand(refundId, newReference())).toMatchObject({ status: 409 });
    expect(await refundsOf(order)).toMatchObject([
      { state: 'FAILED' },
      { state: 'DONE', byHand: true, providerRefundId: reference, replacesId: refundId },
    ]);
    expect((await shopper.track(order.orderId)).data.refunds).toMatchObject([{ reference, hasFailed: false }]);
    const other = await failed();
    expect(await byHand(other.refundId, reference)).toMatchObject({ status: 409 });
    expect(await refundsOf(other.order)).toMatchObject([{ state: 'FAILED' }]);
    expect(await actsOf(order)).toMatchObject([{}, { after: { amountPaise: 5_000, sentTo: 'UPI', reference } }]);
  });

  it('is not sent again once its money was refunded otherwise, nor one that did not fail', async () => {
    const { order, refundId } = await failed();
    await refundOrder(order, TOTAL);
    expect(await again(refundId)).toMatchObject({ status: 409 });
    const [, done] = await refundsOf(order);
    expect(await again(done!.id)).toMatchObject({ status: 404 });
    expect(await again('unknown')).toMatchObject({ status: 404 });
    const [row] = await test.deps.db.select().from(orders).where(eq(orders.id, order.orderId));
    expect(row).toMatchObject({ refundedPaise: TOTAL });
  });
});

describe('money without an order', () => {
  const LIMIT = DEFAULT_SHOP_RULES.secondPersonPaise;

  async function unknown(amountPaise = LIMIT + 1) {
    const reference = newReference();
    const body = { orderNumber: null, reference, amountPaise };
    const { transferId } = (await call<{ transferId: string }>(selvi, 'POST', '/money/transfers', body)).data;
    return { transferId, reference };
  }
  const sendBack = (transferId: string, by = selvi) =>
    call<{ refundMethod: string }>(by, 'POST', `/money/transfers/${transferId}/return`);
  const waitingOf = async (reference: string, by = arun) =>
    (await call<RefundApproval[]>(by, 'GET', '/approvals')).data.find((each) => each.reference === reference);
  const approve = (id: string, by = arun) => call(by, 'POST', `/approvals/${id}/approve`);
  const refundsOf = (transferId: string) =>
    test.deps.db.select().from(refunds).where(eq(refunds.transferId, transferId));
  const unresolved = async () =>
    (await call<MoneyTodos>(selvi, 'GET', '/payments/todos')).data.unresolved.map(({ transferId }) => transferId);

  it('is refunded at once up to the limit', async () => {
    const { transferId } = await unknown(LIMIT);
    expect(await sendBack(transferId)).toMatchObject({ data: { refundMethod: 'BY_HAND' } });
    expect(await refundsOf(transferId)).toHaveLength(1);
  });

  it('waits above the limit for another person, is refunded once, and the log names both', async () => {
    const { transferId, reference } = await unknown();
    const requests = await Promise.all([sendBack(transferId), sendBack(transferId), sendBack(transferId, arun)]);
    expect(requests.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(requests.find(({ status }) => status === 200)).toMatchObject({ data: { refundMethod: 'APPROVAL' } });
    expect(await refundsOf(transferId)).toEqual([]);
    expect(await unresolved()).not.toContain(transferId);
    const [first, second] = (await waitingOf(reference))!.isOwn ? [arun, selvi] : [selvi, arun];
    const waiting = await waitingOf(reference, second);
    expect(waiting).toMatchObject({
      orderId: null,
      orderNumber: null,
      amountPaise: LIMIT + 1,
      leftPaise: LIMIT + 1,
      reason: 'UNKNOWN',
    });
    expect(await approve(waiting!._id, first)).toMatchObject({ status: 403 });
    expect(await refundsOf(transferId)).toEqual([]);
    const decisions = await Promise.all([1, 2, 3].map(() => approve(waiting!._id, second)));
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(decisions.find(({ status }) => status === 200)).toMatchObject({
      message: 'The refund now waits to be sent.',
    });
    expect(await refundsOf(transferId)).toMatchObject([
      { amountPaise: LIMIT + 1, reason: 'unknown', actorId: second.staffId },
    ]);
    expect(await waitingOf(reference)).toBeUndefined();
    const [noted, ...acts] = await actsOf({ orderId: transferId });
    expect(noted).toMatchObject({ action: 'matchTransfers' });
    expect(acts).toMatchObject([
      {
        action: 'matchTransfers',
        subject: 'transfer',
        staffId: first.staffId,
        after: { amountPaise: LIMIT + 1, way: 'APPROVAL' },
      },
      {
        action: 'approveRefunds',
        subject: 'transfer',
        staffId: second.staffId,
        after: { amountPaise: LIMIT + 1, state: 'APPROVED' },
      },
    ]);
    expect(await ledgerSum()).toBe(0);
  });

  it('is for no order while it waits, and is to be resolved again once it is declined', async () => {
    const order = await shopper.place([{ _id: MILLET, quantity: 4 }]);
    const { transferId, reference } = await unknown();
    await sendBack(transferId);
    const assigned = await call(selvi, 'POST', `/money/transfers/${transferId}/assign`, {
      orderNumber: order.orderNumber,
    });
    expect(assigned).toMatchObject({ status: 409, message: 'A second person decides whether this money is refunded.' });
    const { _id } = (await waitingOf(reference))!;
    const reason = 'Its order will come';
    expect(await call(arun, 'POST', `/approvals/${_id}/decline`, { reason })).toMatchObject({ status: 200 });
    expect(await approve(_id)).toMatchObject({ status: 409 });
    const declined = (await actsOf({ orderId: transferId })).at(-1);
    // The log can't be erased.
    expect(declined?.after).toEqual({ amountPaise: LIMIT + 1, state: 'DECLINED' });
    expect(await unresolved()).toContain(transferId);
    await sendBack(transferId);
    await approve((await waitingOf(reference))!._id);
    expect(await refundsOf(transferId)).toHaveLength(1);
  });

  it('has one outcome when it is assigned, approved and declined at once', async () => {
    const order = await shopper.place([{ _id: MILLET, quantity: 90 }]);
    const { transferId, reference } = await unknown(order.amount);
    await sendBack(transferId);
    const { _id } = (await waitingOf(reference))!;
    const { orderNumber, orderId } = order;
    const decisions = await Promise.all([
      approve(_id),
      call(arun, 'POST', `/approvals/${_id}/decline`, { reason: 'Its order will come' }),
      call(selvi, 'POST', `/money/transfers/${transferId}/assign`, { orderNumber }),
      sendBack(transferId),
    ]);
    const [approved, declined, assigned, again] = decisions.map(({ status }) => status === 200);
    expect(approved).toBe(!declined);
    // Once it is declined, the money is free for one of them.
    expect([approved, assigned, again].filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(await refundsOf(transferId)).toHaveLength(approved ? 1 : 0);
    const [row] = await test.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.paymentStatus === 'RECEIVED').toBe(assigned);
    expect(await ledgerSum()).toBe(0);
  });

  it('is measured by the limit of the moment', async () => {
    const { transferId } = await unknown();
    const { db } = test.deps;
    const counter = JSON.stringify({ secondPersonPaise: LIMIT + 1 });
    await db
      .update(storeSettings)
      .set({ settings: sql`${storeSettings.settings} || jsonb_build_object('counter', ${counter}::jsonb)` });
    expect(await sendBack(transferId)).toMatchObject({ data: { refundMethod: 'BY_HAND' } });
  });

  it('is measured by the limit of the morning for the person who raised it, and by the new one for others', async () => {
    const { revision, values } = (await call<ShopSettings>(selvi, 'GET', '/settings')).data.counter;
    const raised = { ...values, secondPersonPaise: values.secondPersonPaise + 10_000 };
    expect(await call(selvi, 'PUT', '/settings/counter', { ...raised, revision })).toMatchObject({ status: 200 });
    const amountPaise = raised.secondPersonPaise;
    expect(await sendBack((await unknown(amountPaise)).transferId)).toMatchObject({
      data: { refundMethod: 'APPROVAL' },
    });
    expect(await sendBack((await unknown(amountPaise)).transferId, arun)).toMatchObject({
      data: { refundMethod: 'BY_HAND' },
    });
    test.deps.clock.set(midnightOf(addDays(shopDay(test.deps.clock.now()), 1)));
    expect(await sendBack((await unknown(amountPaise)).transferId)).toMatchObject({
      data: { refundMethod: 'BY_HAND' },
    });
  });

  it('is measured by a limit that the person raised today once another one confirmed it', async () => {
    const raise = async () => {
      const { revision, values } = (await call<ShopSettings>(selvi, 'GET', '/settings')).data.counter;
      const secondPersonPaise = values.secondPersonPaise + 10_000;
      await call(selvi, 'PUT', '/settings/counter', { ...values, secondPersonPaise, revision });
      return secondPersonPaise;
    };
    const amountPaise = await raise();
    const [{ _id }] = (await call<LimitRaise[]>(arun, 'GET', '/settings/counter/raises')).data as [LimitRaise];
    test.deps.clock.advance(1);
    const higherPaise = await raise();
    const refundMethod = async (paise: number) => (await sendBack((await unknown(paise)).transferId)).data.refundMethod;
    expect(await refundMethod(amountPaise)).toBe('APPROVAL');
    expect(await call(arun, 'POST', `/settings/counter/raises/${_id}/confirm`)).toMatchObject({ status: 200 });
    expect(await refundMethod(amountPaise)).toBe('BY_HAND');
    expect(await refundMethod(higherPaise)).toBe('APPROVAL');
  });
});
