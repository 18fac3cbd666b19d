import { createNotifier } from '../messaging/notifier';
import { randomInt, randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { ledger, orders, paymentAttempts, paymentEvents, refunds, transfers } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { systemClock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import { createLog } from '../../lib/log';
import { createRazorpay } from '../../ports/payment/razorpay/razorpay';
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
import { createStockLedger } from '../stockLedger';
import { createPayments, type Payments } from './index';

/** On PostgreSQL alone, whose connections race; what the messages do is tested on both engines elsewhere. */
const MILLET = 'ml-thinai-500'; // ₹75
const TWO = [{ _id: MILLET, quantity: 2 }];
const TOTAL = 19_000;
const SHORTED = 7_500;
const LIFETIME_SECONDS = 1_500;
const AT_ONCE = 8;
const MESSAGES = soak({ short: 100, full: 1_000 });
/** Each of these orders is paid four times. */
const PAID_ORDERS = MESSAGES / 20;
const CONTESTED_ORDERS = soak({ short: 60, full: 500 });
const LOST_ORDERS = soak({ short: 12, full: 60 });
const ORDERS_A_MINUTE = soak({ short: 1, full: 4 });

jest.setTimeout(300_000);

let razorpay: FakeRazorpay;
let testApp: TestApp;
let payments: Payments;

beforeAll(async () => {
  razorpay = await startRazorpay();
  const payment = createRazorpay({
    account: razorpayAccount(razorpay.url),
    publicUrl: 'https://vayal.example',
    clock: systemClock,
    log: createLog('silent'),
    timing: { breakMs: 50 },
  });
  const env = { PAYMENT_EXPIRY_SECONDS: String(LIFETIME_SECONDS) };
  testApp = await makeTestApp({ env, deps: { payment } });
  // The first requests make caches, during which queries of parallel ones would time out.
  await (await makeShopper(testApp)).bill(TWO);
  payments = createPayments(testApp.deps, {
    invoices: { refundRequested: () => Promise.resolve() },
    actAlone: () => Promise.resolve(),
    notifier: createNotifier(testApp.deps),
    stockLedger: createStockLedger(() => undefined),
  });
});
beforeEach(async () => {
  razorpay.fault = () => undefined;
  await setStock(testApp.deps, MILLET, 5_000);
});
afterAll(async () => {
  await testApp.close();
  await razorpay.close();
});

const show = (figures: string) => process.stdout.write(`payments: ${figures}\n`);

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  // The workers share the iterator.
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!];
  }
  return mixed;
}

const bodyOf = ({ addressId }: Shopper) => ({ items: TWO, addressId, expectedTotal: TOTAL });

async function placeOne() {
  const shopper = await makeShopper(testApp);
  const { status, data } = await shopper.create(bodyOf(shopper));
  expect(status).toBe(200);
  return { shopper, orderId: data.orderId };
}
type Placed = Awaited<ReturnType<typeof placeOne>> & { openedId: string };

/** Each by a customer of its own. */
async function place(count: number): Promise<Placed[]> {
  const made: Awaited<ReturnType<typeof placeOne>>[] = [];
  await inParallel(Array.from({ length: count }), async () => made.push(await placeOne()));
  const rows = await testApp.deps.db
    .select()
    .from(paymentAttempts)
    .where(
      inArray(
        paymentAttempts.orderId,
        made.map(({ orderId }) => orderId),
      ),
    );
  const openedIds = new Map(rows.map((row) => [row.orderId, row.providerOrderId!]));
  return made.map((each) => ({ ...each, openedId: openedIds.get(each.orderId)! }));
}

async function deliver({ body, headers }: { body: string; headers: object }): Promise<number> {
  const url = '/api/web/payment/webhook/razorpay';
  const response = await testApp.app.inject({ method: 'POST', url, payload: body, headers: { ...headers } });
  return response.statusCode;
}
const paidMessage = (openedId: string): RazorpayMessage => razorpay.messagesOf(razorpay.pay(openedId))[1]!;

