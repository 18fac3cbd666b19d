import { eq } from 'drizzle-orm';
import type { CreatedOrder } from '../../../../contract/orders';
import type { MoneyTodos, PaymentHistory, PaymentRefunds, Payments } from '../../../../contract/staffPayments';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { paymentAttempts, refunds, transfers } from '../../../db/schema';
import { DEFAULT_SHOP_RULES } from '../../../lib/shopRules';
import { newId } from '../../../lib/ids';
import { shopDay } from '../../../lib/shopDays';
import { createSandboxPayment, type SandboxFaults } from '../../../ports/payment/sandbox';
import { TestClock } from '../../../testing/fakes';
import { loggedInStaff, type LoggedInStaff } from '../../../testing/loggedInStaff';
import { orderSteps } from '../../../testing/orderSteps';
import { makeShopper, type ApiResponse, type Shopper } from '../../../testing/shopper';
import { setStock } from '../../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const TOTAL = 34_000; // four and the delivery

let faults: SandboxFaults = {};
const clock = new TestClock();
const payment = createSandboxPayment({ secret: testSecrets.sandboxWebhook, clock, faults: () => faults });
let test: TestApp;
let shopper: Shopper;
let selvi: LoggedInStaff;

beforeAll(async () => {
  test = await makeTestApp({ deps: { payment } });
  selvi = await loggedInStaff(test.deps, { name: 'Selvi' });
  await setStock(test.deps, MILLET, 10_000);
});
beforeEach(async () => {
  clock.set(test.deps.clock.now());
  faults = {};
  shopper = await makeShopper(test);
});
afterAll(() => test.close());

async function call<T = unknown>(method: 'GET' | 'POST', url: string, body?: object, by = selvi) {
  const response = await test.app.inject({
    method,
    url: `/api/staff${url}`,
    headers: { ...by.headers, 'idempotency-key': newId() },
    ...(body && { payload: body }),
  });
  return response.json<ApiResponse<T>>();
}
const list = async (query = '') => (await call<Payments>('GET', `/payments${query}`)).data;
const listRefunds = async (query = '') => (await call<PaymentRefunds>('GET', `/payments/refunds${query}`)).data.items;
const todos = async () => (await call<MoneyTodos>('GET', '/payments/todos')).data;
const idsOf = ({ items }: Pick<Payments, 'items'>) => items.map(({ _id }) => _id);

const place = () => shopper.place([{ _id: MILLET, quantity: 4 }]);
async function paid(): Promise<CreatedOrder> {
  const order = await place();
  await orderSteps(test).pay(order);
  return order;
}
const transferOf = async ({ orderId }: CreatedOrder) =>
  (await test.deps.db.select().from(transfers).where(eq(transfers.orderId, orderId)))[0]!;
async function moneyWithoutOrder(reference: string, amountPaise = 18_999): Promise<string> {
  const id = newId();
  const receivedAt = test.deps.clock.now();
  await test.deps.db
    .insert(transfers)
    .values({ id, provider: 'sandbox', reference, amountPaise, surplus: 'UNKNOWN', receivedAt });
  return id;
}
async function failedRefund() {
  const order = await paid();
  faults.refund = 'FAILED';
  await call('POST', `/orders/${order.orderNumber}/refunds`, {
    amountPaise: 5_000,
    reason: 'DAMAGED',
    leftPaise: TOTAL,
  });
  faults = {};
  return order;
}

