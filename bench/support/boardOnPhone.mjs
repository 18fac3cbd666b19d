/* global document, MutationObserver, requestAnimationFrame -- of the page */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { median, percentile } from '../calls.mjs';

/** The network is that of `npm run bench:page`. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const VISITS = 5;
/** By then all cards are there, and the service worker has stored what the next visit needs. */
const SETTLED_MS = 12_000;
/** A finger scrolls this far between two frames of a fast swipe. */
const STEP_PX = 60;
/** How long no card is added once all are there. */
const QUIET_MS = 3_000;
/** Between two frames of 60 in a second when one is dropped. */
const DROPPED_MS = 25;

/** The board renders most cards while it is idle: a shorter list would end within a frame. @param {import('@playwright/test').Page} page */
const allCards = async (page) => {
  const count = () => page.locator('[data-chosen] article').count();
  for (let before = 0, now = await count(); now > before; [before, now] = [now, await count()]) await sleep(QUIET_MS);
};

/** Scrolls the column that a phone shows from end to end. @param {import('@playwright/test').Page} page */
const framesOf = async (page) => {
  await allCards(page);
  const frames = await page.evaluate(async (step) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const list = document.querySelector('[data-chosen] .scroller');
    if (!list) throw new Error('no column');
    list.scrollTop = 0;
    await frame();
    const between = [];
    for (let last = performance.now(); ;) {
      const before = list.scrollTop;
      list.scrollTop += step;
      await frame();
      const now = performance.now();
      between.push(now - last);
      last = now;
      if (list.scrollTop === before) return between;
    }
  }, STEP_PX);
  frames.sort((a, b) => a - b);
  const dropped = frames.filter((between) => between > DROPPED_MS).length;
  return {
    dropped: `${dropped} of ${frames.length}`,
    ms: `${percentile(frames, 0.5).toFixed(0)}, ${percentile(frames, 0.95).toFixed(0)}`,
  };
};

/**
 * Notes when the frame after the one with the first card begins: until then the card is painted, and it takes a tap. Asking from
 * outside would take a slow phone a second. Runs in the page.
 */
const noteFirstCard = () => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('#root article')) return;
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first card')));
  });
  seen.observe(document, { childList: true, subtree: true });
};

/** Of the first paint and of the first card, in ms. */
const timesOfView = () =>
  ['first-contentful-paint', 'first card'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN);

/**
 * The order board on a slow phone, on a first visit and on later ones; and the time between frames while its list
 * scrolls from end to end.
 * @param {string} url @param {string} token of a staff member
 */
export async function measureBoard(url, token) {
  const profile = mkdtempSync(path.join(tmpdir(), 'vayal-board-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    await context.addInitScript((value) => localStorage.setItem('staffToken', value), token);
    await context.addInitScript(noteFirstCard);
    const visit = async () => {
      const page = await context.newPage();
      await sleep(2_000);
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', NETWORK);
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.goto(`${url}/staff`, { waitUntil: 'commit' });
      await sleep(SETTLED_MS);
      const [viewMs = NaN, usableMs = NaN] = await page.evaluate(timesOfView);
      return { page, client, viewMs, usableMs };
    };
    const first = await visit();
    const later = [];
    let last = first;
    for (let at = 0; at < VISITS; at += 1) {
      await last.page.close();
      last = await visit();
      later.push(last);
    }
    const slowed = await framesOf(last.page);
    await last.client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const unslowed = await framesOf(last.page);
    return {
      'first visit: view, usable ms': `${first.viewMs.toFixed(0)}, ${first.usableMs.toFixed(0)}`,
      'later visits ms': `${median(later.map(({ viewMs }) => viewMs)).toFixed(0)}, ${median(later.map(({ usableMs }) => usableMs)).toFixed(0)}`,
      'frames dropped while scrolling': slowed.dropped,
      'frame p50, p95 ms': slowed.ms,
      'without slowdown: dropped': unslowed.dropped,
      'p50, p95 ms': unslowed.ms,
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  }
}
