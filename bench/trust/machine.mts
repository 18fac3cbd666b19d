import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newCustomer, order } from '../../scripts/attack/client.mjs';
import { ensureProgram } from '../../scripts/debian.mjs';
import { call } from '../calls.mjs';
import { startShop } from '../shop.mjs';
import { ask } from './ask.mjs';
import type { Scenario } from './scenario.mjs';
import { alternate } from './stage.mjs';
import { underLoad } from './underLoad.mjs';

/** Room for a new database, its log and little more. */
const DISK = '400m';
const FULL_MS = { long: 20_000, short: 5_000 };

const disk: Scenario = {
  promise:
    "the database's disk is full under load: nothing acknowledged is lost, and the shop goes on once there is room",
  async run(isLong) {
    const folder = mkdtempSync(path.join(tmpdir(), 'vayal-full-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=1777`, 'tmpfs', folder], { stdio: 'pipe' });
    } catch {
      rmSync(folder, { recursive: true });
      return { skipped: 'only root may mount a small file system' };
    }
    try {
      const postgres = { parent: folder, settings: { max_wal_size: '64MB', min_wal_size: '32MB' } };
      return await underLoad({ postgres }, async ({ cluster }, load) => {
        await load.steps(10);
        const filler = path.join(folder, 'filler');
        fill(filler);
        await sleep(isLong ? FULL_MS.long : FULL_MS.short);
        rmSync(filler);
        // PostgreSQL ends when its log has no room, and its operator starts it again.
        const isUp = await ask(cluster.url, 'SELECT 1').catch(() => undefined);
        if (!isUp) {
          await cluster.kill();
          await cluster.restart();
        }
        return { tries: 1, note: isUp ? 'PostgreSQL went on' : 'PostgreSQL had ended, and was started again' };
      });
    } finally {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    }
  },
};

/** Writes until the disk is full. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  for (let size = 2 ** 20; size >= 4_096; size /= 2) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch {
      // Smaller pieces may still fit.
    }
  }
  closeSync(descriptor);
}

function findFaketime(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const folders = readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name, 'faketime/libfaketime.so.1'));
  return folders.find((file) => existsSync(file));
}

const clock: Scenario = {
  promise:
    'a server whose clock is an hour ahead or behind serves beside a right one under load: no order fails or is lost',
  async run(isLong) {
    ensureProgram('faketime');
    const library = findFaketime();
    if (!library) return { skipped: 'libfaketime is not installed' };
    // The usual lifetime of an unpaid order, which another's clock may end.
    const env = { PAYMENT_EXPIRY_SECONDS: '900' };
    return underLoad({ env }, async (stage, load) => {
      const right = stage.shop;
      for (const hour of ['+1h', '-1h']) {
        const wrong = await stage.startShop({ env: { LD_PRELOAD: library, FAKETIME: hour, DONT_FAKE_MONOTONIC: '1' } });
        await alternate(stage, [wrong, right], isLong ? 60_000 : 6_000);
        stage.shop = right;
        await load.steps(CUSTOMERS_STEPS);
        await wrong.end();
      }
      return { tries: 2 };
    });
  },
};

/** What is under way at the other server ends by then. */
const CUSTOMERS_STEPS = 20;

const folder: Scenario = {
  promise:
    'a second process on one PGlite folder is turned away, and after `kill -9` of the first the next one goes on',
  async run(isLong) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'vayal-trust-'));
    const tries = isLong ? 5 : 1;
    const failures: string[] = [];
    const env = { TRUST_PROXY: '1' };
    let shop = await startShop({ dataDir, env });
    try {
      const customer = await newCustomer(shop);
      for (let turn = 0; turn < tries; turn += 1) {
        const placed = await order(shop, customer, 2 + turn);
        const second = await startShop({ dataDir, env }).catch((error: unknown) => error as Error);
        if (!(second instanceof Error)) {
          failures.push('a second process started');
          await second.end();
        } else if (!second.message.includes('already running on the data folder')) failures.push(second.message);
        shop.kill();
        await shop.end();
        shop = await startShop({ dataDir, env });
        const { data } = await call(shop, '/order/history', { token: customer.token });
        const ids = data.items.map(({ orderId }: { orderId: string }) => orderId);
        if (!ids.includes(placed.data.orderId)) failures.push('an acknowledged order is lost');
      }
      return { tries, failures };
    } finally {
      await shop.end();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    }
  },
};

export const machineFaults = [disk, clock, folder];
