// `npm run bench:pressure`: what visitors notice beside hundreds of connections with uncached pages and the worst
// bodies. Writes into docs/performance.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { routesWithBodies, worstBodies } from '../server/testing/worstBodies';
import { makeCustomer, percentile } from './calls.mjs';
import { machine, table, writeSection } from './report.mjs';
import { startShop, type Shop } from './shop.mjs';
import type { PressureLoad } from './support/pressureLoad.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const PAGE_CONNECTIONS = 200;
const BODY_CONNECTIONS = 50;
const BODY_LIMIT_BYTES = 64 * 1024;
/** The first pages load the renderer. */
const WARM_UP_SECONDS = 3;
const SLOWEST = 5;
const SLOWEST_SECONDS = 120;
const TIMED_AGAIN = 40;
/** No call may take longer; a shop that is worse is not worth measuring further. */
const CALL_TIMEOUT_MS = 30_000;
const PROBE_PAUSE_MS = 20;
const SETTINGS = {
  DEMO: 'true',
  OTP_CAP_PER_CALLER_HOUR: '1000',
  REQUEST_CAP_PER_CALLER_MINUTE: '100000000',
  SEARCH_CAP_PER_CALLER_MINUTE: '1000000',
};

interface Timed {
  what: string;
  method: string;
  url: string;
  body: string;
  ms: number;
}

const headersFor = (token: string) => ({
  token,
  'idempotency-key': 'bench-pressure',
  'content-type': 'application/json',
});

/** Sends each of the worst bodies once, and the slowest again. The slowest come first, by their best time. */
async function timeBodies(shop: Shop, token: string): Promise<{ timed: Timed[]; known: number }> {
  const document: unknown = await (await fetch(`${shop.url}/api/openapi.json`)).json();
  const all = routesWithBodies(document).flatMap(({ method, url, schema }) =>
    worstBodies(schema, BODY_LIMIT_BYTES).map(({ what, body }) => ({ what, body: body(), method, url, ms: Infinity })),
  );
  const endAt = performance.now() + SLOWEST_SECONDS * 1000;
  const time = async (bodies: Timed[]) => {
    for (const each of bodies) {
      if (performance.now() > endAt) break;
      const began = performance.now();
      await read(shop.url + each.url, { method: each.method, body: each.body, headers: headersFor(token) });
      each.ms = Math.min(each.ms, performance.now() - began);
    }
    return bodies.filter(({ ms }) => ms < Infinity).sort((a, b) => b.ms - a.ms);
  };
  let timed = await time(all);
  for (let times = 0; times < 3; times += 1) {
    const again = await time(timed.slice(0, TIMED_AGAIN));
    timed = [...again, ...timed.slice(TIMED_AGAIN)];
  }
  return { timed, known: all.length };
}

/** Reads a response to its end; failures take their time, too. */
const read = (url: string, options: RequestInit = {}) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);

/** Calls a URL one at a time until `isOver`; ascending times in milliseconds. */
async function probe(url: string, isOver: () => boolean, options?: RequestInit): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await read(url, options);
    times.push(performance.now() - began);
    await sleep(PROBE_PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

async function underLoad(shop: Shop, bodies: Timed[], token: string, seconds = SECONDS) {
  const load: PressureLoad = {
    shopUrl: shop.url,
    pages: PAGE_CONNECTIONS,
    bodies: BODY_CONNECTIONS,
    requests: bodies.map(({ method, url, body }) => ({ method, url, body })),
    headers: headersFor(token),
  };
  const child = spawn(process.execPath, ['bench/support/pressureLoad.mjs'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(load));
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, shop.memoryMiB())), 100);
  const endAt = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > endAt;
  const [list, health] = await Promise.all([
    probe(`${shop.url}/api/web/homepage/products`, isOver, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
    probe(`${shop.url}/healthz`, isOver),
  ]);
  clearInterval(watch);
  const exited = once(child, 'exit');
  let report = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (report += text));
  child.kill('SIGTERM');
  await exited;
  return { list, health, memory, done: JSON.parse(report || '{}') as Record<string, number> };
}

await ensureBuilt();
console.log(machine());
const cluster = await startPostgres({ fsync: true });
let shop: Shop | undefined;
try {
  shop = await startShop({ env: { ...SETTINGS, DATABASE_URL: cluster.url } });
  const { token } = await makeCustomer(shop, 0);
  const { timed, known } = await timeBodies(shop, token);
  const slowest = timed.slice(0, SLOWEST);
  const before = shop.memoryMiB();
  await underLoad(shop, slowest, token, WARM_UP_SECONDS);
  const { list, health, memory, done } = await underLoad(shop, slowest, token);
  const row = (what: string, times: number[]) => ({
    what,
    calls: times.length,
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p99 ms': percentile(times, 0.99).toFixed(1),
    'slowest ms': (times.at(-1) ?? Number.NaN).toFixed(1),
  });
  const markdown = `Under ${PAGE_CONNECTIONS} connections of pages that are never cached and ${BODY_CONNECTIONS} of the slowest bodies, for ${SECONDS} s:

${table([row('cached list of 24 products', list), row('/healthz', health)])}

Resident memory: ${Math.round(before)} MiB before, at most ${Math.round(memory)} MiB. Responses to the load: ${Object.entries(
    done,
  )
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')}.

The slowest of ${known} bodies of up to ${BODY_LIMIT_BYTES / 1024} KB, one at a time on an idle shop${timed.length < known ? ` (${timed.length} were sent within ${SLOWEST_SECONDS} s)` : ''}:

${table(slowest.map(({ method, url, what, ms }) => ({ route: `${method} ${url}`, body: what.replaceAll('|', '\\|'), ms: ms.toFixed(1) })))}`;
  console.log(markdown);
  writeSection('pressure', markdown);
} finally {
  shop?.kill();
  await shop?.end();
  await cluster.stop();
}