const ordersOf = (placed: readonly Placed[]) =>
  testApp.deps.db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        placed.map(({ orderId }) => orderId),
      ),
    );
const transfersOf = (placed: readonly Placed[]) =>
  testApp.deps.db
    .select()
    .from(transfers)
    .where(
      inArray(
        transfers.orderId,
        placed.map(({ orderId }) => orderId),
      ),
    );

/** Everything that is due, by several processes. */
async function settle(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    testApp.deps.clock.advance(700);
    await Promise.all(Array.from({ length: AT_ONCE / 2 }, () => runJob(testApp.deps, OUTBOX)));
  }
}

/** Returns what Razorpay has left for an order, after refunds. */
function balanceAt(openedId: string): number {
  const paid = [...razorpay.payments.values()].filter((each) => each.openedId === openedId);
  const back = [...razorpay.refunds.values()].filter(({ paymentId }) => paid.some(({ id }) => id === paymentId));
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  return sum(paid) - sum(back);
}

/** The attempt is in another database of the same account. */
function strayMessage(): RazorpayMessage {
  const payment = { id: `pay_${randomUUID().replaceAll('-', '')}`, amount: TOTAL, currency: 'INR', status: 'captured' };
  return razorpay.sign('payment.captured', { payment: { ...payment, notes: { vayal_attempt: newId() } } });
}

