// `npm run bench:large`: a shop of 100,000 products and 1,000,000 orders beside a small one, with one process and with
// two, behind nginx and PgBouncer. `BENCH_SHARE=0.1` grows it to a tenth. Writes into docs/performance.md.
import autocannon from 'autocannon';
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureNginx, startNginx } from '../scripts/nginx.mjs';
import { ensurePgbouncer, startPgbouncer } from '../scripts/pgbouncer.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { makeCustomer, makeStaff, percentile, searchTexts } from './calls.mjs';
import { machine, table, writeSection } from './report.mjs';
import { startShop } from './shop.mjs';
import { growCatalogue, growYear } from './support/growth.mjs';

const SHARE = Number(process.env.BENCH_SHARE ?? 1);
const SIZES = [
  { name: 'small', products: 0, orders: 1_000, customers: 100 },
  { name: 'large', products: 100_000 * SHARE, orders: 1_000_000 * SHARE, customers: 100_000 * SHARE },
];
/** On the board of either. */
const OPEN = 200;
const PROCESSES = [1, 2];
const CALLS = 100;
const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
/** A large shop's database has more memory. */
const SETTINGS = { shared_buffers: '1GB', max_wal_size: '4GB', checkpoint_timeout: '1h' };
/** As docs/scale.md gives it. */
const POOLER_SETTINGS = { default_pool_size: 20, max_client_conn: 1_000 };
/** Ends payments of cancelled orders, so that it isn't measured. */
const AFTER_CANCELLING_MS = 100;

/** @typedef {import('./shop.mjs').Shop} Shop */
/**
 * @typedef {object} Measured
 * @property {Shop} shop
 * @property {string} url the proxy's
 * @property {string} staffToken
 * @property {Awaited<ReturnType<typeof makeCustomer>>} customer
 * @property {string[]} words
 */

let made = 0;
/** No cache has a list with these bounds. */
const uncachedList = () => ({ priceMax: 10_000_000 + (made += 1) });

/** @param {string} url @param {{ body?: object | undefined, token?: string, key?: string }} [options] */
async function timed(url, { body, token, key } = {}) {
  const began = performance.now();
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { token }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return { ms, data: JSON.parse(text).data };
}

