import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyDatabase';
import { projectRoot } from '../testing/projectRoot';
import type { OpenDatabase } from './database';
import { functionsFolder } from './functions';
import { migrationsFolder, runMigrations } from './migrations';

const FIXTURE = join(projectRoot, 'server', 'db', 'fixtures', 'release-0.1.sql');
/** The newest migration of the release that made the fixture. */
const LAST_OF_RELEASE = '0009_words_of_names';

let oldRoot: string;
let empty: EmptyDatabase;
let database: OpenDatabase;
let before: Awaited<ReturnType<typeof readOld>>;

beforeAll(async () => {
  oldRoot = mkdtempSync(join(tmpdir(), 'vayal-release-'));
  cpSync(migrationsFolder(projectRoot), migrationsFolder(oldRoot), { recursive: true });
  const journalPath = join(migrationsFolder(oldRoot), 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalPath, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag === LAST_OF_RELEASE) + 1;
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));

  mkdirSync(functionsFolder(oldRoot));
  writeFileSync(join(functionsFolder(oldRoot), 'version.json'), '{ "version": 0 }');

  empty = await createEmptyDatabase();
  database = await empty.open(oldRoot);
  await database.migrate();
  for (const statement of readFileSync(FIXTURE, 'utf8').split(/;\n/)) {
    if (statement.trim() !== '') await database.db.execute(sql.raw(statement));
  }
  before = await readOld();
  await runMigrations(database.db, projectRoot, { concurrently: false });
});
afterAll(async () => {
  await database.close();
  await empty.drop();
  rmSync(oldRoot, { recursive: true });
});

// oxlint-disable-next-line typescript/no-explicit-any -- rows of two schemas, one of which is gone
async function rows(query: string): Promise<any[]> {
  return ((await database.db.execute(sql.raw(query))) as { rows: unknown[] }).rows;
}

const ORDERS = `SELECT id, order_number, customer_id, status, total_paise::int AS total, tax_included_paise::int AS tax,
  discount_paise::int AS discount, delivery_paise::int AS delivery, coupon_code, stock_held FROM orders ORDER BY id`;
const EVENTS = 'SELECT order_id, from_status, to_status, actor, reason, at FROM order_events ORDER BY id';
const STOCK = 'SELECT id, stock FROM packs ORDER BY id';

const readOld = async () => ({
  orders: await rows(ORDERS),
  events: await rows(EVENTS),
  stock: await rows(STOCK),
  payments: await rows(
    'SELECT order_id, status, amount_paise::int AS amount, received_at, bank_reference, provider_order_id FROM payments ORDER BY order_id',
  ),
  refunds: await rows(
    `SELECT payments.order_id, refunds.amount_paise::int AS amount, refunds.status, provider_refund_id FROM refunds
     JOIN payments ON payments.id = payment_id ORDER BY order_id`,
  ),
});

it('starts from orders in every status, with every outcome of a payment', () => {
  expect(new Set(before.orders.map(({ status }) => status)).size).toBe(9);
  expect(new Set(before.payments.map(({ status }) => status))).toEqual(
    new Set(['OPEN', 'FAILED', 'RECEIVED', 'EXPIRED', 'REFUNDED']),
  );
  expect(new Set(before.refunds.map(({ status }) => status))).toEqual(new Set(['DONE', 'PENDING']));
  expect(before.orders.some(({ customer_id }) => customer_id === null)).toBe(true);
});

it('leaves orders, histories and stock as they were', async () => {
  expect(await rows(ORDERS)).toEqual(before.orders);
  expect(await rows(EVENTS)).toEqual(before.events);
  expect(await rows(STOCK)).toEqual(before.stock);
});

