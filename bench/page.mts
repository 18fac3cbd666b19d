// `npm run bench:page`: paint, layout shift, blocking time and bytes on a slow phone, plus Lighthouse scores. Writes
// into docs/performance.md.
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs';
import { freePort } from '../scripts/ports.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { machine, table, writeSection } from './report.mjs';
import { against, startShop, type Shop } from './shop.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** 150 ms latency, 1,600 kbit/s down, 750 up, CPU 4× slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** When the server recompresses a cached page, and how long that may take. */
const RECOMPRESS_AFTER_MS = 60_000;
const RECOMPRESS_MS = 3_000;
/** Chromium opens a new window asynchronously (docs/decisions/0021). */
const WINDOW_MS = 2000;
/** How long to wait after the last request or long task. */
const QUIET_MS = 2000;

const PAGES = {
  home: '/',
  category: '/categories?id=organic-millets',
  product: '/product/detail?slug=foxtail-millet-thinai',
};

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface PageMetrics {
  fcp: number;
  /** The first LCP candidate other than the shop's name (docs/decisions/0019); NaN without any. */
  own: number;
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

/** Missing in TypeScript's library. */
interface Entry extends PerformanceEntry {
  element?: Element;
  url: string;
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element }[];
}

/**
 * Reads the browser's own performance entries afterwards, because observers would delay first paint. Runs in the page.
 */
const read = (): Promise<PageMetrics> => {
  const metrics: PageMetrics = { fcp: 0, own: Number.NaN, lcp: 0, lcpWhat: '', cls: 0, shifts: [], tasks: [] };
  const on = (type: string, take: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element, url }) => {
    metrics.lcp = startTime;
    if (Number.isNaN(metrics.own) && element && element !== document.body) metrics.own = startTime;
    metrics.lcpWhat = `${element?.tagName.toLowerCase() ?? ''} ${url.split('/').pop() || (element?.textContent ?? '').slice(0, 30)}`;
  });
  on('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    metrics.cls += value;
    const node = sources[0]?.node;
    metrics.shifts.push(`${value.toFixed(4)} ${node?.nodeName ?? ''}.${node?.className ?? ''}`);
  });
  on('longtask', ({ startTime, duration }) => void metrics.tasks.push({ startTime, duration }));
  // Observers are notified in their own tasks.
  return new Promise((resolve) => setTimeout(() => resolve(metrics), 500));
};

/** Records the latency from taps to the next paint. Runs in the page. */
const watchTaps = (): void => {
  window.taps = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.taps.push(duration))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
};

/** Computes the total blocking time. */
const blockingMs = ({ fcp, tasks }: PageMetrics): number =>
  tasks.filter(({ startTime }) => startTime >= fcp).reduce((sum, { duration }) => sum + duration - 50, 0);

async function waitUntilIdle(calls: { open: number; finished: number }): Promise<void> {
  for (;;) {
    const before = calls.finished;
    await sleep(QUIET_MS);
    if (calls.open <= 0 && calls.finished === before) return;
  }
}

async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  // A desktop Chromium loads pages of its own for the address bar: wait for them.
  await sleep(WINDOW_MS);
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
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return {
    page,
    settle: () => waitUntilIdle(calls),
    /** Measures the page that `arrive` opens. */
    measure: async (arrive: () => Promise<unknown>): Promise<PageMetrics> => {
      await arrive();
      await waitUntilIdle(calls);
      // tsx wraps functions in a helper that is missing in the page.
      await page.evaluate('globalThis.__name = (it) => it');
      return page.evaluate(read);
    },
    kibOf: (types?: string[]): number =>
      [...received.values()]
        .filter(({ type }) => !types || types.includes(type))
        .reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
  };
}

/** NaN on a page without Add. */
async function tapOnAdd({ page, settle }: Awaited<ReturnType<typeof openTab>>): Promise<number> {
  // Home opens the location prompt.
  await page.keyboard.press('Escape');
  const add = page.getByRole('button', { name: /^Add / }).first();
  if (!(await add.isVisible())) return Number.NaN;
  await add.scrollIntoViewIfNeeded();
  await settle();
  await page.evaluate(watchTaps);
  await add.tap();
  await sleep(500);
  return Math.max(0, ...(await page.evaluate(() => window.taps)));
}

