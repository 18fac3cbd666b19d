import { asc, eq } from 'drizzle-orm';
import { orders, paymentAttempts, refunds, transfers } from '../../../db/schema';
import { systemClock } from '../../../lib/clock';
import { createLog } from '../../../lib/log';
import { createRazorpay } from '../../../ports/payment/razorpay/razorpay';
import { CHECK, EXPIRY, OUTBOX, runJob, untilTriedInVain } from '../../../testing/runJob';
import { makeShopper, type Shopper } from '../../../testing/shopper';
import {
  RAZORPAY_WEBHOOK_SECRETS,
  razorpayAccount,
  signRazorpayBody,
  startRazorpay,
  type RazorpayMessage,
  type FakeRazorpay,
} from '../../../testing/fakeProviders/razorpay';
import type { Fault } from '../../../testing/fakeProviders/fakeProvider';
import { setStock, stockOf } from '../../../testing/stock';
import { makeTestApp, type TestApp } from '../../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const TWO = [{ _id: MILLET, quantity: 2 }];
const TOTAL = 19_000;
const [, OLD_SECRET] = RAZORPAY_WEBHOOK_SECRETS;
const LIFETIME_SECONDS = 1_500;

let razorpay: FakeRazorpay;
let testApp: TestApp;
let shopper: Shopper;
const errors: string[] = [];
const TIMEOUT_MS = 1_000;
const BREAK_MS = 50;
/** The circuit breaker counts in real time. */
const breakIsOver = () => new Promise((resolve) => setTimeout(resolve, BREAK_MS + 10));
const account = { mode: 'link' as 'link' | 'qr' };

beforeAll(async () => {
  razorpay = await startRazorpay();
  razorpay.slowMs = TIMEOUT_MS + 200;
  const adapter = (mode: 'link' | 'qr') =>
    createRazorpay({
      account: razorpayAccount(razorpay.url, { mode }),
      publicUrl: 'https://vayal.example',
      clock: systemClock,
      log: createLog('silent'),
      timing: { timeoutMs: TIMEOUT_MS, breakMs: BREAK_MS },
    });
  const [byLink, byQr] = [adapter('link'), adapter('qr')];
  const log = createLog('error', { write: (line) => void errors.push(line) });
  testApp = await makeTestApp({
    env: { PAYMENT_EXPIRY_SECONDS: String(LIFETIME_SECONDS) },
    deps: { payment: { ...byLink, open: (attempt) => (account.mode === 'qr' ? byQr : byLink).open(attempt) } },
    log,
  });
});
beforeEach(async () => {
  razorpay.fault = () => undefined;
  Object.assign(razorpay.settings, { refundStatus: 'processed', refundsRunning: false });
  razorpay.calls.length = 0;
  errors.length = 0;
  account.mode = 'link';
  await setStock(testApp.deps, MILLET, 100);
  shopper = await makeShopper(testApp);
});
afterAll(async () => {
  await testApp.close();
  await razorpay.close();
});

async function placed(who = shopper) {
  const { orderId, payment } = await who.place(TWO);
  const isOfOrder = eq(paymentAttempts.orderId, orderId);
  const [row] = await testApp.deps.db.select().from(paymentAttempts).where(isOfOrder);
  return { orderId, attemptId: row!.id, openedId: row!.providerOrderId!, payment: payment! };
}
type Placed = Awaited<ReturnType<typeof placed>>;

async function deliver({ body, headers }: { body: string; headers: object }): Promise<number> {
  const url = '/api/web/payment/webhook/razorpay';
  const response = await testApp.app.inject({ method: 'POST', url, payload: body, headers: { ...headers } });
  return response.statusCode;
}
async function deliverAll(messages: readonly RazorpayMessage[]) {
  for (const message of messages) expect(await deliver(message)).toBe(200);
}
async function paid(): Promise<Placed & { paymentId: string }> {
  const order = await placed();
  const paymentId = razorpay.pay(order.openedId);
  await deliverAll(razorpay.messagesOf(paymentId));
  return { ...order, paymentId };
}
async function stateOf({ orderId }: Pick<Placed, 'orderId'>) {
  const { data } = await shopper.state(orderId);
  return [data.paymentStatus, data.orderStatus];
}
const transfersOf = ({ orderId }: Pick<Placed, 'orderId'>) =>
  testApp.deps.db.select().from(transfers).where(eq(transfers.orderId, orderId)).orderBy(asc(transfers.receivedAt));
