// `npm run bench:page`: what a customer's cheap phone sees of the built shop: paints, shifts, blocking and bytes of the first visit and the
// second, the answer to a tap on Add, and Lighthouse's marks. It prints tables and writes them into docs/performance.md; it asserts nothing.
import { chromium, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs';
import { freePort } from '../scripts/ports.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { machine, table, writeSection } from './report.mjs';
import { startShop, type Shop } from './shop.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** The phone: 150 ms away, 1,600 kbit/s down and 750 up, four times slower than this machine. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Nothing more is expected after so long without a call or a long task. */
const QUIET_MS = 2000;

const PAGES = {
  home: '/',
  category: '/categories?id=organic-millets',
  product: '/product/detail?slug=foxtail-millet-thinai',
};

interface Seen {
  fcp: number;
  lcp: number;
  lcpWhat: string;
  cls: number;
  shifts: string[];
  tasks: { startTime: number; duration: number }[];
}
declare global {
  interface Window {
    taps: number[];
  }
}

/** What TypeScript's library does not know of these entries. */
interface Entry extends PerformanceEntry {
  element?: Element;
  url: string;
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element }[];
}

/** Reads what the browser itself has measured and keeps. Nothing of it runs before: that would be felt at the first paint. Runs in the page. */
const read = (): Promise<Seen> => {
  const seen: Seen = { fcp: 0, lcp: 0, lcpWhat: '', cls: 0, shifts: [], tasks: [] };
  const on = (type: string, take: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime;
    seen.lcpWhat = `${element?.tagName.toLowerCase() ?? ''} ${url.split('/').pop() || (element?.textContent ?? '').slice(0, 30)}`;
  });
  on('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    seen.cls += value;
    const node = sources[0]?.node;
    seen.shifts.push(`${value.toFixed(4)} ${node?.nodeName ?? ''}.${node?.className ?? ''}`);
  });
  on('longtask', ({ startTime, duration }) => void seen.tasks.push({ startTime, duration }));
  // The observers hear of it in tasks of their own.
  return new Promise((resolve) => setTimeout(() => resolve(seen), 500));
};

/** Collects from now on how long taps take until something is painted. Runs in the page. */
const watchTaps = (): void => {
  window.taps = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.taps.push(duration))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
};

/** Time over 50 ms of each long task after the first paint. */
const blockingMs = ({ fcp, tasks }: Seen): number =>
  tasks.filter(({ startTime }) => startTime >= fcp).reduce((sum, { duration }) => sum + duration - 50, 0);

/** Waits until no call has been under way and no long task has run for a while. */
async function settled(calls: { open: number; finished: number }): Promise<void> {
  for (;;) {
    const before = calls.finished;
    await sleep(QUIET_MS);
    if (calls.open <= 0 && calls.finished === before) return;
  }
}