/** Each has its own process, so that no page finds another's caches. */
async function withBrowser<Result>(use: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    return await use(await browser.newContext({ ...PHONE, locale: 'en-IN' }));
  } finally {
    await browser.close();
  }
}

const firstVisit = (context: BrowserContext, url: string): Promise<PageMetrics> =>
  openTab(context).then(({ page, measure }) => measure(() => page.goto(url)));

/** A first visit, a second one in another tab while the service worker runs, and a reload. */
async function visit(context: BrowserContext, url: string) {
  const tab = await openTab(context);
  const first = await tab.measure(() => tab.page.goto(url));
  const bytes = {
    js: tab.kibOf(['Script']),
    pictures: tab.kibOf(['Image']),
    fonts: tab.kibOf(['Font']),
    all: tab.kibOf(),
  };
  const tapMs = await tapOnAdd(tab);
  await tab.page.close();
  const nextTab = await openTab(context);
  const second = await nextTab.measure(() => nextTab.page.goto(url));
  const reloaded = await nextTab.measure(() => nextTab.page.reload());
  return { first, second, reloaded, bytes, tapMs };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (value: number): number | string => (Number.isNaN(value) ? '–' : Math.round(value));

/** A page of one heading as the baseline for browser, network and machine. */
async function startFloor(): Promise<{ url: string; end: () => void }> {
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>Vayal</h1>';
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, end: () => server.close() };
}

/** Interleaves the pages, so that noise affects all alike. */
async function measurePages(shop: Shop) {
  const floor = await startFloor();
  const urls: Record<string, string> = { 'one heading': floor.url };
  for (const [name, where] of Object.entries(PAGES)) urls[name] = shop.url + where;
  const visits = new Map<string, Awaited<ReturnType<typeof visit>>[]>();
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const [name, url] of Object.entries(urls))
        visits.set(name, [...(visits.get(name) ?? []), await withBrowser((context) => visit(context, url))]);
  } finally {
    floor.end();
  }
  const heading = visits.get('one heading') ?? [];
  const [headingFcp, headingLcp] = [
    median(heading.map(({ first }) => first.fcp)),
    median(heading.map(({ first }) => first.lcp)),
  ];
  return [...visits].map(([page, all]) => {
    const of = (take: (metrics: (typeof all)[number]) => number): number => median(all.map(take));
    const first = all[0]?.first;
    if (first) console.log(`${page}: largest paint ${first.lcpWhat}; shifts ${first.shifts.join(', ') || 'none'}`);
    return {
      page,
      'FCP ms': ms(of(({ first }) => first.fcp)),
      '× heading': (of(({ first }) => first.fcp) / headingFcp).toFixed(2),
      'first content ms': ms(of(({ first }) => first.own)),
      'LCP ms': ms(of(({ first }) => first.lcp)),
      '× heading ': (of(({ first }) => first.lcp) / headingLcp).toFixed(2),
      'TBT ms': ms(of(({ first }) => blockingMs(first))),
      CLS: of(({ first }) => first.cls).toFixed(3),
      'JS KB': ms(of(({ bytes }) => bytes.js)),
      'pictures KB': ms(of(({ bytes }) => bytes.pictures)),
      'fonts KB': ms(of(({ bytes }) => bytes.fonts)),
      'total KB': ms(of(({ bytes }) => bytes.all)),
      'second visit LCP ms': ms(of(({ second }) => second.lcp)),
      'reload LCP ms': ms(of(({ reloaded }) => reloaded.lcp)),
      'tap to paint ms': ms(of(({ tapMs }) => tapMs)),
    };
  });
}

