import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq, inArray, ne, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import {
  ledger,
  orders,
  outbox,
  paymentAttempts,
  refunds,
  settlementDifferences,
  settlementLines,
  transfers,
} from '../../db/schema';
import { systemClock } from '../../lib/clock';
import { dayNumberOf, momentOf } from '../../lib/shopDays';
import { createLog } from '../../lib/log';
import { inlineScripts } from '../../pages/inlineScripts';
import { createRazorpay } from '../../ports/payment/razorpay/razorpay';
import type { KillableTask } from '../../testing/killableShop';
import { databaseUrl } from '../../testing/postgresTestDatabase';
import { projectRoot } from '../../testing/projectRoot';
import { CHECK, EXPIRY, OUTBOX, runJob } from '../../testing/runJob';
import { makeShopper, type Shopper } from '../../testing/shopper';
import {
  razorpayAccount,
  startRazorpay,
  type RazorpayMessage,
  type FakeRazorpay,
} from '../../testing/fakeProviders/razorpay';
import { soak } from '../../testing/soak';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

/**
 * Child processes are killed between a commit and a call to the provider, and between the call's effect and its
 * response. Another process then goes on, and it must end as if there had been no kill. On PostgreSQL, which they
 * share.
 */
const MILLET = 'ml-thinai-500'; // ₹75
const TWO = [{ _id: MILLET, quantity: 2 }];
const TOTAL = 19_000;
const PLAN = 'plan the comparison of payouts';
/** An unpaid order lives this long. */
const LIFETIME_SECONDS = 1_500;
const DAY_SECONDS = 86_400;
/** Another process then takes up what one has claimed. */
const LEASE_SECONDS = 61;
/** More than the gap between checks of a payment or refund. */
const ROUND_SECONDS = 700;
/** The call's effect is there, its response is not. */
const AFTER_EFFECT_MS = 30;
const SHOP = join(projectRoot, 'node_modules/.cache/killableShop.mjs');

jest.setTimeout(240_000);

let razorpay: FakeRazorpay;
let testApp: TestApp;
let url: string;

beforeAll(async () => {
  const options = ['--bundle', '--packages=external', '--platform=node', '--format=esm', '--log-level=warning'];
  execFileSync(join(projectRoot, 'node_modules/.bin/esbuild'), [
    ...[join(projectRoot, 'server/testing/killableShop.ts'), ...options, `--outfile=${SHOP}`],
    '--define:__dirname=import.meta.dirname',
    `--define:INLINE_SCRIPTS=${JSON.stringify(inlineScripts)}`,
  ]);
  razorpay = await startRazorpay();
  const payment = createRazorpay({
    account: razorpayAccount(razorpay.url),
    publicUrl: 'https://vayal.example',
    clock: systemClock,
    log: createLog('silent'),
    timing: { breakMs: 50 },
  });
  testApp = await makeTestApp({ env: { PAYMENT_EXPIRY_SECONDS: String(LIFETIME_SECONDS) }, deps: { payment } });
  await setStock(testApp.deps, MILLET, 1_000);
  const { rows } = (await testApp.deps.db.execute(sql`SELECT current_database() AS name`)) as {
    rows: { name: string }[];
  };
  url = databaseUrl(rows[0]!.name);
});
afterAll(async () => {
  await testApp.close();
  await razorpay.close();
});

// The work that is interrupted ---------------------------------------------------------------------------------------

interface Case {
  shopper: Shopper;
  /** Set once there is one. */
  orderId?: string;
  work: KillableTask['work'];
  /** Others repeat this because they got no response. */
  again?: () => Promise<unknown>;
}

const inject = (options: InjectOptions) => testApp.app.inject(options);
const perform = (work: KillableTask['work']) => ('job' in work ? runJob(testApp.deps, work.job) : inject(work.request));
const webhook = ({ body, headers }: RazorpayMessage): InjectOptions => ({
  method: 'POST',
  url: '/api/web/payment/webhook/razorpay',
  payload: body,
  headers: { ...headers },
});
const cancelling = ({ headers }: Shopper, orderId: string): InjectOptions => ({
  method: 'GET',
  url: `/api/web/order/cancel/${orderId}`,
  headers,
});
const creation = ({ headers, addressId, customerId }: Shopper): InjectOptions => ({
  method: 'POST',
  url: '/api/web/order/create',
  headers: { ...headers, 'idempotency-key': `create-${customerId}` },
  payload: { items: TWO, addressId, expectedTotal: TOTAL },
});

