import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { call, newAddress } from '../../scripts/attack/client.mjs';
import type { Shop } from '../shop.mjs';
import type { Scenario } from './scenario.mjs';
import { underLoad } from './underLoad.mjs';

const CONNECTIONS = { usual: 10, overload: 400 };
const SECONDS = { long: 60, short: 15 };
const WARM_UP_SECONDS = 3;
const MEASURED_SECONDS = 5;
const TIMEOUT_SECONDS = 30;
const RECOVERY_MS = 10_000;
const PAGES = 10;

let searched = 0;
/** Pages that no cache has. */
const uncached = () => `/search?q=${(++searched * 7919).toString(36)}%20ragi`;

const flood = (shop: Shop, connections: number, seconds: number, rate?: number) =>
  autocannon({
    url: shop.url,
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    ...(rate && { overallRate: rate }),
    requests: [
      { setupRequest: (request) => ({ ...request, path: uncached(), headers: { 'x-forwarded-for': newAddress() } }) },
    ],
  });

export const overload: Scenario = {
  promise:
    'twice as many requests as the shop can answer, for a minute (in the short form 15 s): it answers or sheds, recovers, and loses nothing',
  run: (isLong) =>
    underLoad({ env: { MAX_EVENT_LOOP_DELAY_MS: '1000' } }, async ({ shop }) => {
      // The first pages load the renderer.
      await flood(shop, CONNECTIONS.usual, WARM_UP_SECONDS);
      const { requests: usual } = await flood(shop, CONNECTIONS.usual, MEASURED_SECONDS);
      const rate = Math.ceil(usual.average * 2);
      const during = await flood(shop, CONNECTIONS.overload, isLong ? SECONDS.long : SECONDS.short, rate);
      const shed = during.statusCodeStats?.['503']?.count ?? 0;
      const other = during['5xx'] - shed;
      const failures = Array.from({ length: other }, () => 'a status 5xx that is not 503');
      const recovered = await recoversWithin(shop);
      if (recovered === undefined) failures.push(`no ${PAGES} pages in a row within ${RECOVERY_MS / 1000} s`);
      const note = `${usual.average.toFixed(0)} pages a second are its most, asked for ${rate}; ${during['2xx']} answered, ${shed} shed with 503, ${during.errors} waited longer than ${TIMEOUT_SECONDS} s; recovered in ${((recovered ?? Number.NaN) / 1000).toFixed(1)} s`;
      return { tries: during.requests.sent, failures, note };
    }),
};

/** @returns milliseconds until pages are served in a row again */
async function recoversWithin(shop: Shop): Promise<number | undefined> {
  const began = performance.now();
  for (let inRow = 0; performance.now() - began < RECOVERY_MS;) {
    const { status } = await call(shop, uncached());
    inRow = status === 200 ? inRow + 1 : 0;
    if (inRow === PAGES) return performance.now() - began;
    if (status !== 200) await sleep(100);
  }
  return undefined;
}
