import { createHmac } from 'node:crypto';
import { asc, count, eq, sql } from 'drizzle-orm';
import {
  ledger,
  notifications,
  orderEvents,
  orders,
  paymentAttempts,
  paymentEvents,
  refunds,
  transfers,
} from '../../../db/schema';
import {
  createSandboxPayment,
  signSandboxMessage,
  type SandboxFaults,
  type SandboxKind,
} from '../../../ports/payment/sandbox';
import { newId } from '../../../lib/ids';
import { loggedInStaff } from '../../../testing/loggedInStaff';
import { CHECK, EXPIRY, OUTBOX, runJob } from '../../../testing/runJob';
import { makeShopper, type Shopper } from '../../../testing/shopper';
import { TestClock } from '../../../testing/fakes';
import { setStock, stockOf } from '../../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../../testing/testApp';
import { findAttemptsToCheck } from './repository';

const MILLET = 'ml-thinai-500'; // ₹75
const TWO = [{ _id: MILLET, quantity: 2 }];
const TOTAL = 19_000;
const WEBHOOK = '/api/web/payment/webhook/sandbox';

const clock = new TestClock();
let faults: SandboxFaults = {};
const sandbox = createSandboxPayment({ secret: testSecrets.sandboxWebhook, clock, faults: () => faults });
const refundCalls: string[] = [];
const payment = {
  ...sandbox,
  refund: (refund: Parameters<typeof sandbox.refund>[0]) => {
    refundCalls.push(refund.idempotencyKey);
    return sandbox.refund(refund);
  },
};

let testApp: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  testApp = await makeTestApp({ deps: { payment } });
});
beforeEach(async () => {
  // The sandbox signs with its own clock: keep both alike.
  clock.set(testApp.deps.clock.now());
  refundCalls.length = 0;
  faults = {};
  await setStock(testApp.deps, MILLET, 50);
  shopper = await makeShopper(testApp);
});
afterAll(() => testApp.close());

function advance(seconds: number) {
  clock.advance(seconds);
  testApp.deps.clock.advance(seconds);
}

async function placed(who = shopper) {
  const { orderId } = await who.place(TWO);
  const isOfOrder = eq(paymentAttempts.orderId, orderId);
  const [row] = await testApp.deps.db.select().from(paymentAttempts).where(isOfOrder);
  return { orderId, attemptId: row!.id, providerOrderId: row!.providerOrderId! };
}
type Placed = Awaited<ReturnType<typeof placed>>;

const message = ({ providerOrderId }: Pick<Placed, 'providerOrderId'>, kind: SandboxKind, amountPaise = TOTAL) =>
  signSandboxMessage({ kind, providerOrderId, amountPaise }, { secret: testSecrets.sandboxWebhook, clock });

async function deliver({ body, headers }: { body: string; headers: object }) {
  const response = await testApp.app.inject({ method: 'POST', url: WEBHOOK, payload: body, headers: { ...headers } });
  return response.statusCode;
}
const notify = async (of: Placed, kind: SandboxKind) => expect(await deliver(message(of, kind))).toBe(200);

async function stateOf({ orderId }: Placed) {
  const { data } = await shopper.state(orderId);
  const [order] = await testApp.deps.db.select().from(orders).where(eq(orders.id, orderId));
  return [data.paymentStatus, data.orderStatus, order!.stockHeld];
}
const transfersOf = ({ orderId }: Placed) =>
  testApp.deps.db.select().from(transfers).where(eq(transfers.orderId, orderId)).orderBy(asc(transfers.receivedAt));
async function refundsOf({ orderId }: Placed) {
  const rows = await testApp.deps.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(eq(transfers.orderId, orderId))
    // What replaces a failed one may come in the same millisecond.
    .orderBy(asc(refunds.createdAt), sql`${refunds.replacesId} IS NOT NULL`, asc(refunds.byHand));
  return rows.map(({ refund }) => refund);
}

