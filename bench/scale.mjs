// `npm run bench:scale`: latency of a large shop and of a long order history. Writes into docs/performance.md.
import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { makeCustomer, percentile, searchTexts } from './calls.mjs';
import { machine, table, writeSection } from './report.mjs';
import { startShop } from './shop.mjs';
import { growCatalogue, growHistory } from './support/growth.mjs';

const SIZES = [50, 5_000, 500_000];
const HISTORIES = [10, 1_000, 100_000];
const CALLS = 300;
/** A large shop's database has more memory. */
const SETTINGS = { shared_buffers: '1GB', max_wal_size: '4GB', checkpoint_timeout: '1h' };

/** @typedef {import('./shop.mjs').Shop} Shop */
/** @typedef {{ path: string, body?: object, token?: string }} Call */

/** Sends each call once, in sequence, so that none is cached. @param {Shop} shop @param {Call[]} calls */
async function timesOf(shop, calls) {
  /** @type {number[]} */
  const times = [];
  for (const { path, body, token } of calls) {
    const began = performance.now();
    const response = await fetch(`${shop.url}/api/web${path}`, {
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { token }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

const ms = (/** @type {number} */ value) => value.toFixed(1);

/** Uncached lists: each has its own price bounds. @param {object} body @param {number} from */
const listsOf = (body, from) =>
  Array.from({ length: CALLS }, (_, at) => ({
    path: '/homepage/products',
    body: { ...body, priceMax: 10_000_000 + from + at },
  }));

/** @param {Shop} shop @param {string[]} words */
async function measureCatalogue(shop, words) {
  const searches = words.slice(0, CALLS).map((search) => ({ path: '/homepage/products', body: { search } }));
  // Warms up plans, connections and database pages.
  await timesOf(shop, listsOf({ sort: 'popular' }, CALLS).slice(0, 50));
  await timesOf(
    shop,
    words.slice(CALLS, CALLS + 50).map((search) => ({ path: '/homepage/products', body: { search } })),
  );
  return {
    list: await timesOf(shop, listsOf({}, 0)),
    category: await timesOf(shop, listsOf({ categoryId: 'organic-millets', sort: 'price-asc' }, 0)),
    search: await timesOf(shop, searches),
  };
}

/** @param {string} request @param {number[]} times @param {number} first the p50 of the smallest */
const row = (request, times, first) => ({
  request,
  'p50 ms': ms(percentile(times, 0.5)),
  'p95 ms': ms(percentile(times, 0.95)),
  'p50 relative to smallest': `× ${(percentile(times, 0.5) / first).toFixed(2)}`,
});

await ensureBuilt();
console.log(machine());
const cluster = await startPostgres({ fsync: true, settings: SETTINGS });
const env = {
  DATABASE_URL: cluster.url,
  DEMO: 'true',
  SEARCH_CAP_PER_CALLER_MINUTE: '100000',
  SECRET_KEY: randomBytes(32).toString('hex'),
};
const connect = async () => {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  return client;
};
try {
  let shop = await startShop({ env });
  const words = await searchTexts(shop);

  /** @type {Record<string, number[]>} */
  const firsts = {};
  const growth = [];
  for (const size of SIZES) {
    await growCatalogue(connect, size);
    await shop.end();
    shop = await startShop({ env });
    for (const [request, times] of Object.entries(await measureCatalogue(shop, words))) {
      const first = (firsts[request] ??= times);
      growth.push(row(`${request}, ${size.toLocaleString('en')} products`, times, percentile(first, 0.5)));
      console.log(growth.at(-1));
    }
  }

  const client = await connect();
  const customers = [];
  for (const [at, orders] of HISTORIES.entries()) {
    const { token, mobileNumber } = await makeCustomer(shop, at);
    const { rows } = await client.query('SELECT id FROM customers WHERE mobile_number = $1', [mobileNumber]);
    await growHistory(client, rows[0].id, orders);
    customers.push({ orders, call: { path: '/order/history?limit=10', token }, times: [0] });
  }
  await client.end();
  // Interleaved, so that noise affects all alike.
  for (const { call } of customers) await timesOf(shop, Array(50).fill(call));
  for (let turn = 0; turn < CALLS; turn += 1)
    for (const { call, times } of customers) times.push(...(await timesOf(shop, [call])));
  const sorted = customers.map(({ times }) => times.slice(1).sort((a, b) => a - b));
  const history = customers.map(({ orders }, at) =>
    row(`first page, ${orders.toLocaleString('en')} orders`, sorted[at] ?? [], percentile(sorted[0] ?? [], 0.5)),
  );
  console.log(history);

  await shop.end();
  const cores = availableParallelism();
  const markdown = `PostgreSQL with fsync; server, database and load share ${cores} cores.

Uncached lists and searches, in sequence (${CALLS} each, all different):

${table(growth)}

A customer's orders, ten to a page, at ${SIZES.at(-1)?.toLocaleString('en')} products:

${table(history)}
`;
  console.log(markdown);
  writeSection('scale', markdown);
} finally {
  await cluster.stop();
}