it('gives each message one effect, delivered three times in any order', async () => {
  const placed = await place(PAID_ORDERS);
  const ofOrders = placed.flatMap(({ openedId }) => Array.from({ length: 4 }, () => paidMessage(openedId)));
  const messages = [...ofOrders, ...Array.from({ length: MESSAGES - ofOrders.length }, strayMessage)];
  const before = await testApp.deps.db.$count(transfers);
  const statuses = new Map<number, number>();
  await inParallel(shuffled([...messages, ...messages, ...messages]), async (message) => {
    const status = await deliver(message);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  await settle();
  const effects = (await testApp.deps.db.$count(transfers)) - before;
  const second = (await transfersOf(placed)).filter(({ surplus }) => surplus === 'SECOND');
  const paid = (await ordersOf(placed)).filter(({ status }) => status === 'ORDER_CREATED');
  show(
    `${MESSAGES} messages × 3 in random order: ${effects} effects (${paid.length} paid, ${second.length} given back, ` +
      `${effects - paid.length - second.length} without an order)`,
  );
  expect(Object.fromEntries(statuses)).toEqual({ 200: 3 * MESSAGES });
  expect([effects, paid.length, second.length]).toEqual([MESSAGES, PAID_ORDERS, 3 * PAID_ORDERS]);
  expect(placed.map(({ openedId }) => balanceAt(openedId))).toEqual(placed.map(() => TOTAL));
});

it('gives a message of which any byte was changed no effect', async () => {
  const [order] = await place(1);
  const { body, headers } = paidMessage(order!.openedId);
  const [before] = await testApp.deps.db.select({ n: sql<number>`count(*)::int` }).from(paymentEvents);
  const bytes = Buffer.from(body);
  const flipped = Array.from(bytes, (byte, index) => {
    const changed = Buffer.from(bytes);
    changed[index] = byte ^ 1;
    return { body: changed as unknown as string, headers };
  });
  const name = 'x-razorpay-signature';
  const signatures = Array.from(headers[name], (_letter, index) => {
    const changed = Buffer.from(headers[name]);
    changed[index]! ^= 1;
    return { body, headers: { ...headers, [name]: changed.toString() } };
  });
  const statuses = new Set<number>();
  await inParallel([...flipped, ...signatures], async (message) => statuses.add(await deliver(message)));
  const [after] = await testApp.deps.db.select({ n: sql<number>`count(*)::int` }).from(paymentEvents);
  const money = await transfersOf([order!]);
  show(`${flipped.length} bytes of a body and ${signatures.length} of its signature flipped: ${money.length} effects`);
  expect([...statuses]).toEqual([401]);
  expect(after).toEqual(before);
  expect(money).toEqual([]);
});

it('finds every paid order when all messages are lost', async () => {
  const placed = await place(LOST_ORDERS);
  for (const { openedId } of placed) razorpay.pay(openedId);
  let rounds = 0;
  let found = 0;
  for (; rounds < 20 && found < placed.length; rounds += 1) {
    testApp.deps.clock.advance(61);
    await runJob(testApp.deps, CHECK);
    found = (await ordersOf(placed)).filter(({ status }) => status === 'ORDER_CREATED').length;
  }
  show(`all messages of ${placed.length} paid orders dropped: ${found} found, in ${rounds} rounds of the check`);
  expect(found).toBe(placed.length);
});

it('loses no order while the provider is down for ten minutes under load', async () => {
  const before = await place(20);
  for (const { openedId } of before) razorpay.pay(openedId);
  razorpay.fault = () => (['RESET', 'ERROR', 'HTML'] as const)[randomInt(3)];
  const during: { shopper: Shopper; key: string; body: object }[] = [];
  for (let minute = 0; minute < 10; minute += 1) {
    for (let customer = 0; customer < ORDERS_A_MINUTE; customer += 1) {
      const shopper = await makeShopper(testApp);
      const body = bodyOf(shopper);
      const key = `down-${minute}-${customer}-${shopper.customerId}`;
      expect((await shopper.create(body, key)).status).toBe(500);
      during.push({ shopper, key, body });
    }
    await before[minute]!.shopper.cancel(before[minute]!.orderId);
    testApp.deps.clock.advance(60);
    for (const job of [CHECK, EXPIRY, OUTBOX]) await runJob(testApp.deps, job);
  }
  razorpay.fault = () => undefined;
  await new Promise((resolve) => setTimeout(resolve, 60));
  const opened: Placed[] = [];
  for (const { shopper, key, body } of during) {
    const { status, data } = await shopper.create(body, key);
    expect(status).toBe(200);
    const isOfOrder = eq(paymentAttempts.orderId, data.orderId);
    const [attempt] = await testApp.deps.db.select().from(paymentAttempts).where(isOfOrder);
    opened.push({ shopper, orderId: data.orderId, openedId: attempt!.providerOrderId! });
  }
  expect(new Set(opened.map(({ orderId }) => orderId)).size).toBe(10 * ORDERS_A_MINUTE);
  for (const { openedId } of opened) await deliver(paidMessage(openedId));
  for (let round = 0; round < 3; round += 1) {
    testApp.deps.clock.advance(200);
    await runJob(testApp.deps, CHECK);
  }
  await settle();
  const rows = await ordersOf([...before, ...opened]);
  const settled = rows.filter(({ status, paymentStatus }) =>
    status === 'CANCELLED' ? paymentStatus === 'REFUNDED' : paymentStatus === 'RECEIVED',
  );
  show(`provider down for 10 minutes: ${rows.length} orders, ${settled.length} settled after`);
  expect(settled).toHaveLength(before.length + opened.length);
  expect(before.map(({ openedId }) => balanceAt(openedId))).toEqual(before.map((_o, at) => (at < 10 ? 0 : TOTAL)));
});

it('makes one order of 50 requests with one key, and one refund of 20 cancellations', async () => {
  const shopper = await makeShopper(testApp);
  const body = bodyOf(shopper);
  const key = `fifty-${shopper.customerId}`;
  const created = await Promise.all(Array.from({ length: 50 }, () => shopper.create(body, key)));
  // What is rejected under such a load can be sent again.
  const isPlaced = ({ status }: { status: number }) => status === 200;
  expect(created.filter((each) => !isPlaced(each) && each.status !== 503)).toEqual([]);
  const orderIds = new Set(created.filter(isPlaced).map(({ data }) => data.orderId));
  const [orderId] = [...orderIds];
  const rows = await testApp.deps.db.select().from(orders).where(eq(orders.customerId, shopper.customerId));
  const [attempt] = await testApp.deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId!));
  const links = [...razorpay.opened.values()].filter(({ json }) => json.reference_id === attempt!.id);
  await deliver(paidMessage(attempt!.providerOrderId!));
  await Promise.all(Array.from({ length: 20 }, () => shopper.cancel(orderId!)));
  await settle();
  const made = await testApp.deps.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(eq(transfers.orderId, orderId!));
  show(`50 creates with one key: ${rows.length} order, ${links.length} link; 20 cancels: ${made.length} refund`);
  expect([orderIds.size, rows.length, links.length, made.length]).toEqual([1, 1, 1, 1]);
  expect(balanceAt(attempt!.providerOrderId!)).toBe(0);
});