async function refundsOf({ orderId }: Pick<Placed, 'orderId'>) {
  const rows = await testApp.deps.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(eq(transfers.orderId, orderId))
    .orderBy(asc(refunds.createdAt));
  return rows.map(({ refund }) => refund);
}
/** Calls fail whose path contains the part. */
const failing = (part: string, fault: Fault) => {
  razorpay.fault = ({ method, path }) => (`${method} ${path}`.includes(part) ? fault : undefined);
};
const RECEIVED = ['RECEIVED', 'ORDER_CREATED'];
const WAITING = ['OPEN', 'PAYMENT_PENDING'];

describe('paying by a link', () => {
  it('leads to a page of Razorpay and comes back to the order', async () => {
    const { orderId, attemptId, openedId, payment } = await placed();
    expect(payment).toMatchObject({
      provider: 'razorpay',
      upiUrl: null,
      secondsLeft: LIFETIME_SECONDS,
      pageUrl: `https://rzp.io/rzp/${openedId.slice(6)}`,
      ways: { link: true, qr: false, intent: false },
    });
    expect(razorpay.opened.get(openedId)?.json).toMatchObject({
      amount: TOTAL,
      currency: 'INR',
      accept_partial: false,
      reference_id: attemptId,
      callback_url: `https://vayal.example/order/status/${orderId}?returned=1`,
    });
    expect((await shopper.track(orderId)).data.payment).toMatchObject({ upiUrl: null, pageUrl: payment.pageUrl });
  });

  it('counts once, by whichever messages, in whichever order', async () => {
    const order = await placed();
    const messages = razorpay.messagesOf(razorpay.pay(order.openedId));
    await deliverAll([...messages].reverse());
    await deliverAll(messages);
    await Promise.all(messages.map(deliver));
    testApp.deps.clock.advance(120);
    await runJob(testApp.deps, CHECK);
    expect(await stateOf(order)).toEqual(RECEIVED);
    expect(await transfersOf(order)).toMatchObject([{ amountPaise: TOTAL, surplus: null }]);
    expect(errors).toEqual([]);
  });

  it('takes messages signed with the old secret after a change, and no others', async () => {
    const order = await placed();
    const paymentId = razorpay.pay(order.openedId);
    const [forged] = razorpay.messagesOf(paymentId, 'a guessed webhook secret');
    expect(await deliver(forged!)).toBe(401);
    expect(await stateOf(order)).toEqual(WAITING);
    await deliverAll(razorpay.messagesOf(paymentId, OLD_SECRET));
    expect(await stateOf(order)).toEqual(RECEIVED);
  });

  it('goes on after a failed try, on the same order and link', async () => {
    const order = await placed();
    await deliverAll(razorpay.messagesOf(razorpay.pay(order.openedId, { status: 'failed' })));
    expect(await stateOf(order)).toEqual(['FAILED', 'WAITING_FOR_PAYMENT']);
    expect((await shopper.track(order.orderId)).data.payment).toMatchObject({ pageUrl: order.payment.pageUrl });
    await deliverAll(razorpay.messagesOf(razorpay.pay(order.openedId)));
    expect(await stateOf(order)).toEqual(RECEIVED);
  });

  it('captures money that was only authorized while the order waits for it', async () => {
    const order = await placed();
    await deliverAll(razorpay.messagesOf(razorpay.pay(order.openedId, { status: 'authorized' })));
    expect(await stateOf(order)).toEqual(RECEIVED);
    expect(razorpay.calls.filter((call) => call.endsWith('/capture'))).toHaveLength(1);
  });

  it('captures what was authorized in the last second before the order expires', async () => {
    const order = await placed();
    razorpay.pay(order.openedId, { status: 'authorized' });
    testApp.deps.clock.advance(LIFETIME_SECONDS);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(RECEIVED);
  });

  it('captures no other amount than the order waits for', async () => {
    const order = await placed();
    await deliverAll(razorpay.messagesOf(razorpay.pay(order.openedId, { status: 'authorized', amount: TOTAL - 1 })));
    expect(await stateOf(order)).toEqual(WAITING);
    expect(razorpay.calls.filter((call) => call.endsWith('/capture'))).toEqual([]);
  });

  it('leaves authorized money of an order that has ended, which Razorpay then gives back', async () => {
    const order = await placed();
    await shopper.cancel(order.orderId);
    await deliverAll(razorpay.messagesOf(razorpay.pay(order.openedId, { status: 'authorized' })));
    expect(await transfersOf(order)).toEqual([]);
    expect(razorpay.calls.filter((call) => call.endsWith('/capture'))).toEqual([]);
  });

  it('ends when the link lapses, and closes the link when the order ends', async () => {
    const lapsed = await placed();
    await deliver(razorpay.linkMessage('payment_link.expired', lapsed.openedId));
    expect(await stateOf(lapsed)).toEqual(['EXPIRED', 'CANCELLED']);
    const cancelled = await placed();
    await shopper.cancel(cancelled.orderId);
    expect(razorpay.opened.get(cancelled.openedId)).toMatchObject({ status: 'cancelled' });
    await deliver(razorpay.linkMessage('payment_link.cancelled', cancelled.openedId));
    expect(await stateOf(cancelled)).toEqual(['EXPIRED', 'CANCELLED']);
  });

  it('takes late money again with the stock, or gives it back', async () => {
    const [one, two] = [await placed(), await placed(await makeShopper(testApp))];
    testApp.deps.clock.advance(LIFETIME_SECONDS);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(one)).toEqual(['EXPIRED', 'CANCELLED']);
    await deliverAll(razorpay.messagesOf(razorpay.pay(one.openedId)));
    expect(await stateOf(one)).toEqual(RECEIVED);
    await setStock(testApp.deps, MILLET, 1);
    await deliverAll(razorpay.messagesOf(razorpay.pay(two.openedId)));
    expect(await stateOf(two)).toEqual(['REFUNDED', 'CANCELLED']);
    expect(await refundsOf(two)).toMatchObject([{ state: 'DONE', amountPaise: TOTAL, reason: 'late' }]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(1);
  });
});

