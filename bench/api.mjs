// `npm run bench:api`: throughput and latency of lists, bills, orders and pages, start-up time and memory. Writes into
// docs/performance.md.
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { call, makeCustomer, median, percentile, searchTexts } from './calls.mjs';
import { machine, table, writeSection } from './report.mjs';
import { against, familyCpuMs, startShop } from './shop.mjs';

const CONNECTIONS = 32;
const CUSTOMERS = 8;
/** Ends payments of cancelled orders, so that it isn't measured. */
const AFTER_CANCELLING_MS = 100;
const STARTS = 5;
const COLD_PAGES = 200;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const WARM_UP_SECONDS = 2;
const ROUNDS = Number(process.env.BENCH_RUNS ?? 9);
const ONLY = new RegExp(process.env.BENCH_ONLY ?? '');
const SETTINGS = {
  DEMO: 'true',
  OTP_CAP_PER_CALLER_HOUR: '1000',
  SEARCH_CAP_PER_CALLER_MINUTE: '1000000',
  REQUEST_CAP_PER_CALLER_MINUTE: '100000000',
};

/** @typedef {import('./shop.mjs').Shop & { databaseCpuMs: () => number }} Shop */
/** @typedef {{ path: string, body?: object, headers?: Record<string, string> }} Request a GET, with a body a POST */
/**
 * @typedef {{ rate: number, p50: number, p99: number, errors: number, cpu: Cpu }} Measured
 *   with the CPU of a request
 */

/**
 * Autocannon decodes every body as UTF-8, which takes longer than sending it.
 * @param {autocannon.Client} client
 */
const discardBodies = (client) =>
  Object.assign(/** @type {any} */ (client).pipelinedRequests, { addBody: () => undefined });

/**
 * @param {Shop} shop @param {Request[]} requests sent in a loop
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
    setupClient: discardBodies,
  };
  if (warmUp > 0) await autocannon({ ...options, duration: warmUp });
  const began = cpuOf(shop);
  const { requests: made, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS });
  const cpu = share(cpuOf(shop), began, made.total);
  return { rate: made.average, p50: latency.p50, p99: latency.p99, errors: non2xx + errors, cpu };
}

/** @typedef {[server: number, database: number]} Cpu milliseconds */

/** @param {Shop} shop @returns {Cpu} */
const cpuOf = (shop) => [shop.cpuMs(), shop.databaseCpuMs()];

/** @param {Cpu} now @param {Cpu} began @param {number} [parts] @returns {Cpu} */
const share = (now, began, parts = 1) => [(now[0] - began[0]) / parts, (now[1] - began[1]) / parts];

const api = (/** @type {string} */ path, /** @type {object | undefined} */ body = undefined, headers = {}) => ({
  path: `/api/web${path}`,
  headers,
  ...(body && { body }),
});

/**
 * Each customer places one order at a time. Cancelling them outside the measured time returns the stock.
 * @param {Shop} shop @param {Awaited<ReturnType<typeof makeCustomer>>[]} customers
 * @returns {Promise<Measured>}
 */
async function measureOrders(shop, customers) {
  /** @type {number[]} */
  const latencies = [];
  let errors = 0;
  let activeMs = 0;
  /** @type {Cpu} */
  const cpu = [0, 0];
  while (activeMs < SECONDS * 1000) {
    /** @type {{ token: string, orderId: string }[]} */
    const orders = [];
    const cpuBefore = cpuOf(shop);
    const began = performance.now();
    await Promise.all(
      customers.map(async ({ token, order }) => {
        const start = performance.now();
        const { status, data } = await call(shop, '/order/create', { token, body: order, key: randomUUID() });
        latencies.push(performance.now() - start);
        if (status === 200) orders.push({ token, orderId: data.orderId });
        else errors += 1;
      }),
    );
    activeMs += performance.now() - began;
    const spent = share(cpuOf(shop), cpuBefore);
    cpu[0] += spent[0];
    cpu[1] += spent[1];
    await Promise.all(orders.map(({ token, orderId }) => call(shop, `/order/cancel/${orderId}`, { token })));
    await sleep(AFTER_CANCELLING_MS);
  }
  latencies.sort((a, b) => a - b);
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  const placed = latencies.length - errors;
  return { rate: (placed / activeMs) * 1000, p50, p99, errors, cpu: share(cpu, [0, 0], placed) };
}

/**
 * Requests filtered lists that are not cached. Like autocannon, and unlike `fetch`, it doesn't decompress, because
 * client and server share the CPU.
 * @param {Shop} shop @param {{ clients: number, maxRupees: number }} choice the first page's highest price, which
 * differs per page
 * @returns {Promise<Measured>}
 */
async function measureColdPages(shop, { clients, maxRupees }) {
  const agent = new Agent({ keepAlive: true });
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  /** @type {number[]} */
  const times = [];
  let errors = 0;
  let requested = 0;
  const read = async () => {
    while (requested < COLD_PAGES) {
      const path = `/categories?id=organic-millets&max=${maxRupees + requested}`;
      requested += 1;
      const began = performance.now();
      const [response] = await once(get(`${shop.url}${path}`, { agent, headers }), 'response');
      await once(response.resume(), 'end');
      if (response.statusCode !== 200) errors += 1;
      times.push(performance.now() - began);
    }
  };
  const cpuBefore = cpuOf(shop);
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, read));
  const spent = performance.now() - began;
  const cpu = share(cpuOf(shop), cpuBefore, COLD_PAGES);
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate: (COLD_PAGES / spent) * 1000, p50: percentile(times, 0.5), p99: percentile(times, 0.99), errors, cpu };
}