const day = (/** @type {number} */ ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const year = `from=${day(364)}&to=${day(0)}`;

/** What is measured, in ms. @type {Record<string, (measured: Measured, at: number) => Promise<number>>} */
const CALLS_BY_NAME = {
  list: async ({ url }) => (await timed(`${url}/api/web/homepage/products`, { body: uncachedList() })).ms,
  search: async ({ url, words }, at) =>
    (await timed(`${url}/api/web/homepage/products`, { body: { search: words[at % words.length], ...uncachedList() } }))
      .ms,
  order: async ({ url, customer: { token, order } }) => {
    const { ms, data } = await timed(`${url}/api/web/order/create`, { token, key: randomUUID(), body: order });
    await timed(`${url}/api/web/order/cancel/${data.orderId}`, { token });
    await sleep(AFTER_CANCELLING_MS);
    return ms;
  },
  board: async ({ url, staffToken: token }) => (await timed(`${url}/api/staff/orders`, { token })).ms,
  ...Object.fromEntries(
    ['sales', 'products', 'delivery', 'customers'].map((name) => [
      `figures of a year: ${name}`,
      async (/** @type {Measured} */ { url, staffToken: token }) =>
        (await timed(`${url}/api/staff/figures/${name}?${year}`, { token })).ms,
    ]),
  ),
};
const FIGURE_CALLS = 10;
/** All of the year but today and yesterday, which change. */
const SUMMED_DAYS = 363;
const SUMMED_EVERY_MS = 2_000;

/** In turns, so that what else runs affects both alike. @param {Measured[]} shops */
async function measureCalls(shops) {
  const rows = [];
  for (const [call, measure] of Object.entries(CALLS_BY_NAME)) {
    const times = shops.map(() => /** @type {number[]} */ ([]));
    const failures = new Set();
    const count = call.startsWith('figures') ? FIGURE_CALLS : CALLS;
    for (let turn = -count / 5; turn < count; turn += 1)
      for (const [at, shop] of shops.entries()) {
        try {
          const ms = await measure(shop, Math.max(0, turn + count / 5));
          // The first ones warm up.
          if (turn >= 0) times[at]?.push(ms);
        } catch (error) {
          failures.add(error instanceof Error ? error.message : String(error));
        }
      }
    const [small = [], large = []] = times.map((each) => each.sort((a, b) => a - b));
    const ratio = (/** @type {number} */ share) =>
      `× ${(percentile(large, share) / percentile(small, share)).toFixed(2)}`;
    const ms = (/** @type {number[]} */ sorted) => percentile(sorted, 0.5).toFixed(1);
    rows.push({
      call,
      small: ms(small),
      large: ms(large),
      p50: ratio(0.5),
      p95: ratio(0.95),
      failed: [...failures].join() || '–',
    });
    console.log(rows.at(-1));
  }
  return rows;
}

/** @param {string} url @param {() => object} body @returns {Promise<number>} responses per second */
async function rateOf(url, body) {
  const { requests, non2xx, errors } = await autocannon({
    url: `${url}/api/web/homepage/products`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body()),
        }),
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${requests.total} requests failed`);
  return requests.average;
}

const version = (/** @type {string} */ program, /** @type {string} */ flag) =>
  /\d+(\.\d+)+/.exec(execFileSync('sh', ['-c', `"${program}" ${flag} 2>&1`], { encoding: 'utf8' }))?.[0];

await ensureBuilt();
console.log(machine());
const nginx = ensureNginx();
const pgbouncer = ensurePgbouncer();
const cluster = await startPostgres({ fsync: true, settings: SETTINGS });
const pooler = pgbouncer ? await startPgbouncer(pgbouncer, cluster.url, POOLER_SETTINGS) : undefined;
const databaseOf = (/** @type {string} */ url, /** @type {string} */ name) => url.replace(/postgres$/, name);
/** @param {string} name @param {number} processes */
const start = (name, processes) =>
  startShop({
    env: {
      DATABASE_URL: databaseOf(pooler?.url ?? cluster.url, name),
      ...(pooler && { DATABASE_DIRECT_URL: databaseOf(cluster.url, name) }),
      PROCESSES: String(processes),
      DEMO: 'true',
      TRUST_PROXY: '1',
      SECRET_KEY: secretKey,
      SEARCH_CAP_PER_CALLER_MINUTE: '1000000',
      REQUEST_CAP_PER_CALLER_MINUTE: '100000000',
    },
  });
const secretKey = randomBytes(32).toString('hex');
/** Behind a pooler the user's statements are cancelled after seconds. @param {string} name */
const connect = async (name) => {
  const client = new pg.Client({
    connectionString: databaseOf(cluster.url, name),
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  await client.connect();
  return client;
};

/** A shop adds up its days as they pass; a year that has just been grown, in some minutes. @param {string} name */
async function addUpDays(name) {
  const shop = await start(name, 1);
  const client = await connect(name);
  const count = async () => Number((await client.query('SELECT count(*) FROM sales_days')).rows[0].count);
  const began = performance.now();
  while ((await count()) < SUMMED_DAYS) await sleep(SUMMED_EVERY_MS);
  console.log(`${name}: its days are added up after ${Math.round((performance.now() - began) / 1000)} s`);
  await client.end();
  await shop.end();
}

try {
  /** @type {Pick<Measured, 'words' | 'customer' | 'staffToken'>[]} */
  const people = [];
  for (const { name, products, orders, customers } of SIZES) {
    const administrator = await connect('postgres');
    await administrator.query(`CREATE DATABASE ${name}`);
    await administrator.end();
    const shop = await start(name, 1);
    const words = await searchTexts(shop);
    const customer = await makeCustomer(shop, 3);
    await shop.end();
    const client = await connect(name);
    try {
      const staffToken = await makeStaff(client, 0);
      const began = performance.now();
      if (products > 0) await growCatalogue(() => connect(name), products);
      await growYear(client, { orders, open: OPEN, customers });
      console.log(`${name}: grown in ${Math.round((performance.now() - began) / 1000)} s`);
      people.push({ words, customer, staffToken });
    } finally {
      await client.end();
    }
  }

  await Promise.all(SIZES.map(({ name }) => addUpDays(name)));

  const sections = [];
  const rates = [];
  for (const processes of PROCESSES) {
    const shops = await Promise.all(SIZES.map(({ name }) => start(name, processes)));
    const proxies = await Promise.all(shops.map(({ url }) => (nginx ? startNginx(nginx, url) : undefined)));
    const measured = shops.map((shop, at) => ({
      .../** @type {Pick<Measured, 'words' | 'customer' | 'staffToken'>} */ (people[at]),
      shop,
      url: proxies[at]?.url ?? shop.url,
    }));
    const rows = await measureCalls(measured);
    sections.push(
      `${processes === 1 ? 'One process' : 'Two processes'}, p50 in ms, and p50 and p95 of the large shop relative to the small one:\n\n${table(rows)}`,
    );
    const { url = '', words = [] } = measured.at(-1) ?? {};
    const lists = () => rateOf(url, () => ({}));
    const searches = () => rateOf(url, () => ({ search: words[(made += 1) % words.length], ...uncachedList() }));
    await lists();
    rates.push({ processes, lists: await lists(), searches: await searches() });
    console.log(rates.at(-1));
    await Promise.all(proxies.map((proxy) => proxy?.stop()));
    await Promise.all(shops.map((shop) => shop.end()));
  }
  const [one = rates[0]] = rates;
  const relative = (/** @type {number} */ value, /** @type {number} */ first) =>
    `${Math.round(value).toLocaleString('en')} (× ${(value / first).toFixed(2)})`;
  const before = [
    nginx ? `nginx ${version(nginx, '-v')} as in [scale](scale.md)` : 'no nginx, which is not installed',
    pgbouncer
      ? `PgBouncer ${version(pgbouncer, '--version')} in transaction mode`
      : 'no PgBouncer, which is not installed',
  ];
  const [small, large] = SIZES.map(({ products, orders }) => ({
    products: products.toLocaleString('en'),
    orders: orders.toLocaleString('en'),
  }));
  const markdown = `The small shop has the demo's products and ${small?.orders} orders, the large one ${large?.products} products and ${large?.orders}, spread over a year; each has ${OPEN} open ones. \
Both run at once behind ${before.join(' and ')}, and are asked in turns; the figures ${FIGURE_CALLS} times, once the days of the year are added up, the rest ${CALLS} times. No list or search is cached. \
PostgreSQL with fsync, and all else, share ${availableParallelism()} cores.

${sections.join('\n\n')}

The large shop, ${CONNECTIONS} connections:

${table(
  rates.map(({ processes, lists, searches }) => ({
    processes,
    'cached lists/s': relative(lists, one?.lists ?? 0),
    'uncached searches/s': relative(searches, one?.searches ?? 0),
  })),
)}
`;
  console.log(markdown);
  writeSection('large', markdown);
} finally {
  await pooler?.stop();
  await cluster.stop();
}