describe('payments', () => {
  it('are money that came, and attempts that brought none', async () => {
    const [done, waiting] = [await paid(), await place()];
    const { reference } = await transferOf(done);
    expect((await list(`?search=${done.orderNumber}`)).items).toEqual([
      expect.objectContaining({
        state: 'RECEIVED',
        amountPaise: TOTAL,
        refundedPaise: 0,
        provider: 'sandbox',
        orderNumber: done.orderNumber,
        customerName: 'Kavitha',
        reference,
      }),
    ]);
    expect((await list(`?search=${waiting.orderNumber.toLowerCase()}`)).items).toMatchObject([{ state: 'OPEN' }]);
  });

  it('are one row each, also where the order couldn’t take the money', async () => {
    const order = await place();
    const isOfOrder = eq(paymentAttempts.orderId, order.orderId);
    const [attempt] = await test.deps.db.select().from(paymentAttempts).where(isOfOrder);
    const money = { provider: 'sandbox', reference: '712345678904', amountPaise: 100, surplus: 'AMOUNT' as const };
    const of = { id: newId(), attemptId: attempt!.id, orderId: order.orderId, receivedAt: test.deps.clock.now() };
    await test.deps.db.insert(transfers).values({ ...money, ...of });
    expect(idsOf(await list(`?search=${order.orderNumber}`))).toEqual([of.id]);
    expect(idsOf(await list(`?search=${order.orderNumber}&state=OPEN`))).toEqual([]);
  });

  it('are found by state, method, day, amount and reference', async () => {
    const order = await paid();
    const open = await place();
    const lost = await moneyWithoutOrder('712345678901');
    const { id, reference } = await transferOf(order);
    const day = shopDay(test.deps.clock.now());
    expect(idsOf(await list('?state=WITHOUT_ORDER'))).toEqual([lost]);
    expect(idsOf(await list(`?search=${reference}`))).toEqual([id]);
    expect(idsOf(await list('?search=189.99'))).toEqual([lost]);
    expect(idsOf(await list('?search=340&state=RECEIVED'))).toContain(id);
    expect((await list('?state=OPEN')).items.map(({ orderNumber }) => orderNumber)).toContain(open.orderNumber);
    expect(idsOf(await list('?provider=at_door'))).toEqual([]);
    expect(idsOf(await list(`?from=${day}&to=${day}&state=RECEIVED`))).toContain(id);
    expect(idsOf(await list(`?to=2020-01-01`))).toEqual([]);
    expect(await call('GET', '/payments?from=2026-02-30')).toMatchObject({ status: 400 });
    expect(await call('GET', '/payments?cursor=abc')).toMatchObject({ status: 400 });
  });

  it('come page by page, each once, also where many came in the same moment', async () => {
    const day = '2026-01-05';
    const at = new Date(`${day}T12:00:00+05:30`);
    const many = Array.from({ length: 90 }, (_, n) => ({ id: newId(), reference: `8000000000${n + 10}` }));
    await test.deps.db
      .insert(transfers)
      .values(
        many.map((row) => ({ ...row, provider: 'upi', amountPaise: 100, surplus: 'UNKNOWN' as const, receivedAt: at })),
      );
    const { orderId } = await place();
    await test.deps.db.update(paymentAttempts).set({ createdAt: at }).where(eq(paymentAttempts.orderId, orderId));
    const seen: Payments['items'] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Payments = await list(`?from=${day}&to=${day}${cursor && `&cursor=${cursor}`}`);
      expect(page.items.length).toBeLessThanOrEqual(40);
      seen.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(91);
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(91);
  });

  it('open to their order’s attempts with what the provider reported, and to the money', async () => {
    const order = await place();
    await test.app.inject({ method: 'POST', url: `${order.payment!.pageUrl}/decline` });
    // Money of the same moment has no order.
    test.deps.clock.advance(1);
    await orderSteps(test).pay(order);
    const { id, reference } = await transferOf(order);
    const { data } = await call<PaymentHistory>('GET', `/payments/${id}`);
    expect(data).toMatchObject({
      orderNumber: order.orderNumber,
      customer: { name: 'Kavitha' },
      attempts: [{ state: 'RECEIVED', events: [{ event: 'FAILED' }, { event: 'RECEIVED' }] }],
      transfers: [{ reference, amountPaise: TOTAL }],
    });
    const { attemptId } = data.attempts[0]!;
    expect((await call<PaymentHistory>('GET', `/payments/${attemptId}`)).data).toEqual(data);
    const lost = await moneyWithoutOrder('712345678902');
    expect((await call('GET', `/payments/${lost}`)).data).toMatchObject({
      orderNumber: null,
      customer: null,
      attempts: [],
      transfers: [{ reference: '712345678902' }],
    });
    expect(await call('GET', '/payments/unknown')).toMatchObject({ status: 404 });
  });

  it('are an Admin’s to read', async () => {
    const mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
    expect(await call('GET', '/payments', undefined, mani)).toMatchObject({ status: 403 });
  });
});

describe('refunds', () => {
  it('show their state, and until when banks promise them', async () => {
    faults.refund = 'PENDING';
    const order = await paid();
    await call('POST', `/orders/${order.orderNumber}/refunds`, {
      amountPaise: 5_000,
      reason: 'DAMAGED',
      leftPaise: TOTAL,
    });
    const [refund] = await listRefunds(`?search=${order.orderNumber}`);
    expect(refund).toMatchObject({
      state: 'SENT',
      amountPaise: 5_000,
      reason: 'damaged',
      person: 'Selvi',
      endedAt: null,
    });
    const days = (Date.parse(refund!.expectedBy) - Date.parse(refund!.startedAt)) / 86_400_000;
    expect([8, 9]).toContain(days);
    const { reference } = await transferOf(order);
    for (const search of [refund!.reference, refund!.refundId, reference])
      expect(await listRefunds(`?search=${search}`)).toEqual([refund]);
    expect((await listRefunds('?state=SENT&search=50&provider=sandbox')).map(({ refundId }) => refundId)).toContain(
      refund!.refundId,
    );
    expect(await listRefunds('?state=DONE&search=50')).toEqual([]);
  });
});