async function openedIdOf(orderId: string): Promise<string> {
  const [row] = await testApp.deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  return row!.providerOrderId!;
}
const messageOf = (paymentId: string): RazorpayMessage => razorpay.messagesOf(paymentId).at(-1)!;

async function placed(): Promise<{ shopper: Shopper; orderId: string; openedId: string }> {
  const shopper = await makeShopper(testApp);
  const { orderId } = await shopper.place(TWO);
  return { shopper, orderId, openedId: await openedIdOf(orderId) };
}
async function paid() {
  const order = await placed();
  await inject(webhook(messageOf(razorpay.pay(order.openedId))));
  return order;
}
/** The customer sends the order again, and pays it. */
const createAgain = (shopper: Shopper) => async () => {
  const response = await inject(creation(shopper));
  const { orderId } = response.json<{ data: { orderId: string } }>().data;
  await inject(webhook(messageOf(razorpay.pay(await openedIdOf(orderId)))));
};

const WORK = {
  'an order is created': async (): Promise<Case> => {
    const shopper = await makeShopper(testApp);
    return { shopper, work: { request: creation(shopper) }, again: createAgain(shopper) };
  },
  'a payment is opened again': async (): Promise<Case> => {
    const shopper = await makeShopper(testApp);
    razorpay.fault = ({ method }) => (method === 'POST' ? 'LOST' : 'ERROR');
    await inject(creation(shopper));
    razorpay.fault = () => undefined;
    await new Promise((resolve) => setTimeout(resolve, 60));
    testApp.deps.clock.advance(61);
    return { shopper, work: { job: CHECK }, again: createAgain(shopper) };
  },
  'a payment is reported': async (): Promise<Case> => {
    const { shopper, openedId } = await placed();
    const request = webhook(messageOf(razorpay.pay(openedId)));
    return { shopper, work: { request }, again: () => inject(request) };
  },
  'a second payment is reported': async (): Promise<Case> => {
    const { shopper, openedId } = await paid();
    const request = webhook(messageOf(razorpay.pay(openedId)));
    return { shopper, work: { request }, again: () => inject(request) };
  },
  'a lost payment is found': async (): Promise<Case> => {
    const { shopper, openedId } = await placed();
    razorpay.pay(openedId);
    testApp.deps.clock.advance(61);
    return { shopper, work: { job: CHECK } };
  },
  'a payment is captured': async (): Promise<Case> => {
    const { shopper, openedId } = await placed();
    razorpay.pay(openedId, { status: 'authorized' });
    testApp.deps.clock.advance(61);
    return { shopper, work: { job: CHECK } };
  },
  'an unpaid order is cancelled': async (): Promise<Case> => {
    const { shopper, orderId } = await placed();
    const request = cancelling(shopper, orderId);
    return { shopper, work: { request }, again: () => inject(request) };
  },
  'a paid order is cancelled': async (): Promise<Case> => {
    const { shopper, orderId } = await paid();
    const request = cancelling(shopper, orderId);
    return { shopper, work: { request }, again: () => inject(request) };
  },
  'a refund is under way': async (): Promise<Case> => {
    const { shopper, orderId } = await paid();
    razorpay.settings.refundStatus = 'pending';
    await inject(cancelling(shopper, orderId));
    razorpay.settings.refundStatus = 'processed';
    for (const { id, status } of razorpay.refunds.values())
      if (status === 'pending') razorpay.endRefund(id, 'processed');
    testApp.deps.clock.advance(601);
    return { shopper, work: { job: OUTBOX } };
  },
  'an unpaid order expires': async (): Promise<Case> => {
    const { shopper } = await placed();
    testApp.deps.clock.advance(LIFETIME_SECONDS + 1);
    return { shopper, work: { job: EXPIRY } };
  },
  'a payout is compared': async (): Promise<Case> => {
    const { shopper, openedId } = await paid();
    const [payment] = [...razorpay.payments.values()].filter((each) => each.openedId === openedId);
    razorpay.settle(payment!.id, testApp.deps.clock.now());
    razorpay.settle(`adj_${payment!.id}`, testApp.deps.clock.now(), { type: 'adjustment', credit: 100 });
    testApp.deps.clock.advance(DAY_SECONDS);
    return { shopper, work: { job: PLAN } };
  },
} satisfies Record<string, () => Promise<Case>>;
type Work = keyof typeof WORK;

