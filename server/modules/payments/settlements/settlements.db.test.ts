import { asc, desc, eq } from 'drizzle-orm';
import type { SettlementOverview, SettlementDifferences } from '../../../../contract/settlements';
import {
  auditLog,
  orders,
  outbox,
  paymentAttempts,
  settlementDays,
  settlementDifferences,
  settlementLines,
  transfers,
} from '../../../db/schema';
import { systemClock } from '../../../lib/clock';
import { createLog } from '../../../lib/log';
import { dayNumberOf, dayOf } from '../../../lib/shopDays';
import { createRazorpay } from '../../../ports/payment/razorpay/razorpay';
import { loggedInStaff, type LoggedInStaff } from '../../../testing/loggedInStaff';
import { OUTBOX, runJob } from '../../../testing/runJob';
import { makeShopper, type ApiResponse } from '../../../testing/shopper';
import { razorpayAccount, startRazorpay, type FakeRazorpay } from '../../../testing/fakeProviders/razorpay';
import { setStock } from '../../../testing/stock';
import { makeTestApp, type TestApp } from '../../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const TOTAL = 19_000;
const PLAN = 'plan the comparison of payouts';
const DAY_SECONDS = 86_400;

let razorpay: FakeRazorpay;
let test: TestApp;
let selvi: LoggedInStaff;

beforeAll(async () => {
  razorpay = await startRazorpay();
  test = await makeTestApp({ deps: { payment: adapter({ breakMs: 50 }) } });
  await setStock(test.deps, MILLET, 200);
});
beforeEach(async () => {
  razorpay.fault = () => undefined;
  razorpay.settled.length = 0;
  // Until no day of the test before is compared again.
  await pass(3);
  await test.deps.db.delete(settlementDifferences);
});
afterAll(async () => {
  await test.close();
  await razorpay.close();
});

const adapter = (timing: { breakMs?: number } = {}) =>
  createRazorpay({
    account: razorpayAccount(razorpay.url),
    publicUrl: 'https://vayal.example',
    clock: systemClock,
    log: createLog('silent'),
    timing: { timeoutMs: 1_000, ...timing },
  });