it('shows the QR code of an account that has them', async () => {
  account.mode = 'qr';
  const order = await placed();
  expect(order.payment).toMatchObject({
    upiUrl: expect.stringMatching(/^upi:\/\/pay\?.*am=190\.00/),
    pageUrl: `/order/status/${order.orderId}`,
    ways: { link: false, qr: true, intent: true },
  });
  expect(razorpay.opened.get(order.openedId)?.json).toMatchObject({ usage: 'single_use', fixed_amount: true });
  await deliverAll(razorpay.messagesOf(razorpay.pay(order.openedId)));
  expect(await stateOf(order)).toEqual(RECEIVED);
  const silent = await placed();
  razorpay.pay(silent.openedId);
  testApp.deps.clock.advance(120);
  await runJob(testApp.deps, CHECK);
  expect(await stateOf(silent)).toEqual(RECEIVED);
  const dropped = await placed();
  await shopper.cancel(dropped.orderId);
  expect(razorpay.opened.get(dropped.openedId)).toMatchObject({ status: 'closed' });
});

describe('the shop, when Razorpay doesn’t respond as it should,', () => {
  it.each<Fault>(['RESET', 'HANG', 'ERROR', 'LIMIT', 'HTML', 'EMPTY', 'LOST', 'STUCK', 'SLOW'])(
    'opens no second link after %s, and the same key leads on',
    async (fault) => {
      failing('POST /v1/payment_links', fault);
      const { data: bill } = await shopper.bill(TWO);
      const body = { items: TWO, addressId: shopper.addressId, expectedTotal: bill.totalPaise };
      const key = `key-of-${fault}-${shopper.customerId}`;
      expect(await shopper.create(body, key)).toMatchObject({ status: 500 });
      razorpay.fault = () => undefined;
      await breakIsOver();
      const again = await shopper.create(body, key);
      expect(again).toMatchObject({ status: 200, data: { payment: { provider: 'razorpay' } } });
      const [attempt] = await testApp.deps.db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.orderId, again.data.orderId));
      const links = [...razorpay.opened.values()].filter(({ json }) => json.reference_id === attempt!.id);
      expect(links).toMatchObject([{ id: attempt!.providerOrderId, amount: TOTAL }]);
    },
  );

  it('offers no link that is for another amount than was requested', async () => {
    failing('POST /v1/payment_links', 'LOST');
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: TOTAL };
    const key = `key-of-a-lie-${shopper.customerId}`;
    expect((await shopper.create(body, key)).status).toBe(500);
    razorpay.fault = () => undefined;
    const link = [...razorpay.opened.values()].at(-1)!;
    link.amount = TOTAL / 100;
    await breakIsOver();
    expect((await shopper.create(body, key)).status).toBe(500);
    const [attempt] = await testApp.deps.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, String(link.json.reference_id)));
    expect(attempt).toMatchObject({ providerOrderId: null, pageUrl: null });
  });

  it('opens a payment that was never opened, for the customer who comes back to the order', async () => {
    failing('POST /v1/payment_links', 'RESET');
    expect((await shopper.order(TWO)).status).toBe(500);
    razorpay.fault = () => undefined;
    const [order] = await testApp.deps.db.select().from(orders).where(eq(orders.customerId, shopper.customerId));
    expect((await shopper.track(order!.id)).data.payment).toBeNull();
    await breakIsOver();
    testApp.deps.clock.advance(60);
    await runJob(testApp.deps, CHECK);
    expect((await shopper.track(order!.id)).data.payment).toMatchObject({ provider: 'razorpay' });
  });

  it('checks an open payment with growing gaps', async () => {
    const { openedId } = await placed();
    const checkedAt: number[] = [];
    for (let seconds = 30; seconds < LIFETIME_SECONDS; seconds += 30) {
      testApp.deps.clock.advance(30);
      const before = razorpay.calls.length;
      await runJob(testApp.deps, CHECK);
      if (razorpay.calls.slice(before).includes(`GET /v1/payment_links/${openedId}`)) checkedAt.push(seconds);
    }
    expect(checkedAt).toEqual([60, 120, 180, 270, 420, 630, 960, 1_440]);
  });

  it('holds stock and order until it is known that no money comes', async () => {
    const order = await placed();
    razorpay.pay(order.openedId);
    razorpay.fault = () => 'ERROR';
    testApp.deps.clock.advance(LIFETIME_SECONDS);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(WAITING);
    razorpay.fault = () => undefined;
    await breakIsOver();
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(RECEIVED);
  });
});