// Where it is killed -------------------------------------------------------------------------------------------------

type Point = { commits: number } | { call: string; when: 'before' | 'after' };
const before = (call: string): Point => ({ call, when: 'before' });
const after = (call: string): Point => ({ call, when: 'after' });
const OPEN = 'POST /v1/payment_links';
const FIND = 'GET /v1/payment_links';
const READ_LINK = 'GET /v1/payment_links/.+';
const READ_PAYMENTS = 'GET /v1/orders/.*/payments';
const CAPTURE = 'POST .*/capture';
const CLOSE = 'POST .*/cancel';
const REFUND = 'POST .*/refund';
const READ_REFUND = 'GET /v1/refunds/.*';
const READ_PAYOUT = 'GET /v1/settlements/recon/combined';

const ALL_POINTS: readonly [Work, Point][] = [
  ['an order is created', { commits: 1 }],
  ['an order is created', before(OPEN)],
  ['an order is created', after(OPEN)],
  ['a payment is opened again', before(OPEN)],
  ['a payment is opened again', before(FIND)],
  ['a payment is opened again', after(FIND)],
  ['a payment is reported', { commits: 1 }],
  ['a second payment is reported', { commits: 1 }],
  ['a second payment is reported', before(REFUND)],
  ['a second payment is reported', after(REFUND)],
  ['a lost payment is found', before(READ_LINK)],
  ['a lost payment is found', after(READ_PAYMENTS)],
  ['a payment is captured', before(CAPTURE)],
  ['a payment is captured', after(CAPTURE)],
  ['an unpaid order is cancelled', { commits: 1 }],
  ['an unpaid order is cancelled', before(CLOSE)],
  ['an unpaid order is cancelled', after(CLOSE)],
  ['a paid order is cancelled', { commits: 1 }],
  ['a paid order is cancelled', before(REFUND)],
  ['a paid order is cancelled', after(REFUND)],
  ['a refund is under way', before(READ_REFUND)],
  ['an unpaid order expires', before(CLOSE)],
  ['an unpaid order expires', after(CLOSE)],
  ['a payout is compared', before(READ_PAYOUT)],
  ['a payout is compared', after(READ_PAYOUT)],
];

const EVERY = soak({ short: 4, full: 1 });
const POINTS = ALL_POINTS.filter((_point, index) => index % EVERY === 1 % EVERY);

const nameOf = (point: Point) =>
  'commits' in point ? 'after the commit' : `${point.when} ${point.call.replace('/v1/', '').replace('.*/', '')}`;