it('makes stock the sum of its movements, with what orders hold', async () => {
  const sums = await rows('SELECT pack_id AS id, sum(change)::int AS stock FROM stock_movements GROUP BY 1 ORDER BY 1');
  expect(sums).toEqual(before.stock);
  const held = await rows(
    `SELECT count(*)::int AS wrong FROM order_items JOIN orders ON orders.id = order_id
     WHERE stock_held AND NOT EXISTS (SELECT FROM stock_movements AS moved WHERE moved.order_id = orders.id AND moved.pack_id = order_items.pack_id AND change < 0)`,
  );
  expect(held).toEqual([{ wrong: 0 }]);
});

it('keeps each payment as the status of its order and an attempt', async () => {
  const after = await rows(
    `SELECT orders.id AS order_id, payment_status AS status, amount_paise::int AS amount, provider_order_id
     FROM orders JOIN payment_attempts ON payment_attempts.order_id = orders.id ORDER BY 1`,
  );
  expect(after).toEqual(
    before.payments.map(({ order_id, status, amount, provider_order_id }) => ({
      order_id,
      status,
      amount,
      provider_order_id,
    })),
  );
});

it('keeps all money that came and went, in transfers, refunds and a balanced ledger', async () => {
  const received = before.payments.filter(({ received_at }) => received_at !== null);
  const transfers = await rows(
    'SELECT order_id, amount_paise::int AS amount, received_at, reference FROM transfers ORDER BY order_id',
  );
  expect(transfers).toEqual(
    received.map(({ order_id, amount, received_at, bank_reference }) => ({
      order_id,
      amount,
      received_at,
      reference: bank_reference,
    })),
  );
  const refunds = await rows(
    `SELECT order_id, refunds.amount_paise::int AS amount, state, provider_refund_id FROM refunds
     JOIN transfers ON transfers.id = transfer_id ORDER BY order_id`,
  );
  expect(refunds).toEqual(
    before.refunds.map(({ status, ...refund }) => ({
      ...refund,
      state: status === 'PENDING' ? 'REQUESTED' : status,
    })),
  );
  expect(await rows("SELECT count(*)::int AS waiting FROM outbox WHERE kind = 'refund'")).toEqual([{ waiting: 1 }]);
  const total = (list: { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);
  const done = before.refunds.filter(({ status }) => status === 'DONE');
  const pending = before.refunds.filter(({ status }) => status === 'PENDING');
  expect(await rows('SELECT account, sum(amount_paise)::int AS amount FROM ledger GROUP BY 1 ORDER BY 1')).toEqual([
    { account: 'CUSTOMER', amount: total(done) - total(received) },
    { account: 'PROVIDER', amount: total(received) - total(before.refunds) },
    { account: 'REFUNDS', amount: total(pending) },
  ]);
  const sums = await rows(
    'SELECT sum(received_paise)::int AS received, sum(refunded_paise)::int AS refunded FROM orders',
  );
  expect(sums).toEqual([{ received: total(received), refunded: total(before.refunds) }]);
});

it('gives each line its tax and its shares, which add up to the order', async () => {
  const wrong = await rows(
    `SELECT orders.id FROM orders JOIN order_items ON order_items.order_id = orders.id GROUP BY orders.id
     HAVING (sum(line_paise), sum(order_items.discount_paise), sum(order_items.delivery_paise), sum(tax_paise), sum(taxable_paise + tax_paise))
       IS DISTINCT FROM (orders.items_paise + orders.addons_paise, orders.discount_paise, orders.delivery_paise, orders.tax_included_paise, orders.total_paise)`,
  );
  expect(wrong).toEqual([]);
});

it('counts coupons but of orders that ended unpaid', async () => {
  const isUnpaid = (id: string) => before.payments.some((of) => of.order_id === id && of.received_at === null);
  const counted = before.orders.filter(
    ({ id, coupon_code, status }) => coupon_code === 'MILLET50' && !(status === 'CANCELLED' && isUnpaid(id as string)),
  );
  expect(counted.length).toBeGreaterThan(0);
  expect(await rows("SELECT redeemed FROM coupons WHERE code = 'MILLET50'")).toEqual([{ redeemed: counted.length }]);
});