describe('a provider’s messages', () => {
  it('lead an order from its opening to its money', async () => {
    const order = await placed();
    await notify(order, 'OPENED');
    expect(await stateOf(order)).toEqual(['OPEN', 'WAITING_FOR_PAYMENT', true]);
    await notify(order, 'RECEIVED');
    expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
    expect(await transfersOf(order)).toMatchObject([
      { reference: expect.stringMatching(/^[1-9]\d{11}$/), amountPaise: TOTAL, receivedAt: clock.now(), surplus: null },
    ]);
    const isAttempt = eq(paymentAttempts.id, order.attemptId);
    expect(await testApp.deps.db.select().from(paymentAttempts).where(isAttempt)).toMatchObject([
      { state: 'RECEIVED', openedAt: clock.now() },
    ]);
  });

  it('after a failed try leave the order waiting, and another try may succeed', async () => {
    const order = await placed();
    await notify(order, 'FAILED');
    expect(await stateOf(order)).toEqual(['FAILED', 'WAITING_FOR_PAYMENT', true]);
    await notify(order, 'OPENED');
    expect(await stateOf(order)).toEqual(['OPEN', 'WAITING_FOR_PAYMENT', true]);
    await notify(order, 'FAILED');
    await notify(order, 'RECEIVED');
    expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
  });

  it('count once, however often they come', async () => {
    const order = await placed();
    const received = message(order, 'RECEIVED');
    const statuses = await Promise.all(Array.from({ length: 5 }, () => deliver(received)));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
    const events = await testApp.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId));
    expect(events.map((event) => event.toStatus)).toEqual(['PAYMENT_PENDING', 'ORDER_CREATED']);
    const [{ n } = { n: 0 }] = await testApp.deps.db
      .select({ n: count() })
      .from(paymentEvents)
      .where(eq(paymentEvents.attemptId, order.attemptId));
    expect(n).toBe(1);
  });

  it('in the wrong order change nothing back', async () => {
    const order = await placed();
    const [opened, failed, received] = [message(order, 'OPENED'), message(order, 'FAILED'), message(order, 'RECEIVED')];
    await deliver(received);
    await deliver(failed);
    await deliver(opened);
    await notify(order, 'LAPSED');
    expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
  });

  it('of further transfers for the same order send each of them back', async () => {
    const order = await placed();
    await Promise.all(Array.from({ length: 20 }, () => notify(order, 'RECEIVED')));
    expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
    const money = await transfersOf(order);
    expect(money.filter(({ surplus }) => surplus === null)).toHaveLength(1);
    expect(money.filter(({ surplus }) => surplus === 'SECOND')).toHaveLength(19);
    expect(await refundsOf(order)).toMatchObject(
      Array(19).fill({ state: 'DONE', amountPaise: TOTAL, reason: 'second' }),
    );
    const [row] = await testApp.deps.db.select().from(orders).where(eq(orders.id, order.orderId));
    expect(row).toMatchObject({ receivedPaise: 20 * TOTAL, refundedPaise: 19 * TOTAL });
  });

  it('with another amount pay for nothing', async () => {
    const order = await placed();
    expect(await deliver(message(order, 'RECEIVED', TOTAL - 1))).toBe(200);
    expect(await stateOf(order)).toEqual(['OPEN', 'PAYMENT_PENDING', true]);
    expect(await refundsOf(order)).toMatchObject([{ state: 'DONE', amountPaise: TOTAL - 1, reason: 'amount' }]);
  });

  it('about an unknown payment are stored and acknowledged', async () => {
    const stranger = message({ providerOrderId: 'sandbox_unknown' }, 'RECEIVED');
    expect(await deliver(stranger)).toBe(200);
    const eventId = stranger.headers['x-sandbox-event-id'];
    const rows = await testApp.deps.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, eventId));
    expect(rows).toMatchObject([{ attemptId: null, body: stranger.body }]);
    const { bankReference } = JSON.parse(stranger.body) as { bankReference: string };
    const isStray = eq(transfers.reference, bankReference);
    expect(await testApp.deps.db.select().from(transfers).where(isStray)).toMatchObject([
      { orderId: null, surplus: 'UNKNOWN', amountPaise: TOTAL },
    ]);
  });

  it('with a transfer that paid another order pay for nothing', async () => {
    const one = await placed();
    await notify(one, 'RECEIVED');
    const two = await placed();
    const [row] = await transfersOf(one);
    const again = JSON.parse(message(two, 'RECEIVED').body) as object;
    await deliver(sign(JSON.stringify({ ...again, bankReference: row!.reference })));
    expect(await stateOf(two)).toEqual(['OPEN', 'PAYMENT_PENDING', true]);
  });

  function sign(body: string) {
    const signature = createHmac('sha256', testSecrets.sandboxWebhook).update(body).digest('hex');
    const { eventId } = safely(() => JSON.parse(body) as { eventId?: string }) ?? {};
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-sandbox-signature': signature,
        ...(eventId === undefined ? {} : { 'x-sandbox-event-id': eventId }),
      },
    };
  }
  const safely = <T>(work: () => T) => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };

  it.each<[string, number, (given: ReturnType<typeof message>) => { body: string; headers: object }]>([
    ['without a signature', 401, ({ body }) => ({ body, headers: { 'content-type': 'application/json' } })],
    [
      'with a wrong signature',
      401,
      ({ body, headers }) => ({ body, headers: { ...headers, 'x-sandbox-signature': 'a'.repeat(64) } }),
    ],
    ['with a body that was changed', 401, ({ body, headers }) => ({ body: body.replace('19000', '19001'), headers })],
    ['with a body that only looks the same', 401, ({ body, headers }) => ({ body: `${body} `, headers })],
    [
      'with the id of another message',
      400,
      ({ body, headers }) => ({ body, headers: { ...headers, 'x-sandbox-event-id': 'other' } }),
    ],
    ['that are no JSON', 400, () => sign('RECEIVED')],
    ['of an unknown kind', 400, ({ body }) => sign(body.replace('RECEIVED', 'GIVEN'))],
    [
      'with a short bank reference',
      400,
      ({ body }) => sign(body.replace(/"bankReference":"\d{12}"/, '"bankReference":"123"')),
    ],
    ['with an amount in letters', 400, ({ body }) => sign(body.replace('19000', '"19000"'))],
    ['without a body', 401, ({ headers }) => ({ body: '', headers })],
  ])('%s are rejected and change nothing', async (_what, status, wrong) => {
    const order = await placed();
    expect(await deliver(wrong(message(order, 'RECEIVED')))).toBe(status);
    expect(await stateOf(order)).toEqual(['OPEN', 'PAYMENT_PENDING', true]);
  });

  it('that are older than five minutes are rejected', async () => {
    const order = await placed();
    const old = message(order, 'RECEIVED');
    advance(301);
    expect(await deliver(old)).toBe(401);
    expect(await stateOf(order)).toEqual(['OPEN', 'PAYMENT_PENDING', true]);
  });
});