async function placed(quantity = 2) {
  const shopper = await makeShopper(test);
  const order = await shopper.place([{ _id: MILLET, quantity }]);
  const isOfOrder = eq(paymentAttempts.orderId, order.orderId);
  const [attempt] = await test.deps.db.select().from(paymentAttempts).where(isOfOrder);
  return { ...order, shopper, openedId: attempt!.providerOrderId! };
}
async function deliver({ body, headers }: { body: string; headers: object }): Promise<void> {
  const url = '/api/web/payment/webhook/razorpay';
  await test.app.inject({ method: 'POST', url, payload: body, headers: { ...headers } });
}
async function paid() {
  const order = await placed();
  const paymentId = razorpay.pay(order.openedId);
  for (const message of razorpay.messagesOf(paymentId)) await deliver(message);
  return { ...order, paymentId };
}
const now = () => test.deps.clock.now();
/** Days pass, and each is compared. */
async function pass(days = 1): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    test.deps.clock.advance(DAY_SECONDS);
    await runJob(test.deps, PLAN);
    await runJob(test.deps, OUTBOX);
  }
  // Sessions of staff end within a day.
  selvi = await loggedInStaff(test.deps, { name: 'Selvi' });
}
const found = () => test.deps.db.select().from(settlementDifferences).orderBy(asc(settlementDifferences.id));
async function call<T = unknown>(method: 'GET' | 'POST', url: string, body?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/settlements${url}`,
    headers: selvi.headers,
    ...(body && { payload: body }),
  });
  return response.json<ApiResponse<T>>();
}
const resolve = (id: number, body: object) =>
  call('POST', `/differences/${id}/resolve`, { note: 'As their letter says', orderNumber: null, ...body });

describe('comparing payouts', () => {
  it('finds nothing where both sides agree, and sums up the payout', async () => {
    const { paymentId, shopper, orderId } = await paid();
    const other = await paid();
    await shopper.cancel(orderId);
    const [refund] = [...razorpay.refunds.values()].slice(-1);
    razorpay.settle(paymentId, now(), { feePaise: 400 });
    razorpay.settle(other.paymentId, now(), { feePaise: 400 });
    razorpay.settle(refund!.id, now());
    await pass(3);
    expect(await found()).toEqual([]);
    const { data } = await call<SettlementOverview>('GET', '');
    expect(data).toMatchObject({ isCompared: true, openCount: 0 });
    expect(data.payouts[0]).toMatchObject({
      settlementId: 'setl_StandIn',
      bankReference: '1568176960vxp0rj',
      paymentsPaise: 2 * TOTAL,
      refundsPaise: TOTAL,
      feesPaise: 800,
      netPaise: TOTAL - 800,
    });
  });

  it('names each difference once, however often the day is compared', async () => {
    const { paymentId } = await paid();
    razorpay.settle(paymentId, now(), { amount: TOTAL + 100, credit: TOTAL + 100 });
    razorpay.settle('pay_OfElsewhere', now(), { type: 'payment', amount: 500, debit: 0, credit: 500 });
    razorpay.settle('rfnd_ByDashboard', now(), { amount: 700, debit: 700 });
    razorpay.settle('adj_Dispute', now(), { type: 'adjustment', amount: 900, debit: 900 });
    await pass(4);
    expect(await found()).toMatchObject([
      { kind: 'PAYMENT_AMOUNT', reference: paymentId, shopPaise: TOTAL, providerPaise: TOTAL + 100, state: 'OPEN' },
      { kind: 'UNKNOWN_PAYMENT', reference: 'pay_OfElsewhere', shopPaise: null, providerPaise: 500 },
      { kind: 'UNKNOWN_REFUND', reference: 'rfnd_ByDashboard', providerPaise: 700 },
      { kind: 'ADJUSTMENT', reference: 'adj_Dispute', providerPaise: -900 },
    ]);
  });

  it('finds money that is paid out nowhere after a week, and ends that when it comes', async () => {
    await pass();
    const { paymentId, orderId } = await paid();
    await pass(9);
    const missing = (await found()).filter(({ reference }) => reference === paymentId);
    expect(missing).toMatchObject([{ kind: 'UNSETTLED_PAYMENT', orderId, shopPaise: TOTAL, providerPaise: null }]);
    razorpay.settle(paymentId, now());
    await pass();
    expect((await found()).find(({ id }) => id === missing[0]!.id)).toMatchObject({
      state: 'RESOLVED',
      resolution: 'FOUND',
      resolvedBy: null,
    });
  });

  it.each([
    ['is named by the line', {}],
    ['is named by the payment', { notes: null }],
  ])('receives money whose messages and checks were all lost where its order %s', async (_by, line) => {
    const order = await placed();
    const paymentId = razorpay.pay(order.openedId);
    razorpay.settle(paymentId, now(), line);
    await pass();
    const [transfer] = await test.deps.db.select().from(transfers).where(eq(transfers.reference, paymentId));
    expect(transfer).toMatchObject({ orderId: order.orderId, amountPaise: TOTAL });
    expect((await found()).filter(({ reference }) => reference === paymentId)).toEqual([]);
  });

  it('leaves out what another site of the account earned and gave back', async () => {
    const other = { id: 'plink_Other', orderId: 'order_Other', notes: { site: 'other' }, json: {} };
    razorpay.opened.set(other.id, { ...other, status: 'created', amount: 500 });
    const paymentId = razorpay.pay(other.id);
    razorpay.settle('pay_Noted', now(), { type: 'payment', amount: 500, credit: 500, notes: '{"site":"other"}' });
    razorpay.settle(paymentId, now(), { notes: null });
    razorpay.settle('rfnd_Other', now(), { amount: 500, debit: 500, payment_id: paymentId });
    await pass();
    expect(await found()).toEqual([]);
  });

  it('takes over what the provider corrects, and ends a difference that is none any more', async () => {
    const { paymentId } = await paid();
    razorpay.settle(paymentId, now(), { amount: TOTAL + 100, credit: TOTAL + 100, settlement_utr: null });
    // A page may repeat what the one before ended with.
    const [line] = razorpay.settled;
    razorpay.settled.push(line!);
    await pass();
    expect(await found()).toMatchObject([{ kind: 'PAYMENT_AMOUNT', providerPaise: TOTAL + 100, state: 'OPEN' }]);
    Object.assign(line!, { amount: TOTAL + 50, credit: TOTAL + 50 });
    await pass();
    expect(await found()).toMatchObject([{ kind: 'PAYMENT_AMOUNT', providerPaise: TOTAL + 50, state: 'OPEN' }]);
    Object.assign(line!, { amount: TOTAL, credit: TOTAL - 400, settlement_utr: 'AXIS0001' });
    await pass();
    expect(await found()).toMatchObject([{ kind: 'PAYMENT_AMOUNT', state: 'RESOLVED', resolution: 'FOUND' }]);
    const stored = await test.deps.db.select().from(settlementLines).where(eq(settlementLines.reference, paymentId));
    expect(stored).toMatchObject([{ amountPaise: TOTAL, feePaise: 400, bankReference: 'AXIS0001' }]);
  });

  it('finds refunds of another amount, and those that are booked nowhere', async () => {
    const [less, missing] = [await paid(), await paid()];
    for (const { paymentId, shopper, orderId } of [less, missing]) {
      razorpay.settle(paymentId, now());
      await shopper.cancel(orderId);
    }
    const refundOf = (of: string) => [...razorpay.refunds.values()].find(({ paymentId }) => paymentId === of)!.id;
    razorpay.settle(refundOf(less.paymentId), now(), { amount: TOTAL - 100, debit: TOTAL - 100 });
    await pass(9);
    expect(await found()).toMatchObject([
      { kind: 'REFUND_AMOUNT', orderId: less.orderId, shopPaise: TOTAL, providerPaise: TOTAL - 100 },
      { kind: 'UNSETTLED_REFUND', orderId: missing.orderId, shopPaise: TOTAL, providerPaise: null },
    ]);
    razorpay.settle(refundOf(missing.paymentId), now());
    await pass();
    expect(await found()).toMatchObject([{ state: 'OPEN' }, { kind: 'UNSETTLED_REFUND', state: 'RESOLVED' }]);
  });

  it('calls no money missing while a day is not compared', async () => {
    await pass();
    const { paymentId } = await paid();
    const hole = dayOf(dayNumberOf(now()));
    const dayIn = (query: URLSearchParams) => ['year', 'month', 'day'].map((part) => query.get(part)).join('-');
    razorpay.fault = ({ path, query }) => (path.includes('settlements') && dayIn(query) === hole ? 'HTML' : undefined);
    await pass(9);
    expect(await found()).toEqual([]);
    expect((await call<SettlementOverview>('GET', '')).data).toMatchObject({ uncomparedDay: hole });
    razorpay.fault = () => undefined;
    test.deps.clock.advance(3_600);
    await runJob(test.deps, OUTBOX);
    expect((await call<SettlementOverview>('GET', '')).data).toMatchObject({ uncomparedDay: null });
    expect(await found()).toMatchObject([{ kind: 'UNSETTLED_PAYMENT', reference: paymentId }]);
    razorpay.settle(paymentId, now());
    await pass();
  });

  it('names no day to compare that is too old for money to be missed', async () => {
    const day = dayOf(dayNumberOf(now()) - 300);
    await test.deps.db.insert(settlementDays).values({ provider: 'razorpay', day });
    expect((await call<SettlementOverview>('GET', '')).data).toMatchObject({ uncomparedDay: null });
  });

  it('plans each day of a longer stop, and waits while another provider takes payments', async () => {
    const before = await test.deps.db.$count(settlementDays);
    test.deps.clock.advance(20 * DAY_SECONDS);
    await runJob(test.deps, PLAN);
    expect(await test.deps.db.$count(settlementDays)).toBe(before + 20);
    const payload = { provider: 'phonepe', day: '2026-11-01' };
    const entry = { kind: 'settlement.compare', payload, nextAt: now(), createdAt: now() };
    const [{ id } = { id: 0 }] = await test.deps.db.insert(outbox).values(entry).returning({ id: outbox.id });
    await runJob(test.deps, OUTBOX);
    expect(await test.deps.db.$count(outbox, eq(outbox.id, id))).toBe(1);
  });

  it('takes payments while payouts can’t be read', async () => {
    const { openedId } = await placed();
    const razorpayNow = adapter();
    razorpay.fault = ({ path }) => (path.includes('settlements') ? 'ERROR' : undefined);
    for (let failure = 0; failure < 5; failure += 1)
      await expect(razorpayNow.fetchSettlement!('2026-11-01')).rejects.toThrow('status 500');
    expect(await razorpayNow.fetchPayment(openedId, { isAwaited: true })).toMatchObject({ state: 'OPEN' });
  });

  it('reads payouts of many pages', async () => {
    for (let line = 0; line < 1_001; line += 1)
      razorpay.settle(`adj_${line}`, now(), { type: 'adjustment', amount: 1, debit: 0, credit: 1 });
    await pass();
    expect(await found()).toHaveLength(1_001);
  });

  it('tries again while the provider is away, and calls it in no transaction', async () => {
    razorpay.settle('adj_Late', now(), { type: 'adjustment', amount: 900, debit: 0, credit: 900 });
    razorpay.fault = ({ path }) => (path.includes('settlements') ? 'HTML' : undefined);
    await pass();
    expect(await found()).toEqual([]);
    expect(await test.deps.db.$count(outbox, eq(outbox.kind, 'settlement.compare'))).toBeGreaterThan(0);
    razorpay.fault = () => undefined;
    await new Promise((done) => setTimeout(done, 60));
    test.deps.clock.advance(3_600);
    await runJob(test.deps, OUTBOX);
    expect(await found()).toMatchObject([{ reference: 'adj_Late', providerPaise: 900 }]);
  });
});

describe('resolving a difference', () => {
  async function unknown(amount: number): Promise<number> {
    const reference = `pay_Unknown${Date.now()}${amount}`;
    razorpay.settle(reference, now(), { type: 'payment', amount, debit: 0, credit: amount });
    await pass();
    return (await found()).find((each) => each.reference === reference)!.id;
  }

  it('records who, when and how, without the note in the log', async () => {
    const id = await unknown(500);
    expect(await resolve(id, { how: 'FEE', note: ' ' })).toMatchObject({ status: 400 });
    expect(await resolve(id, { how: 'FEE' })).toMatchObject({ status: 200 });
    expect(await resolve(id, { how: 'FOUND' })).toMatchObject({ status: 409 });
    expect(await resolve(987_654_321, { how: 'FOUND' })).toMatchObject({ status: 404 });
    const { data } = await call<SettlementDifferences>('GET', '/differences?state=RESOLVED');
    expect(data.items).toMatchObject([
      { _id: String(id), resolved: { how: 'FEE', note: 'As their letter says', by: 'Selvi', at: now().toISOString() } },
    ]);
    expect((await call<SettlementDifferences>('GET', '/differences?state=OPEN')).data.items).toEqual([]);
    const [act] = await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(act).toMatchObject({
      action: 'resolveDifference',
      subject: 'payout',
      staffName: 'Selvi',
      after: { difference: 'UNKNOWN_PAYMENT', resolution: 'FEE', shopPaise: null, providerPaise: 500 },
    });
  });

  it('books money to an order that owes exactly that', async () => {
    const id = await unknown(TOTAL);
    const { orderId, orderNumber } = await placed();
    const cheap = await unknown(700);
    expect(await resolve(cheap, { how: 'BOOKED', orderNumber })).toMatchObject({ status: 409 });
    expect(await resolve(id, { how: 'BOOKED', orderNumber: 'VY999999999' })).toMatchObject({ status: 404 });
    expect(await resolve(id, { how: 'BOOKED', orderNumber })).toMatchObject({ status: 200 });
    const [order] = await test.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ paymentStatus: 'RECEIVED', receivedPaise: TOTAL });
    expect((await found()).find((each) => each.id === id)).toMatchObject({ resolution: 'BOOKED', orderId });
  });

  it('gives money back when its order had ended, and says so', async () => {
    const id = await unknown(TOTAL);
    const { orderId, orderNumber, shopper } = await placed();
    await shopper.cancel(orderId);
    expect(await resolve(id, { how: 'BOOKED', orderNumber })).toMatchObject({
      status: 200,
      message: 'The order had ended: this money is refunded.',
    });
    expect((await found()).find((each) => each.id === id)).toMatchObject({ resolution: 'FOUND', orderId });
    const isOfOrder = eq(transfers.orderId, orderId);
    expect(await test.deps.db.select().from(transfers).where(isOfOrder)).toMatchObject([{ surplus: 'LATE' }]);
    const [act] = await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(act).toMatchObject({ action: 'resolveDifference', after: { resolution: 'FOUND', outcome: 'LATE' } });
  });

  it('books no money to an order that has ended where a second person has to decide on its return', async () => {
    const { orderId, orderNumber, shopper, amount } = await placed(90);
    await shopper.cancel(orderId);
    const id = await unknown(amount);
    expect(await resolve(id, { how: 'BOOKED', orderNumber })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^This order can't take money any more/),
    });
    expect((await found()).find((each) => each.id === id)).toMatchObject({ state: 'OPEN' });
    expect(await test.deps.db.$count(transfers, eq(transfers.orderId, orderId))).toBe(0);
  });

  it('books no refund or booking of the provider’s own to an order', async () => {
    razorpay.settle('adj_NotBookable', now(), { type: 'adjustment', amount: TOTAL, debit: 0, credit: TOTAL });
    await pass();
    const difference = (await found()).find(({ reference }) => reference === 'adj_NotBookable');
    const { orderNumber } = await placed();
    expect(await resolve(difference!.id, { how: 'BOOKED', orderNumber })).toMatchObject({ status: 409 });
  });
});
