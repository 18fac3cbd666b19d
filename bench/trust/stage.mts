import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { WEBHOOK_SECRET } from '../../scripts/attack/client.mjs';
import { startPostgres, startStandby, type Postgres } from '../../scripts/postgres.mjs';
import { root } from '../../scripts/prepare.mjs';
import type { OpenDatabase } from '../../server/db/database';
import { NO_TIMEOUTS, openPostgres } from '../../server/db/postgres';
import { setStock } from '../../server/testing/stock';
import { startShop, type Shop } from '../shop.mjs';
import { PACKS } from './load.mjs';

const secretKey = 'a key that every process of a trial shares';
/** More than a load buys. */
const STOCK = 1_000_000;
/** The largest that a window may have. */
const CAPACITY = 1_000;
/** Nothing may expire while a machine is slow, and no cap may end the load. */
const SETTINGS = {
  DEMO: 'true',
  TRUST_PROXY: '1',
  SECRET_KEY: secretKey,
  SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
  PAYMENT_EXPIRY_SECONDS: '86400',
  ORDERS_UNPAID_PER_CUSTOMER: '1000',
  UNPAID_PAISE_PER_CUSTOMER: '1000000000',
  UNPAID_UNITS_PER_PACK: '10000',
  OTP_CAP_PER_PREFIX_HOUR: '10000',
  MAX_EVENT_LOOP_DELAY_MS: '0',
};

export interface Stage {
  cluster: Postgres;
  /** The one that serves; a scenario replaces it when it starts another. */
  shop: Shop;
  /** Another process on the same database. `env`: settings beside those of the stage. */
  startShop(options?: { env?: Record<string, string>; checkout?: string; url?: string }): Promise<Shop>;
  /** Kills the serving process, and starts another. */
  restartShop(): Promise<void>;
  /** A standby that follows a cluster of this stage. */
  startStandby(of: Postgres): Promise<Postgres>;
  /** Ends every connection of the shop to its database, and leads new ones to this cluster. */
  lead(to: Postgres): void;
  /** A connection of the trial's own to the cluster that the shop is led to. */
  withDatabase<T>(use: (database: OpenDatabase) => Promise<T>): Promise<T>;
  temporaryFolder(): string;
  secretKey: string;
}

export interface StageSettings {
  env?: Record<string, string>;
  postgres?: Parameters<typeof startPostgres>[0];
  /** A built one that serves first; by default this one. */
  checkout?: string;
}

/** Customers reach one shop, then the other, and so on, as behind a proxy of two. */
export async function alternate(stage: Stage, shops: readonly [Shop, Shop], ms: number): Promise<void> {
  const until = performance.now() + ms;
  for (let at = 0; performance.now() < until; at += 1) {
    stage.shop = shops[at % 2]!;
    await sleep(TURN_MS);
  }
}
const TURN_MS = 50;

/** A built shop on a PostgreSQL of its own, with the demo's products and much stock. */
export async function onStage(
  { env = {}, postgres = {}, checkout: firstCheckout }: StageSettings,
  play: (stage: Stage) => Promise<void>,
): Promise<void> {
  const folders: string[] = [];
  const shops = new Set<Shop>();
  const cluster = await startPostgres({ fsync: true, ...postgres });
  const clusters = [cluster];
  const proxy = await startProxy(cluster.port);
  let led = cluster;
  const temporaryFolder = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vayal-trust-'));
    folders.push(folder);
    return folder;
  };
  const stage: Omit<Stage, 'shop'> & { shop?: Shop } = {
    cluster,
    temporaryFolder,
    secretKey,
    async startShop({ env: more = {}, checkout, url = cluster.url.replace(/:\d+\//, `:${proxy.port}/`) } = {}) {
      const settings = { ...SETTINGS, DATABASE_URL: url, ...env, ...more };
      const shop = await startShop({ dataDir: temporaryFolder(), env: settings, ...(checkout && { checkout }) });
      shops.add(shop);
      return shop;
    },
    async restartShop() {
      stage.shop?.kill();
      stage.shop = await stage.startShop();
    },
    async startStandby(of) {
      const standby = await startStandby(of);
      clusters.push(standby);
      return standby;
    },
    lead(to) {
      led = to;
      proxy.lead(to.port);
    },
    async withDatabase(use) {
      const database = await openPostgres({ url: led.url, poolSize: 2, root, timeouts: NO_TIMEOUTS });
      try {
        return await use(database);
      } finally {
        await database.close();
      }
    },
  };
  try {
    const shop = await stage.startShop(firstCheckout ? { checkout: firstCheckout } : {});
    await stage.withDatabase(async (database) => {
      for (const pack of PACKS) await setStock(database, pack, STOCK);
      for (const windows of ['delivery_windows', 'delivery_slots'])
        await database.db.execute(sql.raw(`UPDATE ${windows} SET capacity = ${CAPACITY}`));
    });
    await play(Object.assign(stage, { shop }));
  } finally {
    for (const shop of shops) {
      shop.kill();
      await shop.end();
    }
    proxy.close();
    for (const each of clusters) await each.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Stands for the address that moves to another machine when a primary is replaced. */
async function startProxy(to: number) {
  let target = to;
  const sockets = new Set<ReturnType<typeof connect>>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lead(port: number) {
      target = port;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