describe('an unpaid order', () => {
  beforeEach(async () => {
    // Expires what earlier tests left unpaid.
    advance(10_000);
    await runJob(testApp.deps, EXPIRY);
    await setStock(testApp.deps, MILLET, 50);
  });

  it('expires after 15 minutes and returns its stock once, under concurrent jobs', async () => {
    const order = await placed();
    await notify(order, 'OPENED');
    advance(899);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(['OPEN', 'WAITING_FOR_PAYMENT', true]);
    advance(1);
    await Promise.all([1, 2, 3].map(() => runJob(testApp.deps, EXPIRY)));
    expect(await stateOf(order)).toEqual(['EXPIRED', 'CANCELLED', false]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(50);
    const events = await testApp.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId));
    expect(events.filter((event) => event.toStatus === 'CANCELLED')).toMatchObject([{ actor: 'system' }]);
  });

  it('ends when the provider reports that no money will come', async () => {
    const order = await placed();
    await notify(order, 'LAPSED');
    expect(await stateOf(order)).toEqual(['EXPIRED', 'CANCELLED', false]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(50);
  });

  it('takes its stock again when the money comes late', async () => {
    const order = await placed();
    advance(900);
    await runJob(testApp.deps, EXPIRY);
    await notify(order, 'RECEIVED');
    expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(48);
    expect((await shopper.track(order.orderId)).data).toMatchObject({ status: 'ORDER_CREATED', cancelReason: null });
    advance(10_000);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
  });

  it('gets all late money refunded when stock has run out', async () => {
    const order = await placed();
    advance(900);
    await runJob(testApp.deps, EXPIRY);
    await setStock(testApp.deps, MILLET, 1);
    await notify(order, 'RECEIVED');
    await notify(order, 'RECEIVED');
    expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED', false]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(1);
    expect(await refundsOf(order)).toMatchObject([
      { amountPaise: TOTAL, state: 'DONE', reason: 'late' },
      { amountPaise: TOTAL, state: 'DONE', reason: 'late' },
    ]);
    expect(refundCalls).toHaveLength(2);
  });

  it('is either paid or expired when both race, and the stock is right', async () => {
    for (let round = 0; round < 5; round += 1) {
      await setStock(testApp.deps, MILLET, 50);
      const order = await placed();
      advance(900);
      const received = message(order, 'RECEIVED');
      await Promise.all([
        deliver(received),
        runJob(testApp.deps, EXPIRY),
        deliver(received),
        runJob(testApp.deps, EXPIRY),
      ]);
      // Either way the stock is available, so the payment stays.
      expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
      expect(await stockOf(testApp.deps, MILLET)).toBe(48);
    }
  });
});

