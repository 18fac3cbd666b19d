import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startShop } from '../../bench/shop.mjs';
import { root } from '../prepare.mjs';
import { watching, WEBHOOK_SECRET } from './client.mjs';
import * as logins from './logins.mjs';
import * as money from './money.mjs';
import * as requests from './requests.mjs';

/** @typedef {import('./client.mjs').Target} Target */
/** @typedef {import('./money.mjs').Query} Query */
/** @typedef {{ attack: string, tries: number, through: number, slowestMs: number | undefined }} Row */
/** @typedef {{ tries: number, through: number | ((query: Query) => Promise<number>), slowestMs?: number }} Outcome */
/**
 * @typedef {object} Place where the attacked shop stores its data
 * @property {Record<string, string>} env
 * @property {(dataDir: string) => Promise<{ query: Query, close: () => Promise<void> }>} open after the shop has closed
 */

/** @type {Record<string, (target: Target) => Promise<Outcome>>} Those that take all codes or all stock come late. */
const ATTACKS = {
  'a path like /\\evil.com': requests.foreignHosts,
  'a history cursor of the year 33658': requests.impossibleCursors,
  'the worst bodies': requests.worstBodies,
  'second transfers to an order': money.secondTransfers,
  'paying twice at once': money.payingTwiceAtOnce,
  'one coupon in many orders': money.redeemingOften,
  'holding the whole stock unpaid': money.holdingStock,
  'forged X-Forwarded-For hops': logins.forgedHops,
  'probing unknown numbers': logins.probingNumbers,
  'guessing codes': logins.guessingCodes,
  'locking out an owner': logins.lockingOut,
  'locking out staff': logins.lockingOutStaff,
  'deciding alone what needs another person': logins.decidingAlone,
  '200 connections of uncached pages': requests.pagesPastTheCache,
  'slow bodies': requests.slowBodies,
  'silent connections, more than the cap': requests.silentConnections,
};

const SETTINGS = {
  DEMO: 'true',
  TRUST_PROXY: '1',
  OTP_CAP_PER_CALLER_HOUR: String(logins.CALLER_CAP),
  // The shop's own cap would pause the customers of later attacks.
  OTP_WRONG_TOTAL_HOUR: '10000',
  OTP_CAP_PER_PREFIX_HOUR: '10000',
  MAX_EVENT_LOOP_DELAY_MS: '0',
  REQUEST_TIMEOUT_SECONDS: String(requests.REQUEST_TIMEOUT_SECONDS),
  HEADERS_TIMEOUT_SECONDS: String(requests.REQUEST_TIMEOUT_SECONDS),
  SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
};
const newKey = () => randomBytes(32).toString('hex');

/**
 * @param {Place} place
 * @param {{ isShort: boolean, onRow?: (row: Row) => void }} options
 * @returns {Promise<Row[]>}
 */
export async function attack({ env, open }, { isShort, onRow = () => undefined }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vayal-attack-'));
  const settings = { ...SETTINGS, SECRET_KEY: newKey(), ...env };
  /** @type {Row[]} */
  const rows = [];
  const report = (/** @type {Row} */ row) => {
    rows.push(row);
    onRow(row);
  };
  try {
    const shop = await startShop({ dataDir, env: settings });
    const addStaff = (/** @type {string} */ mobileNumber, /** @type {number} */ role) =>
      runStaff(dataDir, 'add', mobileNumber, '--role', String(role), '--name', 'Mani');
    /** @type {[name: string, outcome: Outcome, slowestMs: number][]} */
    const unverified = [];
    try {
      for (const [name, run] of Object.entries(ATTACKS)) {
        const { result, slowestMs: seenMs } = await watching(shop, () => run({ shop, addStaff, isShort }));
        const { tries, through, slowestMs = seenMs } = result;
        if (typeof through === 'number') report({ attack: name, tries, through, slowestMs });
        else unverified.push([name, result, slowestMs]);
      }
    } finally {
      await shop.end();
    }

    const database = await open(dataDir);
    for (const [name, { tries, through }, slowestMs] of unverified) {
      const count = typeof through === 'number' ? through : await through(database.query);
      report({ attack: name, tries, through: count, slowestMs });
    }
    await database.close();

    const otherKey = { ...settings, SECRET_KEY: newKey() };
    report(await opening('another SECRET_KEY on the same database', dataDir, 'another SECRET_KEY', [otherKey]));
    const real = { ...settings, PUBLIC_URL: 'https://shop.example' };
    report(
      await opening('simulated payments outside a demo', dataDir, 'ALLOW_SANDBOX_PAYMENTS=yes', [
        { ...real, DEMO: 'false' },
        { ...real, DEMO: 'no', ALLOW_CONSOLE_SMS: 'yes', ALLOW_DEMO_SEED: 'yes' },
        ...(env.DATABASE_URL === undefined ? [] : [without(real, 'DEMO')]),
      ]),
    );
    return rows;
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** @param {string} dataDir @param {string[]} args */
async function runStaff(dataDir, ...args) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['scripts/staff.mjs', ...args], { cwd: root, env });
}

/**
 * Starts that should be rejected.
 *
 * @param {string} name @param {string} dataDir @param {string} reason @param {Record<string, string>[]} envs
 * @returns {Promise<Row>}
 */
async function opening(name, dataDir, reason, envs) {
  let through = 0;
  for (const env of envs) {
    const shop = await startShop({ dataDir, env }).catch((/** @type {Error} */ error) => {
      if (!error.message.includes(reason)) throw error;
    });
    if (!shop) continue;
    through += 1;
    await shop.end();
  }
  return { attack: name, tries: envs.length, through, slowestMs: undefined };
}

/** @param {Record<string, string>} settings @param {string} name */
const without = (settings, name) => Object.fromEntries(Object.entries(settings).filter(([other]) => other !== name));

/** @param {Row} row */
export const formatRow = ({ attack: name, tries, through, slowestMs }) =>
  [
    name.padEnd(42),
    String(tries).padStart(5),
    (through === 0 ? 'held' : `GOT THROUGH ${through} of ${tries}`).padEnd(26),
    slowestMs === undefined ? '' : `${Math.round(slowestMs).toLocaleString('en')} ms`.padStart(9),
  ].join('  ');

export const HEADING = ['attack'.padEnd(42), 'tries', 'what got through'.padEnd(26), 'slowest response to others'].join(
  '  ',
);

/** @type {Place} */
export const onPglite = {
  env: {},
  async open(dataDir) {
    const [{ PGlite }, { pg_trgm }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
    ]);
    const client = await PGlite.create({ dataDir: path.join(dataDir, 'pglite'), extensions: { pg_trgm } });
    return {
      query: async (sql) => (await client.query(sql)).rows.map((row) => /** @type {{ count: number }} */ (row)),
      close: () => client.close(),
    };
  },
};

/** @param {string} url @returns {Place} */
export const onPostgres = (url) => ({
  env: { DATABASE_URL: url },
  async open() {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return { query: async (sql) => (await client.query(sql)).rows, close: () => client.end() };
  },
});