async function startShop(): Promise<ChildProcess> {
  const child = fork(SHOP, [url, razorpay.url], { execArgv: ['--enable-source-maps'] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the shop ended with ${code} before it was ready`);
  });
  await Promise.race([once(child, 'message'), failed]);
  return child;
}

/** The child works until it is killed at the point. */
async function killAt(child: ChildProcess, work: KillableTask['work'], point: Point): Promise<void> {
  const exited = once(child, 'exit');
  child.once('message', () => child.kill('SIGTERM'));
  if ('call' in point) {
    const isCalled = new RegExp(`^${point.call}$`);
    razorpay.fault = ({ method, path }) => {
      if (!isCalled.test(`${method} ${path}`)) return undefined;
      if (point.when === 'after') setTimeout(() => child.kill('SIGKILL'), AFTER_EFFECT_MS);
      else child.kill('SIGKILL');
      return point.when === 'after' ? 'SLOW' : 'HANG';
    };
  }
  const task = { now: testApp.deps.clock.now().getTime(), work, ...('commits' in point && point) };
  child.send(task);
  expect(await exited).toEqual([null, 'SIGKILL']);
  razorpay.fault = () => undefined;
}

// How it ends --------------------------------------------------------------------------------------------------------

/** Others repeat what got no response, and another process goes on. */
async function goOn({ again }: Case): Promise<void> {
  testApp.deps.clock.advance(LEASE_SECONDS);
  await again?.();
  for (let round = 0; round < 3; round += 1) {
    testApp.deps.clock.advance(ROUND_SECONDS);
    for (const job of [CHECK, EXPIRY, OUTBOX]) await runJob(testApp.deps, job);
  }
}

async function endOf({ shopper }: Case) {
  const { db } = testApp.deps;
  const ofCustomer = eq(orders.customerId, shopper.customerId);
  const placedOrders = await db.select().from(orders).where(ofCustomer);
  const attempts = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(ofCustomer);
  const ids = attempts.map(({ attempt }) => attempt.id);
  const links = [...razorpay.opened.values()].filter(({ json }) => ids.includes(String(json.reference_id)));
  const payments = [...razorpay.payments.values()].filter(({ openedId }) => links.some(({ id }) => id === openedId));
  const back = [...razorpay.refunds.values()].filter(({ paymentId }) => payments.some(({ id }) => id === paymentId));
  const references = payments.flatMap(({ id }) => [id, `adj_${id}`]);
  const money = await db
    .select({ amountPaise: transfers.amountPaise, surplus: transfers.surplus })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(ofCustomer)
    .orderBy(transfers.surplus);
  const returned = await db
    .select({ amountPaise: refunds.amountPaise, state: refunds.state })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(ofCustomer);
  const [sum] = await db.select({ paise: sql<number>`coalesce(sum(${ledger.amountPaise}), 0)::int` }).from(ledger);
  return {
    orders: placedOrders.map(({ status, paymentStatus, receivedPaise, refundedPaise }) => ({
      status,
      paymentStatus,
      receivedPaise,
      refundedPaise,
    })),
    attempts: attempts.map(({ attempt }) => attempt.state),
    transfers: money,
    refunds: returned,
    ledgerPaise: sum?.paise,
    // Payouts of a day are compared again on the next ones.
    waiting: await db.$count(outbox, ne(outbox.kind, 'settlement.compare')),
    payouts: await db.$count(settlementLines, inArray(settlementLines.reference, references)),
    differences: await db.$count(settlementDifferences, inArray(settlementDifferences.reference, references)),
    atProvider: {
      links: links.map(({ status }) => status),
      payments: payments.map(({ status, amount, refunded }) => ({ status, amount, refunded })),
      refunds: back.map(({ amount, status }) => ({ amount, status })),
    },
  };
}

/** Each begins in another morning: what is sent in a later one would be counted as left over. */
function begin(name: Work): Promise<Case> {
  const { clock } = testApp.deps;
  clock.set(momentOf(dayNumberOf(clock.now()) + 1, 9 * 60));
  return WORK[name]();
}

async function usualEnd(name: Work): Promise<object> {
  const undisturbed = await begin(name);
  await perform(undisturbed.work);
  await goOn(undisturbed);
  return endOf(undisturbed);
}

it('ends the same wherever a process is killed between a commit and a call to the provider', async () => {
  const usual = new Map<Work, object>();
  // The next one starts while one is killed.
  let next = startShop();
  for (const [index, [name, point]] of POINTS.entries()) {
    const child = await next;
    if (index < POINTS.length - 1) next = startShop();
    // Awaited in the next round, which a failure of this one prevents.
    next.catch(() => undefined);
    if (!usual.has(name)) usual.set(name, await usualEnd(name));
    const killed = await begin(name);
    await killAt(child, killed.work, point);
    await goOn(killed);
    const end = await endOf(killed);
    const [{ status, paymentStatus } = { status: 'none', paymentStatus: 'none' }] = end.orders;
    process.stdout.write(`killed while ${name}, ${nameOf(point)}: ${status}, ${paymentStatus}\n`);
    expect({ name, point, end }).toEqual({ name, point, end: usual.get(name) });
  }
  process.stdout.write(`payments: ${POINTS.length} points of kill -9, each with the same end\n`);
});