describe('polling while messages are lost or the provider is away', () => {
  it('finds money whose message was lost', async () => {
    const order = await placed();
    await notify(order, 'OPENED');
    sandbox.receive(order.providerOrderId, TOTAL);
    advance(60);
    await runJob(testApp.deps, CHECK);
    expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
  });

  it('checks the longest overdue payment first', async () => {
    const [overdue, never] = [await placed(), await placed(await makeShopper(testApp))];
    const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
    const update = (attemptId: string, change: Partial<typeof paymentAttempts.$inferInsert>) =>
      testApp.deps.db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, attemptId));
    await update(overdue.attemptId, { createdAt: minutesAgo(60), checkedAt: minutesAgo(30) });
    await update(never.attemptId, { createdAt: minutesAgo(2) });
    const due = await findAttemptsToCheck(testApp.deps.db, 'sandbox', clock.now(), 1_000);
    const ids = due.map(({ id }) => id).filter((id) => id === overdue.attemptId || id === never.attemptId);
    expect(ids).toEqual([overdue.attemptId, never.attemptId]);
  });

  it('finds it at the latest before an order expires', async () => {
    const order = await placed();
    sandbox.receive(order.providerOrderId, TOTAL);
    advance(900);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(['RECEIVED', 'ORDER_CREATED', true]);
  });

  it.each(['NO_RESPONSE', 'OPEN'] as const)('holds the stock while closing a payment gives %s', async (fault) => {
    const order = await placed();
    faults = { close: fault };
    advance(900);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(['OPEN', 'PAYMENT_PENDING', true]);
    faults = {};
    advance(60);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(['EXPIRED', 'CANCELLED', false]);
  });

  it('expires an order once a payment that stays open can not succeed any more', async () => {
    const order = await placed();
    faults = { close: 'OPEN' };
    advance(900 + 300);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(['EXPIRED', 'CANCELLED', false]);
  });

  it('expires an order that got a wrong amount only, and sends that back', async () => {
    const order = await placed();
    sandbox.receive(order.providerOrderId, TOTAL - 1);
    advance(900);
    await runJob(testApp.deps, EXPIRY);
    expect(await stateOf(order)).toEqual(['EXPIRED', 'CANCELLED', false]);
    expect(await refundsOf(order)).toMatchObject([{ state: 'DONE', amountPaise: TOTAL - 1 }]);
  });

  it('counts money once, by whatever way it is reported', async () => {
    const order = await placed();
    const { reference } = sandbox.receive(order.providerOrderId, TOTAL);
    const report = { ...JSON.parse(message(order, 'RECEIVED').body), bankReference: reference } as object;
    const body = JSON.stringify(report);
    const signature = createHmac('sha256', testSecrets.sandboxWebhook).update(body).digest('hex');
    const { eventId } = report as { eventId: string };
    const headers = {
      'content-type': 'application/json',
      'x-sandbox-signature': signature,
      'x-sandbox-event-id': eventId,
    };
    expect(await deliver({ body, headers })).toBe(200);
    advance(60);
    await runJob(testApp.deps, CHECK);
    await runJob(testApp.deps, EXPIRY);
    expect(await transfersOf(order)).toHaveLength(1);
  });
});