describe('messages that pay for nothing', () => {
  const paidMessage = (order: Placed, change: (entity: Record<string, unknown>) => void) => {
    const [, last] = razorpay.messagesOf(razorpay.pay(order.openedId));
    const message = JSON.parse(last!.body) as { payload: { payment: { entity: Record<string, unknown> } } };
    change(message.payload.payment.entity);
    return signRazorpayBody(JSON.stringify(message));
  };

  it.each<[string, number, (entity: Record<string, unknown>) => void]>([
    ['rupees where paise are due', 200, (entity) => (entity.amount = TOTAL / 100)],
    ['another currency', 200, (entity) => (entity.currency = 'USD')],
    ['an amount in words', 400, (entity) => (entity.amount = String(TOTAL))],
    ['half a paisa', 400, (entity) => (entity.amount = TOTAL + 0.5)],
    ['a negative amount', 400, (entity) => (entity.amount = -TOTAL)],
  ])('messages that pay for nothing with %s', async (_what, status, change) => {
    const order = await placed();
    expect(await deliver(paidMessage(order, change))).toBe(status);
    expect(await stateOf(order)).toEqual(WAITING);
  });

  it.each<[string, (given: RazorpayMessage) => { body: string; headers: object }]>([
    ['a truncated body', ({ body, headers }) => ({ body: body.slice(0, -1), headers })],
    [
      'a body that was serialized again',
      ({ body, headers }) => ({ body: JSON.stringify(JSON.parse(body), null, 1), headers }),
    ],
    ['no signature', ({ body }) => ({ body, headers: { 'content-type': 'application/json' } })],
    ['no body', ({ headers }) => ({ body: '', headers })],
  ])('messages that pay for nothing with %s', async (_what, change) => {
    const order = await placed();
    const [, message] = razorpay.messagesOf(razorpay.pay(order.openedId));
    expect(await deliver(change(message!))).toBe(401);
    expect(await stateOf(order)).toEqual(WAITING);
  });

  it('are ignored when they are of another site with the same account', async () => {
    const before = await testApp.deps.db.select().from(transfers);
    const foreign = { id: 'pay_Foreign', amount: 500, currency: 'INR', status: 'captured', notes: [] };
    const refund = { id: 'rfnd_Foreign', amount: 500, payment_id: 'pay_Foreign', status: 'processed', notes: [] };
    await deliverAll([
      razorpay.sign('payment.captured', { payment: foreign }),
      razorpay.sign('payment_link.paid', { payment: foreign, payment_link: { id: 'plink_Foreign', notes: null } }),
      razorpay.sign('refund.processed', { refund, payment: foreign }),
      razorpay.sign('payment.dispute.created', { dispute: { id: 'disp_1' } }),
    ]);
    expect(await testApp.deps.db.select().from(transfers)).toEqual(before);
    expect(errors).toEqual([]);
  });

  it('wait for a person when this shop doesn’t know their order', async () => {
    const notes = { vayal_attempt: 'of-another-database' };
    const stray = { id: `pay_Stray${Date.now()}`, amount: 700, currency: 'INR', status: 'captured', notes };
    await deliver(razorpay.sign('payment.captured', { payment: stray }));
    const isStray = eq(transfers.reference, stray.id);
    expect(await testApp.deps.db.select().from(transfers).where(isStray)).toMatchObject([
      { orderId: null, surplus: 'UNKNOWN', amountPaise: 700 },
    ]);
  });

  it('have no further effect when they are replayed under another id', async () => {
    const order = await paid();
    const replayed = razorpay.messagesOf(order.paymentId).map(({ body }) => signRazorpayBody(body));
    await deliverAll(replayed);
    expect(await transfersOf(order)).toHaveLength(1);
    expect(await refundsOf(order)).toEqual([]);
  });
});

