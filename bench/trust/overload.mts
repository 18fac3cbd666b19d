import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../scripts/attack/client.mjs';
import { median } from '../calls.mjs';
import type { Shop } from '../shop.mjs';
import type { Scenario } from './scenario.mjs';
import { underLoad } from './underLoad.mjs';

const SECONDS = { long: 60, short: 15 };
const WARM_UP_SECONDS = 3;
const MEASURED_SECONDS = 5;
/** Enough to keep the shop busy while each waits. */
const VISITORS = 40;
/** Where none is shed, other programs slowed the measurement of what the shop can do. Small steps stay near twice as many. */
const STEPS = 5;
const STEP = 1.4;
const RECOVERY_MS = 10_000;
const IN_A_ROW = 10;
/** Once it is over, calls take no longer than so many times what they took before. */
const SLOWER = 3;

let made = 0;
/** No cache has it. */
const text = () => `${(++made * 7919).toString(36)} ragi`;

interface Kind {
  name: string;
  request(): { path: string; body?: object };
  /** A response by which the shop spares itself the work, beside a 503 with Retry-After. */
  isShed(data: unknown): boolean;
}

const KINDS: Kind[] = [
  {
    name: 'pages',
    request: () => ({ path: `/search?q=${encodeURIComponent(text())}` }),
    // The visitor's browser renders it.
    isShed: (page) => String(page).includes('<div id="root"></div>'),
  },
  {
    name: 'searches',
    request: () => ({ path: '/api/web/homepage/products', body: { search: text() } }),
    isShed: () => false,
  },
];

const [SERVED, SHED] = ['served', 'shed'];

async function ask(shop: Shop, { name, request, isShed }: Kind) {
  const { path, body } = request();
  const { status, ms, data, retryAfter } = await call(shop, path, body ? { body } : {});
  if (status === 200) return { ms, outcome: isShed(data) ? SHED : SERVED };
  return { ms, outcome: status === 503 && retryAfter ? SHED : `${name}: status ${status}` };
}

/** @returns how many a second are served to visitors who wait for each */
async function mostOf(shop: Shop, kind: Kind, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let served = 0;
  const visit = async () => {
    while (performance.now() < until) if ((await ask(shop, kind)).outcome === SERVED) served += 1;
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return served / seconds;
}

/** Asks at a steady rate, however many wait. */
async function flood(shop: Shop, kind: Kind, rate: number, seconds: number) {
  const asked: ReturnType<typeof ask>[] = [];
  const began = performance.now();
  while (asked.length < rate * seconds) {
    const due = ((performance.now() - began) / 1_000) * rate;
    while (asked.length < due) asked.push(ask(shop, kind));
    await sleep(5);
  }
  const answers = await Promise.all(asked);
  const count = (wanted: string) => answers.filter(({ outcome }) => outcome === wanted).length;
  return {
    rate,
    tries: answers.length,
    served: count(SERVED),
    shed: count(SHED),
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
    failures: answers.map(({ outcome }) => outcome).filter((outcome) => outcome !== SERVED && outcome !== SHED),
  };
}

/** @returns what it takes in ms, one after the other; undefined when one is not served */
async function calmMs(shop: Shop, kind: Kind): Promise<number | undefined> {
  const times: number[] = [];
  while (times.length < IN_A_ROW) {
    const { outcome, ms } = await ask(shop, kind);
    if (outcome !== SERVED) return undefined;
    times.push(ms);
  }
  return median(times);
}

async function overloadWith(kind: Kind, shop: Shop, isLong: boolean) {
  const { name } = kind;
  // The first calls load the renderer.
  await mostOf(shop, kind, WARM_UP_SECONDS);
  const most = await mostOf(shop, kind, MEASURED_SECONDS);
  const before = (await calmMs(shop, kind)) ?? Number.NaN;
  const seconds = isLong ? SECONDS.long : SECONDS.short;
  let during = await flood(shop, kind, Math.ceil(most * 2), seconds);
  for (let left = STEPS; left > 0 && during.shed === 0; left -= 1)
    during = await flood(shop, kind, Math.ceil(during.rate * STEP), seconds);

  const began = performance.now();
  let after = await calmMs(shop, kind);
  const isBack = () => after !== undefined && after <= before * SLOWER;
  while (!isBack() && performance.now() - began < RECOVERY_MS) {
    await sleep(100);
    after = await calmMs(shop, kind);
  }
  const recoverySeconds = (performance.now() - began) / 1_000;
  const ratio = (after ?? Number.NaN) / before;
  const { rate, tries, served, shed, slowestMs, failures } = during;
  if (shed === 0) failures.push(`${name}: none was shed`);
  if (!isBack()) failures.push(`${name}: they take ${ratio.toFixed(1)} times what they took before`);
  const note =
    `${most.toFixed(0)} ${name} a second are its most, asked for ${rate}: ${served} served, ${shed} shed, the slowest after ${(slowestMs / 1_000).toFixed(1)} s; ` +
    `${recoverySeconds.toFixed(1)} s later ${IN_A_ROW} in a row took ${ratio.toFixed(2)} of the time before`;
  return { tries, failures, note };
}

export const overload: Scenario = {
  promise:
    'twice as many requests as the shop can answer, for a minute (in the short form 15 s): it sheds what is too much, is soon as fast as before, and loses nothing',
  run: (isLong) =>
    underLoad(
      { env: { MAX_EVENT_LOOP_DELAY_MS: '1000', SEARCH_CAP_PER_CALLER_MINUTE: '1000000' } },
      async ({ shop }) => {
        const outcomes = [];
        for (const kind of KINDS) outcomes.push(await overloadWith(kind, shop, isLong));
        return {
          tries: outcomes.reduce((sum, { tries }) => sum + tries, 0),
          failures: outcomes.flatMap(({ failures }) => failures),
          note: outcomes.map(({ note }) => note).join('. '),
        };
      },
    ),
};