it('every posting sums to zero, and the accounts say where the money is', async () => {
  const order = await placed();
  await notify(order, 'RECEIVED');
  await notify(order, 'RECEIVED');
  await shopper.cancel(order.orderId);
  const rows = await testApp.deps.db.select().from(ledger).where(eq(ledger.orderId, order.orderId));
  const balance = (account: string) =>
    rows.filter((row) => row.account === account).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  expect(rows).toHaveLength(12);
  expect(['CUSTOMER', 'PROVIDER', 'REFUNDS'].map(balance)).toEqual([0, 0, 0]);
});

describe('cancelling a paid order', () => {
  it('gives the money back, once, under many cancels', async () => {
    const order = await placed();
    await notify(order, 'RECEIVED');
    const responses = await Promise.all(Array.from({ length: 5 }, () => shopper.cancel(order.orderId)));
    for (const response of responses) {
      expect(response).toEqual({
        status: 200,
        message: 'The order is cancelled. Your money is on its way back.',
        data: { orderId: order.orderId, status: 'CANCELLED', refundStarted: true },
      });
    }
    expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED', false]);
    expect(await refundsOf(order)).toMatchObject([{ amountPaise: TOTAL, state: 'DONE' }]);
    expect(refundCalls).toHaveLength(1);
    expect(await stockOf(testApp.deps, MILLET)).toBe(50);
  });

  it('succeeds when the provider does not respond; the refund is retried later, under the same key', async () => {
    const order = await placed();
    await notify(order, 'RECEIVED');
    faults.refund = 'NO_RESPONSE';
    expect(await shopper.cancel(order.orderId)).toMatchObject({ status: 200, data: { refundStarted: true } });
    expect(await stateOf(order)).toEqual(['RECEIVED', 'CANCELLED', false]);
    const [refund] = await refundsOf(order);
    expect(refund).toMatchObject({ state: 'REQUESTED', providerRefundId: null, tries: 1 });

    await runJob(testApp.deps, OUTBOX);
    expect(refundCalls).toHaveLength(1);
    advance(5);
    await runJob(testApp.deps, OUTBOX);
    expect(refundCalls).toHaveLength(2);
    delete faults.refund;
    advance(10);
    await Promise.all([runJob(testApp.deps, OUTBOX), runJob(testApp.deps, OUTBOX)]);
    await runJob(testApp.deps, OUTBOX);
    expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED', false]);
    expect(refundCalls).toEqual(Array(3).fill(`refund-${refund!.id}`));
  });

  it('polls a pending refund until it is made', async () => {
    const order = await placed();
    await notify(order, 'RECEIVED');
    Object.assign(faults, { refund: 'PENDING', fetchRefund: 'PENDING' });
    await shopper.cancel(order.orderId);
    expect(await refundsOf(order)).toMatchObject([{ state: 'SENT' }]);
    advance(600);
    await runJob(testApp.deps, OUTBOX);
    expect(await stateOf(order)).toEqual(['RECEIVED', 'CANCELLED', false]);
    delete faults.fetchRefund;
    advance(600);
    await runJob(testApp.deps, OUTBOX);
    expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED', false]);
    expect(refundCalls).toHaveLength(1);
  });

  it('leaves the refund open when the provider reports another amount, until a person resolves it', async () => {
    const order = await placed();
    await notify(order, 'RECEIVED');
    Object.assign(faults, { refund: 'PENDING' });
    await shopper.cancel(order.orderId);
    expect(await deliver(message(order, 'REFUNDED', TOTAL + 1))).toBe(200);
    advance(600);
    await runJob(testApp.deps, OUTBOX);
    expect(await stateOf(order)).toEqual(['RECEIVED', 'CANCELLED', false]);
    const staff = await loggedInStaff(testApp.deps);
    const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const headers = { ...staff.headers, 'idempotency-key': newId() };
      return (
        await testApp.app.inject({ method, url: `/api/staff${url}`, headers, ...(payload && { payload }) })
      ).json();
    };
    const [refund] = await refundsOf(order);
    const readTodo = async () =>
      (await call('GET', '/payments/todos')).data.failedRefunds.filter(
        ({ refundId }: { refundId: string }) => refundId === refund!.id,
      );
    expect(await readTodo()).toMatchObject([{ amountPaise: TOTAL, reportedPaise: TOTAL + 1 }]);
    expect(await call('POST', `/refunds/${refund!.id}/again`)).toMatchObject({ status: 404 });
    const settled = { to: 'UPI', reference: '512345670001' };
    expect(await call('POST', `/refunds/${refund!.id}/by-hand`, settled)).toMatchObject({ status: 200 });
    expect(await readTodo()).toEqual([]);
    expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED', false]);
  });

  it('gives up after two days of tries, says so, and tries again when told to', async () => {
    const order = await placed();
    await notify(order, 'RECEIVED');
    faults = { refund: 'NO_RESPONSE' };
    await shopper.cancel(order.orderId);
    for (let tries = 1; tries < 48; tries += 1) {
      advance(3_600);
      await runJob(testApp.deps, OUTBOX);
    }
    const call = async (what: string) => {
      const headers = { 'x-internal-secret': testSecrets.internal };
      const url = `/api/internal/payments/${what}`;
      return (await testApp.app.inject({ method: 'POST', url, headers })).json<{ data: { outbox: object[] } }>().data;
    };
    expect((await call('problems')).outbox).toMatchObject([
      { kind: 'refund', lastError: 'the sandbox does not respond' },
    ]);
    faults = {};
    await call('retry');
    expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED', false]);
    expect((await call('problems')).outbox).toEqual([]);
  });

  it('records and tells of a refund that the provider could not make, so that a person can give the money back', async () => {
    const order = await placed();
    await notify(order, 'RECEIVED');
    faults.refund = 'FAILED';
    await shopper.cancel(order.orderId);
    expect(await refundsOf(order)).toMatchObject([{ state: 'FAILED' }]);
    const toldOf = async () =>
      (await testApp.deps.db.select().from(notifications).where(eq(notifications.orderId, order.orderId)))
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('REFUND'))
        .sort();
    expect(await toldOf()).toEqual(['REFUND_FAILED']);
    const [transfer] = await transfersOf(order);
    expect(transfer).toMatchObject({ refundedPaise: 0 });
    const headers = { 'x-internal-secret': testSecrets.internal };
    const refundByHand = () =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/internal/payments/return',
        headers,
        payload: { reference: transfer!.reference, byHand: true },
      });
    expect((await refundByHand()).statusCode).toBe(200);
    expect((await refundByHand()).statusCode).toBe(404);
    expect(await refundsOf(order)).toMatchObject([{ state: 'FAILED' }, { state: 'DONE', byHand: true }]);
    expect(await toldOf()).toEqual(['REFUND_FAILED', 'REFUND_SENT']);
  });

  it('also refunds money that comes after the customer cancelled', async () => {
    const order = await placed();
    await shopper.cancel(order.orderId);
    expect(await stateOf(order)).toEqual(['EXPIRED', 'CANCELLED', false]);
    await notify(order, 'RECEIVED');
    expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED', false]);
    expect(refundCalls).toHaveLength(1);
    expect(await stockOf(testApp.deps, MILLET)).toBe(50);
  });
});