it('sends a second transfer back, once', async () => {
  const order = await paid();
  const second = razorpay.pay(order.openedId);
  await Promise.all([...razorpay.messagesOf(second), ...razorpay.messagesOf(second)].map(deliver));
  expect(await stateOf(order)).toEqual(RECEIVED);
  expect(await refundsOf(order)).toMatchObject([{ state: 'DONE', reason: 'second', amountPaise: TOTAL }]);
  expect([...razorpay.refunds.values()].filter(({ paymentId }) => paymentId === second)).toHaveLength(1);
});

describe('a refund', () => {
  /** On a busy machine a poll may take longer than its call may. */
  async function pollUntilEnded(order: Awaited<ReturnType<typeof paid>>): Promise<void> {
    const isSent = async () => (await refundsOf(order)).some(({ state }) => state === 'SENT');
    while (await isSent()) {
      testApp.deps.clock.advance(600);
      await breakIsOver();
      await runJob(testApp.deps, OUTBOX);
    }
  }

  it.each<Fault>(['RESET', 'HANG', 'LOST', 'STUCK', 'HTML', 'SLOW'])(
    'a refund after %s is made once, under the same key',
    async (fault) => {
      const order = await paid();
      failing('/refund', fault);
      await shopper.cancel(order.orderId);
      expect(await stateOf(order)).toEqual(['RECEIVED', 'CANCELLED']);
      await untilTriedInVain(testApp.deps);
      razorpay.fault = () => undefined;
      // On a busy machine the response may come too late once more.
      do {
        testApp.deps.clock.advance(600);
        await breakIsOver();
        await Promise.all([runJob(testApp.deps, OUTBOX), runJob(testApp.deps, OUTBOX)]);
      } while ((await refundsOf(order)).some(({ state }) => state !== 'DONE'));
      expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED']);
      expect([...razorpay.refunds.values()].filter(({ paymentId }) => paymentId === order.paymentId)).toHaveLength(1);
    },
  );

  it.each([true, false])('is sent at the speed of the account: at once %s', async (instantRefunds) => {
    const { paymentId } = await paid();
    const account = razorpayAccount(razorpay.url, { instantRefunds });
    const options = { publicUrl: 'https://vayal.example', clock: systemClock, log: createLog('silent') };
    const adapter = createRazorpay({ account, ...options });
    expect(adapter.capabilities.refundsAtOnce).toBe(instantRefunds);
    const refund = { refundId: `of-${paymentId}`, providerOrderId: null, reference: paymentId, amountPaise: 100 };
    await adapter.refund({ ...refund, idempotencyKey: `key-of-${paymentId}` });
    const made = [...razorpay.refunds.values()].find((each) => each.paymentId === paymentId);
    expect(JSON.parse(made!.body)).toMatchObject({ amount: 100, speed: instantRefunds ? 'optimum' : 'normal' });
  });

  it('that runs already is no failure', async () => {
    const order = await paid();
    razorpay.settings.refundsRunning = true;
    await shopper.cancel(order.orderId);
    expect(await refundsOf(order)).toMatchObject([{ state: 'SENT', providerRefundId: null }]);
    razorpay.settings.refundsRunning = false;
    await pollUntilEnded(order);
    expect(await refundsOf(order)).toMatchObject([{ state: 'DONE' }]);
  });

  it('is done or failed as its message says, also after its call’s response was lost', async () => {
    const [done, failed] = [await paid(), await paid()];
    razorpay.settings.refundStatus = 'pending';
    await shopper.cancel(done.orderId);
    failing('/refund', 'LOST');
    await shopper.cancel(failed.orderId);
    const refundTo = (paymentId: string) =>
      [...razorpay.refunds.values()].find((each) => each.paymentId === paymentId)!;
    await deliver(razorpay.endRefund(refundTo(done.paymentId).id, 'processed'));
    expect(await stateOf(done)).toEqual(['REFUNDED', 'CANCELLED']);
    expect(errors).toEqual([]);
    await deliver(razorpay.endRefund(refundTo(failed.paymentId).id, 'failed'));
    expect(await refundsOf(failed)).toMatchObject([
      { state: 'FAILED', providerRefundId: refundTo(failed.paymentId).id },
    ]);
    expect(await transfersOf(failed)).toMatchObject([{ refundedPaise: 0 }]);
    expect(errors.join()).toContain('a refund failed');
  });

  it('that a poll finds failed is recorded, and alarms', async () => {
    const order = await paid();
    razorpay.settings.refundStatus = 'pending';
    await shopper.cancel(order.orderId);
    const [refund] = await refundsOf(order);
    razorpay.endRefund(refund!.providerRefundId!, 'failed');
    await pollUntilEnded(order);
    expect(await refundsOf(order)).toMatchObject([{ state: 'FAILED' }]);
    expect(errors.join()).toContain('a refund failed');
  });

  it('larger than what is left at Razorpay fails at once', async () => {
    const order = await paid();
    razorpay.payments.get(order.paymentId)!.refunded = 1;
    // A person gives a part back on Razorpay's dashboard.
    razorpay.refunds.set('rfnd_dash', {
      id: 'rfnd_dash',
      paymentId: order.paymentId,
      amount: 1,
      status: 'processed',
      receipt: '',
      notes: [],
      key: 'dashboard-1',
      body: '',
    });
    await shopper.cancel(order.orderId);
    expect(await refundsOf(order)).toMatchObject([{ state: 'FAILED', providerRefundId: null }]);
  });
});
