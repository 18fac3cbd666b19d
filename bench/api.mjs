// `npm run bench:api`: how fast the built server lists products, searches and takes orders, and what memory it needs. It prints
// figures and asserts nothing: they are the machine's as much as the shop's.
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/ports.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt, root } from '../scripts/prepare.mjs';

const CONNECTIONS = 20;
const CUSTOMERS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
/** Packs of ₹135 and more, so that two of any are an order; each has some stock. */
const PACKS = ['ml-thinai-1000', 'rc-mapp-1000', 'rc-kavuni-1000', 'pm-sathu-500', 'ml-combo5-2500'];

/** @typedef {{ url: string, output: () => string, memoryMiB: () => { now: number, peak: number } | null, cpuMs: () => number, end: () => Promise<void>, readyMs: number }} Shop */

/** @param {string} dataDir @param {Record<string, string>} env @returns {Promise<Shop>} */
async function startShop(dataDir, env) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DEMO: 'true',
      PORT: String(port),
      DATA_DIR: dataDir,
      OTP_CAP_PER_CALLER_HOUR: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const exited = once(child, 'exit');
  while (
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${printed}`);
    await sleep(50);
  }
  return {
    url,
    readyMs: performance.now() - began,
    output: () => printed,
    memoryMiB: () => memoryOf(child.pid),
    cpuMs: () => cpuMsOf(child.pid),
    end: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Linux only: elsewhere there is no /proc. @param {number | undefined} pid */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (/** @type {string} */ name) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
    return { now: read('VmRSS'), peak: read('VmHWM') };
  } catch {
    return null;
  }
}

/** How long the server has been at work, all threads together: it says more than the clock on a machine that others use too. */
function cpuMsOf(/** @type {number | undefined} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** @param {Shop} shop @param {string} path @param {{ token?: string, body?: object, key?: string }} [options] */
async function call(shop, path, { token, body, key } = {}) {
  const answer = await fetch(`${shop.url}/api/web${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answer.json();
}

/** A customer with an address, and one product in the cart. @param {Shop} shop @param {number} at */
async function makeCustomer(shop, at) {
  const mobileNumber = `98765${String(10_000 + at)}`;
  const sent = await call(shop, '/customer/register', {
    body: { mobileNumber, name: 'Kavitha', emailId: 'k@example.com' },
  });
  const shown = `+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}: code `;
  while (!shop.output().includes(shown)) await sleep(10);
  const otp = shop.output().split(shown)[1]?.slice(0, 4);
  const verified = await call(shop, '/customer/verify/otp', {
    body: { session_id: sent.data.session_id, mobileNumber, otp },
  });
  const { token } = verified.data;
  const location = { type: 'Point', coordinates: [76.9558, 11.0168] };
  const address = await call(shop, '/address/create', {
    token,
    body: { street: '12 Cross Cut Road', landmark: 'Bus stand', type: 1, location },
  });
  const items = [{ _id: PACKS[at % PACKS.length], quantity: 2 }];
  const bill = await call(shop, '/order/cart', { body: { items } });
  return { token, body: { items, addressId: address.data.currentAddress._id, expectedTotal: bill.data.totalPaise } };
}

/**
 * @typedef {{ path: string, body?: object }} Call a GET, with a body a POST
 * @param {Shop} shop @param {Call[]} calls made one after the other, and from the start again
 */
async function measureCalls(shop, calls, connections = CONNECTIONS) {
  const cpuMs = shop.cpuMs();
  const result = await autocannon({
    url: shop.url,
    requests: calls.map(({ path, body }) => ({
      path: `/api/web${path}`,
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })),
    connections,
    duration: SECONDS,
  });
  return {
    rate: result.requests.average,
    cpuMs: (shop.cpuMs() - cpuMs) / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}

/** @param {Shop} shop @param {string} path @param {object} body */
const measureLists = (shop, path, body) => measureCalls(shop, [{ path, body }]);

/**
 * What people type: beginnings of names, and whole words without one of their letters. More of them than the server keeps answers
 * for, so that each is worked out anew. @param {Shop} shop
 */
async function typedWords(shop) {
  const { data } = await call(shop, '/homepage/products', { body: { limit: 48 } });
  /** @type {string[]} */
  const names = data.items.flatMap((/** @type {{ name: string, secondName: string }} */ { name, secondName }) => [
    name,
    secondName,
  ]);
  const words = [...new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{M}]+/u)))];
  const typed = words.flatMap((word) => [
    ...[2, 3, 4, 5, 6].map((length) => word.slice(0, length)),
    ...[1, 2, 3, 4].map((place) => word.slice(0, place) + word.slice(place + 1)),
  ]);
  return [...new Set(typed.filter((word) => word.length > 1))];
}