/** @param {Shop} shop @param {number} [round] gives customers and uncached pages of its own @returns {Promise<Record<string, Measured>>} */
async function measureAll(shop, round = 0) {
  const html = { accept: 'text/html' };
  const pages = ['/', '/categories?id=organic-millets', '/product/detail?slug=foxtail-millet-thinai'];
  const pagesAs = (/** @type {Record<string, string>} */ headers) =>
    pages.map((page) => ({ path: page, headers: { ...html, ...headers } }));
  const words = await searchTexts(shop);
  /** @type {Awaited<ReturnType<typeof makeCustomer>>[]} */
  const customers = [];
  for (let at = 0; at < CUSTOMERS; at += 1) customers.push(await makeCustomer(shop, round * CUSTOMERS + at));
  const cart = customers[0]?.order.items;
  const measures = {
    'list of 24 products': () => measure(shop, [api('/homepage/products', {})]),
    'list of 24 products, brotli': () => measure(shop, [api('/homepage/products', {}, { 'accept-encoding': 'br' })]),
    'product detail': () => measure(shop, [api('/homepage/product/detail/foxtail-millet-thinai')]),
    'bill of a cart': () => measure(shop, [api('/order/cart', { items: cart })]),
    'bill of a customer’s cart': () =>
      measure(
        shop,
        customers.map(({ token, order: { items, addressId } }) => api('/order/cart', { items, addressId }, { token })),
      ),
    [`orders, ${CUSTOMERS} customers`]: () => measureOrders(shop, customers),
    [`search, ${words.length} texts in turn, one connection`]: () =>
      measure(
        shop,
        words.map((search) => api('/homepage/products', { search })),
        { connections: 1, warmUp: 0 },
      ),
    'cached pages, brotli': () => measure(shop, pagesAs({ 'accept-encoding': 'br' })),
    'cached pages, uncompressed': () => measure(shop, pagesAs({})),
    'uncached pages, one client': () => measureColdPages(shop, { clients: 1, maxRupees: 1_000 + 1_000 * round }),
    'uncached pages, two clients': () => measureColdPages(shop, { clients: 2, maxRupees: 1_500 + 1_000 * round }),
  };
  /** @type {Record<string, Measured>} */
  const measured = {};
  for (const [request, run] of Object.entries(measures)) if (ONLY.test(request)) measured[request] = await run();
  return measured;
}

/** @param {string} engine @param {Record<string, string>} env */
async function report(engine, env) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vayal-bench-'));
  const start = async () => ({
    ...(await startShop({ dataDir, env: { ...SETTINGS, ...env } })),
    databaseCpuMs: () => Number.NaN,
  });
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
    const rows = Object.entries(await measureAll(shop)).map(([request, { rate, p50, p99, errors }]) => ({
      request,
      'per second': Math.round(rate).toLocaleString('en'),
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
      errors,
    }));
    const memory = Math.round(shop.memoryMiB());
    await shop.end();
    return `### ${engine}

${table(rows)}

Ready ${seconds(median(readyMs))} after start with an existing database (median of ${STARTS}; ${seconds(first.readyMs)} on an empty one). Resident memory afterwards: ${memory} MiB.`;
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * This checkout and another one, in turns on PostgreSQL.
 * @param {string} checkout
 */
async function compare(checkout) {
  const clusters = [await startPostgres({ fsync: true }), await startPostgres({ fsync: true })];
  const shops = await Promise.all(
    [checkout, undefined].map(async (folder, at) => ({
      ...(await startShop({ env: { ...SETTINGS, DATABASE_URL: clusters[at]?.url ?? '' }, checkout: folder })),
      databaseCpuMs: () => familyCpuMs(clusters[at]?.pid ?? 0),
    })),
  );
  /** @type {Record<string, Measured[]>[]} */
  const results = [{}, {}];
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, shop] of shops.entries())
        for (const [request, measured] of Object.entries(await measureAll(shop, round)))
          ((results[at] ??= {})[request] ??= []).push(measured);
  } finally {
    await Promise.all(shops.map((shop) => shop.end()));
    await Promise.all(clusters.map((cluster) => cluster.stop()));
  }
  const [there = {}, here = {}] = results;
  const rows = Object.keys(here).map((request) => {
    const [before, after] = [summaryOf(there[request] ?? []), summaryOf(here[request] ?? [])];
    return {
      request,
      'there per second': Math.round(before.rate),
      'here per second': Math.round(after.rate),
      ratio: (after.rate / before.rate).toFixed(2),
      'there, CPU µs': `${before.server} + ${before.database}`,
      'here, CPU µs': `${after.server} + ${after.database}`,
      'ratio by CPU': ((before.server + before.database) / (after.server + after.database)).toFixed(2),
    };
  });
  console.log(`PostgreSQL with fsync, medians of ${ROUNDS} in turns with ${checkout}\n\n${table(rows)}`);
}

/** Medians; CPU in microseconds. @param {Measured[]} all */
const summaryOf = (all) => ({
  rate: median(all.map(({ rate }) => rate)),
  server: Math.round(median(all.map(({ cpu }) => cpu[0] * 1000))),
  database: Math.round(median(all.map(({ cpu }) => cpu[1] * 1000))),
});

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

await ensureBuilt();
console.log(machine());
if (against) await compare(against);
else await reportBoth();

async function reportBoth() {
  const sections = [];
  const cluster = await startPostgres({ fsync: true });
  try {
    sections.push(await report('PostgreSQL with fsync', { DATABASE_URL: cluster.url }));
  } finally {
    await cluster.stop();
  }
  sections.push(await report('PGlite', {}));
  const markdown = `${CONNECTIONS} connections unless stated; server, database and load share ${availableParallelism()} cores.\n\n${sections.join('\n\n')}`;
  console.log(markdown);
  writeSection('api', markdown);
}
