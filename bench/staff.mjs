// `npm run bench:staff`: the order board and the figures with 100,000 orders, and a thousand open streams.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { makeCustomer, makeStaff, percentile } from './calls.mjs';
import { machine, table } from './report.mjs';
import { startShop } from './shop.mjs';
import { measureBoard } from './support/boardOnPhone.mjs';
import { growHistory, spreadOverYear } from './support/growth.mjs';

const CUSTOMERS = 20;
const ORDERS = 100_000;
const OPEN = 500;
const SPREAD_OVER = 10_000;
const CALLS = 50;
const STREAMS = 1_000;
const STREAMS_PER_PERSON = 10;
const EVENTS = 20;

/** @typedef {import('./shop.mjs').Shop} Shop */

/** @param {Shop} shop @param {string} token @param {string} path */
async function timesOf(shop, token, path) {
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const began = performance.now();
    const response = await fetch(`${shop.url}/api/staff${path}`, { headers: { token } });
    bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const ms = (/** @type {number} */ share) => percentile(times, share).toFixed(1);
  return { call: `GET /api/staff${path}`, 'p50 ms': ms(0.5), 'p95 ms': ms(0.95), KB: Math.round(bytes / 1024) };
}

/** @param {Shop} shop @param {string[]} tokens */
async function openStreams(shop, tokens) {
  const leaving = new AbortController();
  let received = 0;
  const read = async (/** @type {string} */ token) => {
    const response = await fetch(`${shop.url}/api/staff/stream`, { headers: { token }, signal: leaving.signal });
    if (!response.ok || !response.body) throw new Error(`stream: ${response.status}`);
    void (async () => {
      try {
        for await (const chunk of response.body ?? []) if (Buffer.from(chunk).includes('event: orders')) received += 1;
      } catch {
        // The page has left its stream.
      }
    })();
  };
  for (let at = 0; at < STREAMS; at += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => tokens[Math.floor((at + index) / STREAMS_PER_PERSON)] ?? '');
    await Promise.all(batch.map(read));
  }
  return { received: () => received, leave: () => leaving.abort() };
}

await ensureBuilt();
console.log(machine());
const cluster = await startPostgres({ fsync: true, settings: { shared_buffers: '512MB' } });
const client = new pg.Client({ connectionString: cluster.url });
const env = {
  DATABASE_URL: cluster.url,
  DEMO: 'true',
  SECRET_KEY: randomBytes(32).toString('hex'),
  REQUEST_CAP_PER_CALLER_MINUTE: '1000000',
  MAX_CONNECTIONS: '5000',
};
const shop = await startShop({ env });
try {
  await client.connect();
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const { mobileNumber } = await makeCustomer(shop, at);
    const { rows } = await client.query('SELECT id FROM customers WHERE mobile_number = $1', [mobileNumber]);
    await growHistory(client, rows[0].id, ORDERS / CUSTOMERS);
  }
  await client.query(
    `UPDATE orders SET status = (ARRAY['ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP'])[1 + abs(hashtext(id)) % 5]
     WHERE id IN (SELECT id FROM orders ORDER BY created_at DESC LIMIT ${OPEN})`,
  );
  await client.query('VACUUM ANALYZE');
  const token = await makeStaff(client, 0);
  const rows = [];
  for (const path of [
    '/orders',
    '/orders?list=DELIVERED',
    '/orders?search=Kavitha',
    '/orders?search=VY100500',
    '/packing/orders',
  ]) {
    await timesOf(shop, token, path);
    rows.push(await timesOf(shop, token, path));
  }
  console.log(`\nThe board at ${ORDERS.toLocaleString('en')} orders, ${OPEN} of them open:\n\n${table(rows)}\n`);

  console.log(`On a slow phone:\n\n${table([await measureBoard(shop.url, token)])}\n`);

  await spreadOverYear(client, SPREAD_OVER);
  const figures = [];
  const today = Date.now();
  const day = (/** @type {number} */ ago) => new Date(today - ago * 86_400_000).toISOString().slice(0, 10);
  for (const days of [30, 365]) {
    const period = `?from=${day(days - 1)}&to=${day(0)}`;
    for (const what of ['sales', 'products', 'delivery', 'customers', 'offers', 'refunds'])
      figures.push(await timesOf(shop, token, `/figures/${what}${period}`));
  }
  figures.push(await timesOf(shop, token, '/figures/stock?runningOutDays=14&slowDays=30'));
  figures.push(await timesOf(shop, token, `/figures/days/${day(1)}`));
  console.log(`\nFigures of them, over a year:\n\n${table(figures)}\n`);

  const tokens = [];
  for (let at = 1; at <= STREAMS / STREAMS_PER_PERSON; at += 1) tokens.push(await makeStaff(client, at));
  await sleep(2_000);
  const before = shop.memoryMiB();
  const streams = await openStreams(shop, tokens);
  await sleep(20_000);
  const after = shop.memoryMiB();
  const delays = [];
  for (let event = 1; event <= EVENTS; event += 1) {
    await client.query(
      `UPDATE orders SET updated_at = now() WHERE id = (SELECT id FROM orders WHERE status = 'CONFIRMED' LIMIT 1)`,
    );
    const began = performance.now();
    while (streams.received() < event * STREAMS) await sleep(2);
    delays.push(performance.now() - began);
    await sleep(300);
  }
  delays.sort((a, b) => a - b);
  console.log(
    `${STREAMS} open streams: ${(after - before).toFixed(0)} MiB more; an event reaches all after ${percentile(delays, 0.5).toFixed(0)} ms (p50), ${percentile(delays, 0.95).toFixed(0)} ms (p95).`,
  );
  streams.leave();
  const stopping = performance.now();
  await shop.end();
  console.log(`The server ended ${Math.round(performance.now() - stopping)} ms after SIGTERM.`);
} finally {
  await client.end();
  shop.kill();
  await cluster.stop();
}
