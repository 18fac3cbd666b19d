// `npm run bench:api`: how fast the built server tells of goods, prices carts, takes orders and draws pages, how soon it is there, and what memory
// it needs. It prints tables and writes them into docs/performance.md; it asserts nothing.
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { call, makeCustomer, median, percentile, typedWords } from './calls.mjs';
import { machine, table, writeSection } from './report.mjs';
import { startShop } from './shop.mjs';

const CONNECTIONS = 32;
const CUSTOMERS = 8;
const STARTS = 5;
const COLD_PAGES = 200;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const WARM_UP_SECONDS = 2;
const SETTINGS = { DEMO: 'true', OTP_CAP_PER_CALLER_HOUR: '1000', SEARCH_CAP_PER_CALLER_MINUTE: '1000000' };

/** @typedef {import('./shop.mjs').Shop} Shop */
/** @typedef {{ path: string, body?: object, headers?: Record<string, string> }} Request a GET, with a body a POST */
/** @typedef {{ rate: number, p50: number, p99: number, refused: number }} Measured */

/**
 * @param {Shop} shop @param {Request[]} requests made one after the other, and from the start again
 * @returns {Promise<Measured>}
 */
async function measure(shop, requests, { connections = CONNECTIONS, warmUp = WARM_UP_SECONDS } = {}) {
  const options = {
    url: shop.url,
    requests: requests.map(({ path, body, headers }) => ({
      path,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: /** @type {const} */ ('POST'), body: JSON.stringify(body) }),
    })),
    connections,
  };
  if (warmUp > 0) await autocannon({ ...options, duration: warmUp });
  const { requests: made, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS });
  return { rate: made.average, p50: latency.p50, p99: latency.p99, refused: non2xx + errors };
}

const api = (/** @type {string} */ path, /** @type {object | undefined} */ body = undefined, headers = {}) => ({
  path: `/api/web${path}`,
  headers,
  ...(body && { body }),
});

/**
 * Customers who each place one order after another. The goods of an order are given back by cancelling it, outside the
 * measured time, so that the stock of the demo lasts. @param {Shop} shop @param {Awaited<ReturnType<typeof makeCustomer>>[]} customers
 * @returns {Promise<Measured>}
 */
async function measureOrders(shop, customers) {
  /** @type {number[]} */
  const latencies = [];
  let refused = 0;
  let activeMs = 0;
  while (activeMs < SECONDS * 1000) {
    /** @type {{ token: string, orderId: string }[]} */
    const placed = [];
    const began = performance.now();
    await Promise.all(
      customers.map(async ({ token, order }) => {
        for (let times = 0; times < 4; times += 1) {
          const start = performance.now();
          const { status, data } = await call(shop, '/order/create', { token, body: order, key: randomUUID() });
          latencies.push(performance.now() - start);
          if (status === 200) placed.push({ token, orderId: data.orderId });
          else refused += 1;
        }
      }),
    );
    activeMs += performance.now() - began;
    await Promise.all(placed.map(({ token, orderId }) => call(shop, `/order/cancel/${orderId}`, { token })));
  }
  latencies.sort((a, b) => a - b);
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  return { rate: ((latencies.length - refused) / activeMs) * 1000, p50, p99, refused };
}

/**
 * Pages of filtered lists, none of which was asked for before; each reader asks for one after the other. Like autocannon, they leave packed what comes
 * packed: they share the machine with the server, and with `fetch`, which unpacks, two of them got 64 to 68 pages a second where they get 72 to 80 so.
 * @param {Shop} shop @param {{ readers: number, maxRupees: number }} choice the first page's highest price: each other page has another
 * @returns {Promise<Measured>}
 */
async function measureColdPages(shop, { readers, maxRupees }) {
  const agent = new Agent({ keepAlive: true });
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  /** @type {number[]} */
  const times = [];
  let refused = 0;
  let asked = 0;
  const read = async () => {
    while (asked < COLD_PAGES) {
      const address = `/categories?id=organic-millets&max=${maxRupees + asked}`;
      asked += 1;
      const began = performance.now();
      const [answer] = await once(get(`${shop.url}${address}`, { agent, headers }), 'response');
      await once(answer.resume(), 'end');
      if (answer.statusCode !== 200) refused += 1;
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: readers }, read));
  const spent = performance.now() - began;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate: (COLD_PAGES / spent) * 1000, p50: percentile(times, 0.5), p99: percentile(times, 0.99), refused };
}

/** @param {Shop} shop @returns {Promise<Record<string, Measured>>} */
async function measureAll(shop) {
  const html = { accept: 'text/html' };
  const pages = ['/', '/categories?id=organic-millets', '/product/detail?slug=foxtail-millet-thinai'];
  const pagesAs = (/** @type {Record<string, string>} */ headers) =>
    pages.map((page) => ({ path: page, headers: { ...html, ...headers } }));
  const words = await typedWords(shop);
  const customers = [];
  for (let at = 0; at < CUSTOMERS; at += 1) customers.push(await makeCustomer(shop, at));
  const cart = customers[0]?.order.items;
  return {
    'list of 24 products': await measure(shop, [api('/homepage/products', {})]),
    'list of 24 products, brotli': await measure(shop, [api('/homepage/products', {}, { 'accept-encoding': 'br' })]),
    'product detail': await measure(shop, [api('/homepage/product/detail/foxtail-millet-thinai')]),
    'bill of a cart': await measure(shop, [api('/order/cart', { items: cart })]),
    [`orders, ${CUSTOMERS} customers`]: await measureOrders(shop, customers),
    [`search, ${words.length} words in turn, one typist`]: await measure(
      shop,
      words.map((search) => api('/homepage/products', { search })),
      { connections: 1, warmUp: 0 },
    ),
    'pages kept, brotli': await measure(shop, pagesAs({ 'accept-encoding': 'br' })),
    'pages kept, plain': await measure(shop, pagesAs({})),
    'pages never asked for before, one reader': await measureColdPages(shop, { readers: 1, maxRupees: 1_000 }),
    'pages never asked for before, two readers': await measureColdPages(shop, { readers: 2, maxRupees: 2_000 }),
  };
}

/** @param {string} engine @param {Record<string, string>} env */
async function report(engine, env) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vayal-bench-'));
  const start = () => startShop({ dataDir, env: { ...SETTINGS, ...env } });
  try {
    const first = await start();
    await first.end();
    const readyMs = [];
    for (let times = 0; times < STARTS; times += 1) {
      const shop = await start();
      readyMs.push(shop.readyMs);
      await shop.end();
    }
    const shop = await start();
    const rows = Object.entries(await measureAll(shop)).map(([what, { rate, p50, p99, refused }]) => ({
      what,
      'per second': Math.round(rate).toLocaleString('en'),
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
      refused,
    }));
    const memory = Math.round(shop.memoryMiB());
    await shop.end();
    return `### ${engine}

${table(rows)}

Ready ${seconds(median(readyMs))} after its start on a ready database (median of ${STARTS}; ${seconds(first.readyMs)} on an empty one). Resident memory after all of this: ${memory} MiB.`;
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

await ensureBuilt();
console.log(machine());
const sections = [];
const cluster = await startPostgres({ fsync: true });
try {
  sections.push(await report('PostgreSQL with fsync', { DATABASE_URL: cluster.url }));
} finally {
  await cluster.stop();
}
sections.push(await report('PGlite', {}));
const markdown = `${CONNECTIONS} connections unless said; server, database and load share ${availableParallelism()} cores.\n\n${sections.join('\n\n')}`;
console.log(markdown);
writeSection('api', markdown);