/** First visits to this shop and another one, in turns. */
async function compare(there: Shop, here: Shop): Promise<void> {
  const floor = await startFloor();
  const urls = Object.entries(PAGES).flatMap(([page, where]) => [
    { page, checkout: 'there', url: there.url + where },
    { page, checkout: 'here', url: here.url + where },
  ]);
  const rows = [{ page: 'one heading', checkout: '–', url: floor.url }, ...urls].map((row) => ({
    ...row,
    all: [] as PageMetrics[],
  }));
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const { url, all } of rows) all.push(await withBrowser((context) => firstVisit(context, url)));
  } finally {
    floor.end();
  }
  const fcp = (all: PageMetrics[]): number => median(all.map((metrics) => metrics.fcp));
  const lcp = (all: PageMetrics[]): number => median(all.map((metrics) => metrics.lcp));
  const heading = rows[0]?.all ?? [];
  console.log(`${machine()}; ${path.basename(ensureChromium())}, a process per visit, medians of ${RUNS} in turns\n`);
  console.log(
    table(
      rows.map(({ page, checkout, all }) => ({
        page,
        checkout,
        'FCP ms': ms(fcp(all)),
        '× heading': (fcp(all) / fcp(heading)).toFixed(2),
        'LCP ms': ms(lcp(all)),
        '× heading ': (lcp(all) / lcp(heading)).toFixed(2),
        'TBT ms': ms(median(all.map(blockingMs))),
        CLS: median(all.map(({ cls }) => cls)).toFixed(3),
      })),
    ),
  );
}

async function auditOnce(url: string): Promise<LighthouseResult> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'vayal-lighthouse-'));
  const flags = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'];
  // A process group: Debian's program is a script that starts the browser, which would outlive it.
  const child = spawn(ensureChromium(), [...chromiumArgs, ...flags], { stdio: 'ignore', detached: true });
  try {
    while (
      !(await fetch(`http://127.0.0.1:${port}/json/version`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(50);
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    if (!result) throw new Error('Lighthouse gave no result.');
    return result.lhr;
  } finally {
    const closed = new Promise((resolve) => child.once('close', resolve));
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await closed;
    // Helper processes write to the profile for a moment; leftovers must not lose the results.
    try {
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    } catch (error) {
      console.warn(`${profile} stays: ${String(error)}`);
    }
  }
}

async function measureLighthouse(shop: Shop) {
  const results = new Map<string, LighthouseResult[]>();
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, where] of Object.entries(PAGES))
      results.set(name, [...(results.get(name) ?? []), await auditOnce(shop.url + where)]);
  return [...results].map(([page, all]) => {
    const mark = (id: string): number =>
      median(all.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)));
    const unmet = new Set(
      all.flatMap(({ audits }) =>
        Object.values(audits)
          .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
          .map(({ id }) => id),
      ),
    );
    if (unmet.size > 0) console.log(`${page}: not met: ${[...unmet].join(', ')}`);
    return {
      page,
      performance: mark('performance'),
      accessibility: mark('accessibility'),
      'best practices': mark('best-practices'),
      SEO: mark('seo'),
    };
  });
}

/** The server's caches are warm and pages recompressed, as in production; the phone's cache is cold. */
async function warmUp(...shops: Shop[]): Promise<void> {
  for (const pauseMs of [0, RECOMPRESS_AFTER_MS]) {
    await sleep(pauseMs);
    for (const { url } of shops)
      for (const where of Object.values(PAGES)) {
        const response = await fetch(url + where, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
        await response.arrayBuffer();
        await sleep(RECOMPRESS_MS);
      }
  }
}

await ensureBuilt();
console.log(machine());
if (against) {
  const settings = { env: { DEMO: 'true' } };
  const [there, here] = [await startShop({ ...settings, checkout: against }), await startShop(settings)];
  try {
    await warmUp(there, here);
    await compare(there, here);
  } finally {
    await Promise.all([there.end(), here.end()]);
  }
} else await report();

async function report(): Promise<void> {
  const cluster = await startPostgres({ fsync: true });
  const shop = await startShop({ env: { DATABASE_URL: cluster.url, DEMO: 'true' } });
  try {
    await warmUp(shop);
    const pages = await measurePages(shop);
    console.table(pages);
    const marks = await measureLighthouse(shop);
    console.table(marks);
    writeSection(
      'page',
      `A phone: ${path.basename(ensureChromium())} with 150 ms latency, 1,600/750 kbit/s, CPU ${CPU_SLOWDOWN}× slower, 412×823, cold cache, each visit in a browser process of its own and its first tab, median of ${RUNS} in turns. The second visit uses another tab while the service worker runs. "One heading" is the baseline: a page of one heading. The first paint (FCP) shows the shop's name; first content is the first LCP candidate from the page itself.

${table(pages)}

Lighthouse 12, mobile, median of ${RUNS}:

${table(marks)}`,
    );
  } finally {
    await shop.end();
    await cluster.stop();
  }
}