it('ends orders that are paid, cancelled, expired and shorted at once as paid or refunded, never both or neither', async () => {
  const placed = await place(CONTESTED_ORDERS);
  const { db, clock } = testApp.deps;
  const expiring = placed.filter((_order, index) => index % 3 === 0).map(({ orderId }) => orderId);
  const past = new Date(clock.now().getTime() - 1_000);
  await db.update(orders).set({ expiresAt: past }).where(inArray(orders.id, expiring));

  const short = ({ orderId }: Placed) =>
    inTransaction(db, async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
      if (order?.status !== 'ORDER_CREATED') return;
      const by = { staffId: 'staff', name: 'Selvi', role: STAFF_ROLE.ADMIN };
      await payments.refunds.refund(tx, orderId, { amountPaise: SHORTED, reason: 'SHORTED', by });
    });
  const acts = placed.flatMap((order, index) => [
    ...(index % 10 === 9 ? [] : [async () => deliver(paidMessage(order.openedId))]),
    ...(index % 4 === 0 ? [() => order.shopper.cancel(order.orderId)] : []),
    ...(index % 5 === 0 ? [() => short(order)] : []),
  ]);
  const jobs = Array.from({ length: 6 }, (_none, index) => () => runJob(testApp.deps, [EXPIRY, OUTBOX][index % 2]!));
  await inParallel(shuffled<() => Promise<unknown>>([...acts, ...jobs]), (act) => act());
  await settle();

  const rows = new Map((await ordersOf(placed)).map((row) => [row.id, row]));
  const ends = { paid: 0, refunded: 0, unpaid: 0, wrong: 0 };
  for (const { orderId, openedId } of placed) {
    const { status, paymentStatus, receivedPaise, refundedPaise } = rows.get(orderId)!;
    const balance = balanceAt(openedId);
    const isShorted = receivedPaise - refundedPaise === TOTAL - SHORTED;
    if (receivedPaise - refundedPaise !== balance) ends.wrong += 1;
    else if (status === 'ORDER_CREATED' && (balance === TOTAL || isShorted) && paymentStatus === 'RECEIVED')
      ends.paid += 1;
    else if (status === 'CANCELLED' && balance === 0) ends[receivedPaise > 0 ? 'refunded' : 'unpaid'] += 1;
    else if (receivedPaise === 0 && balance === 0) ends.unpaid += 1;
    else ends.wrong += 1;
  }
  const [{ total } = { total: -1 }] = await db
    .select({ total: sql<number>`sum(${ledger.amountPaise})::int` })
    .from(ledger);
  show(
    `races on ${CONTESTED_ORDERS} orders: ${ends.paid} paid, ${ends.refunded} refunded, ${ends.unpaid} without money, ` +
      `${ends.wrong} wrong; the ledger's sum is ${total}`,
  );
  expect(ends).toMatchObject({ wrong: 0 });
  expect(ends.paid + ends.refunded).toBe(CONTESTED_ORDERS * 0.9);
  expect(total).toBe(0);
});