describe('what waits for a person', () => {
  it('is a refund that failed, until it is sent another way', async () => {
    const order = await failedRefund();
    const [failed] = (await todos()).failedRefunds;
    expect(failed).toMatchObject({ orderNumber: order.orderNumber, amountPaise: 5_000, reason: 'damaged' });
    const way = { to: 'BANK', reference: '512345678901' };
    test.deps.clock.advance(1);
    expect(await call('POST', `/refunds/${failed!.refundId}/by-hand`, way)).toMatchObject({ status: 200 });
    expect((await todos()).failedRefunds).toEqual([]);
    expect(await listRefunds(`?search=${order.orderNumber}`)).toMatchObject([
      { state: 'DONE', byHand: true, reference: '512345678901' },
      { state: 'FAILED', isReplaced: true },
    ]);
  });

  it('is money without an order, which goes back by its provider, and then waits only if that fails', async () => {
    const reference = '712345678903';
    const transferId = await moneyWithoutOrder(reference);
    expect((await todos()).unresolved).toContainEqual(expect.objectContaining({ transferId, provider: 'sandbox' }));
    faults.refund = 'FAILED';
    expect(await call('POST', `/money/transfers/${transferId}/return`)).toMatchObject({
      message: 'It is refunded the way it came.',
    });
    expect((await todos()).unresolved).not.toContainEqual(expect.objectContaining({ transferId }));
    const [failed] = (await todos()).failedRefunds;
    expect(failed).toMatchObject({ orderNumber: null, reference, amountPaise: 18_999 });
    const problems = await test.app.inject({
      method: 'POST',
      url: '/api/internal/payments/problems',
      headers: { 'x-internal-secret': testSecrets.internal },
    });
    const { data } = problems.json<ApiResponse<Record<'refunds' | 'transfers', { reference: string }[]>>>();
    expect(data.refunds).toContainEqual(expect.objectContaining({ reference }));
    expect(data.transfers).not.toContainEqual(expect.objectContaining({ reference }));
    const order = await place();
    expect(
      await call('POST', `/money/transfers/${transferId}/assign`, { orderNumber: order.orderNumber }),
    ).toMatchObject({ status: 404 });
    faults = {};
    await call('POST', `/refunds/${failed!.refundId}/again`);
    expect((await todos()).failedRefunds).toEqual([]);
    const made = await test.deps.db.select().from(refunds).where(eq(refunds.transferId, transferId));
    expect(made.map(({ state }) => state).sort()).toEqual(['DONE', 'FAILED']);
  });

  it('is no money without an order while a second person decides on its return', async () => {
    const reference = '712345678907';
    const transferId = await moneyWithoutOrder(reference, DEFAULT_SHOP_RULES.secondPersonPaise + 1);
    const internal = async (url: string, payload?: object) => {
      const headers = { 'x-internal-secret': testSecrets.internal };
      const sent = { method: 'POST', url: `/api/internal/payments/${url}`, headers } as const;
      return (await test.app.inject({ ...sent, ...(payload && { payload }) })).json<ApiResponse<unknown>>();
    };
    expect(JSON.stringify((await internal('problems')).data)).toContain(reference);
    expect(await call('POST', `/money/transfers/${transferId}/return`)).toMatchObject({
      data: { refundMethod: 'APPROVAL' },
    });
    expect(JSON.stringify((await internal('problems')).data)).not.toContain(reference);
    for (const byHand of [true, false])
      expect(await internal('return', { reference, byHand })).toMatchObject({ status: 409 });
    expect(await test.deps.db.$count(refunds, eq(refunds.transferId, transferId))).toBe(0);
  });

  it('is money without an order, which is refunded once, also when people send and assign it at once', async () => {
    const transferId = await moneyWithoutOrder('712345678905', TOTAL);
    const { orderNumber } = await place();
    const url = `/money/transfers/${transferId}`;
    const sent = [1, 2, 3, 4].map(() => call('POST', `${url}/return`));
    const assigned = call('POST', `${url}/assign`, { orderNumber });
    const statuses = (await Promise.all([...sent, assigned])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404]);
  });
});

it('names the provider of now, and those that customers paid or tried to pay by', async () => {
  const providers = async () => (await call<string[]>('GET', '/payments/providers')).data;
  const before = await providers();
  expect(before).toContain('sandbox');
  expect(before).not.toContain('phonepe');
  const money = { reference: 'OM1', amountPaise: 100, surplus: 'UNKNOWN', receivedAt: test.deps.clock.now() } as const;
  await test.deps.db.insert(transfers).values({ id: newId(), provider: 'phonepe', ...money });
  expect(await providers()).toEqual(['phonepe', ...before]);
  const { orderId } = await place();
  const [attempt] = await test.deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const unpaid = { id: newId(), provider: 'razorpay', providerOrderId: 'plink_1', state: 'EXPIRED' } as const;
  await test.deps.db.insert(paymentAttempts).values({ ...attempt!, ...unpaid });
  expect(await providers()).toEqual(['razorpay', 'phonepe', ...before]);
});