/** One page in a browser that has never seen the shop, then again. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-IN' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const calls = { open: 0, finished: 0 };
  const received = new Map<string, { type: string; bytes: number }>();
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    calls.open += 1;
    received.set(requestId, { type: type ?? 'Other', bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    calls.open -= 1;
    calls.finished += 1;
    const entry = received.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  client.on('Network.loadingFailed', () => {
    calls.open -= 1;
    calls.finished += 1;
  });
  const measured = async (): Promise<Seen> => {
    // tsx names functions with a helper that only its own modules have.
    await page.evaluate('globalThis.__name = (it) => it');
    return page.evaluate(read);
  };
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  await page.goto(url, { waitUntil: 'load' });
  await settled(calls);
  const first = await measured();
  const kibOf = (types?: string[]): number =>
    [...received.values()]
      .filter(({ type }) => !types || types.includes(type))
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const bytes = { js: kibOf(['Script']), pictures: kibOf(['Image']), fonts: kibOf(['Font']), all: kibOf() };

  // Home asks for the place first.
  await page.keyboard.press('Escape');
  const add = page.getByRole('button', { name: /^Add / }).first();
  let tapMs = Number.NaN;
  if (await add.isVisible()) {
    await add.scrollIntoViewIfNeeded();
    await settled(calls);
    await page.evaluate(watchTaps);
    await add.tap();
    await sleep(500);
    tapMs = Math.max(0, ...(await page.evaluate(() => window.taps)));
  }

  await page.reload({ waitUntil: 'load' });
  await settled(calls);
  const second = await measured();
  await context.close();
  return { first, second, bytes, tapMs };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (value: number): number => Math.round(value);

async function measurePages(shop: Shop) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const rows = [];
  try {
    for (const [name, where] of Object.entries(PAGES)) {
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, shop.url + where));
      const of = (take: (seen: (typeof visits)[number]) => number): number => median(visits.map(take));
      rows.push({
        page: name,
        'FCP ms': ms(of(({ first }) => first.fcp)),
        'LCP ms': ms(of(({ first }) => first.lcp)),
        'TBT ms': ms(of(({ first }) => blockingMs(first))),
        CLS: of(({ first }) => first.cls).toFixed(3),
        'JS KB': ms(of(({ bytes }) => bytes.js)),
        'pictures KB': ms(of(({ bytes }) => bytes.pictures)),
        'fonts KB': ms(of(({ bytes }) => bytes.fonts)),
        'all KB': ms(of(({ bytes }) => bytes.all)),
        'second visit LCP ms': ms(of(({ second }) => second.lcp)),
        'tap to paint ms': ms(of(({ tapMs }) => tapMs)),
      });
      const first = visits[0]?.first;
      if (first) console.log(`${name}: largest paint ${first.lcpWhat}; shifts ${first.shifts.join(', ') || 'none'}`);
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** Lighthouse's own mobile run, in a Chromium of its own with an empty profile. */
async function measureLighthouse(shop: Shop) {
  const rows = [];
  for (const [name, where] of Object.entries(PAGES)) {
    const port = await freePort();
    const profile = mkdtempSync(path.join(tmpdir(), 'vayal-lighthouse-'));
    const flags = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'];
    const child = spawn(ensureChromium(), [...chromiumArgs, ...flags], { stdio: 'ignore' });
    try {
      while (
        !(await fetch(`http://127.0.0.1:${port}/json/version`).then(
          ({ ok }) => ok,
          () => false,
        ))
      )
        await sleep(50);
      const result = await lighthouse(shop.url + where, { port, logLevel: 'error', output: 'json' });
      if (!result) throw new Error('Lighthouse gave no result.');
      const { categories, audits } = result.lhr;
      const mark = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
      rows.push({
        page: name,
        performance: mark('performance'),
        accessibility: mark('accessibility'),
        'best practices': mark('best-practices'),
        SEO: mark('seo'),
      });
      const failed = Object.values(audits).filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
      );
      if (failed.length > 0) console.log(`${name}: not met: ${failed.map(({ id }) => id).join(', ')}`);
    } finally {
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));
      // Its helpers go a moment after it, and write until then.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    }
  }
  return rows;
}

await ensureBuilt();
console.log(machine());
const cluster = await startPostgres({ fsync: true });
const shop = await startShop({ env: { DATABASE_URL: cluster.url, DEMO: 'true' } });
try {
  // The server's caches are warm, as those of an open shop are; the phone's are not.
  for (const where of Object.values(PAGES)) await fetch(shop.url + where, { headers: { accept: 'text/html' } });
  const pages = await measurePages(shop);
  console.table(pages);
  const marks = await measureLighthouse(shop);
  console.table(marks);
  writeSection(
    'page',
    `A phone: Chromium with 150 ms latency, 1,600/750 kbit/s, CPU ${CPU_SLOWDOWN}× slower, 412×823, cold cache, median of ${RUNS}.

${table(pages)}

Lighthouse 12, mobile:

${table(marks)}`,
  );
} finally {
  await shop.end();
  await cluster.stop();
}