/** @param {string} word */
const suggestionsFor = (word) => ({ path: `/homepage/search/suggestions?q=${encodeURIComponent(word)}` });

/**
 * Customers who each place one order after another. The goods of an order are given back by cancelling it, outside the
 * measured time, so that the stock of the demo lasts. @param {Shop} shop
 */
async function measureOrders(shop) {
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, (_, at) => makeCustomer(shop, at)));
  /** @type {number[]} */
  const latencies = [];
  let refused = 0;
  let activeMs = 0;
  let cpuMs = 0;
  while (activeMs < SECONDS * 1000) {
    /** @type {{ token: string, orderId: string }[]} */
    const placed = [];
    const began = performance.now();
    const cpuBefore = shop.cpuMs();
    await Promise.all(
      customers.map(async ({ token, body }) => {
        for (let order = 0; order < 4; order += 1) {
          const start = performance.now();
          const { status, data } = await call(shop, '/order/create', { token, body, key: randomUUID() });
          latencies.push(performance.now() - start);
          if (status === 200) placed.push({ token, orderId: data.orderId });
          else refused += 1;
        }
      }),
    );
    activeMs += performance.now() - began;
    cpuMs += shop.cpuMs() - cpuBefore;
    await Promise.all(placed.map(({ token, orderId }) => call(shop, `/order/cancel/${orderId}`, { token })));
  }
  latencies.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0);
  return {
    rate: ((latencies.length - refused) / activeMs) * 1000,
    cpuMs: cpuMs / latencies.length,
    p50: at(0.5),
    p99: at(0.99),
    refused,
  };
}

/** @param {string} engine @param {Record<string, string>} env */
async function measure(engine, env) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vayal-bench-'));
  try {
    const first = await startShop(dataDir, env);
    console.log(`\n${engine}: ready ${seconds(first.readyMs)} after the first start (empty data)`);
    await first.end();
    const shop = await startShop(dataDir, env);
    console.log(`${engine}: ready ${seconds(shop.readyMs)} after the second start`);
    const words = await typedWords(shop);
    const rows = {
      'POST /homepage/products (all)': await measureLists(shop, '/homepage/products', {}),
      'POST /homepage/products (category)': await measureLists(shop, '/homepage/products', {
        categoryId: 'organic-millets',
        sort: 'price-asc',
      }),
      'POST /homepage/category/products/list': await measureLists(shop, '/homepage/category/products/list', {}),
      'GET /homepage/search/suggestions (one word)': await measureCalls(shop, [suggestionsFor('ragi')]),
      [`… (${words.length} words, one typist)`]: await measureCalls(shop, words.map(suggestionsFor), 1),
      [`POST /homepage/products (search, ${words.length} words)`]: await measureCalls(
        shop,
        words.map((search) => ({ path: '/homepage/products', body: { search } })),
        1,
      ),
      [`POST /order/create (${CUSTOMERS} clients)`]: await measureOrders(shop),
    };
    console.table(
      Object.fromEntries(
        Object.entries(rows).map(([what, { rate, cpuMs, p50, p99, refused }]) => [
          what,
          {
            'per second': Math.round(rate),
            'server CPU ms each': Number(cpuMs.toFixed(2)),
            'p50 ms': p50,
            'p99 ms': p99,
            refused,
          },
        ]),
      ),
    );
    const memory = shop.memoryMiB();
    if (memory)
      console.log(
        `${engine}: resident memory ${Math.round(memory.now)} MiB, at most ${Math.round(memory.peak)} MiB (second start)`,
      );
    await shop.end();
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

await ensureBuilt();
const processors = cpus();
console.log(
  `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`,
);
await measure('PGlite', {});
try {
  const cluster = await startPostgres({ fsync: true });
  try {
    await measure('PostgreSQL (fsync on)', { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
} catch (error) {
  console.log(`PostgreSQL was not measured: ${error instanceof Error ? error.message : String(error)}`);
}
