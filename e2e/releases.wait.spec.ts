import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildRelease, hasRelease, OLDEST_RELEASE } from '../scripts/earlierRelease.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { advanceOrder, countOrders, newCustomer, payOrder, placeOrder } from './support/api';
import { startShop, withTemporaryFolder } from './support/server';

test('the released server works beside this one, on the schema of this one', async () => {
  test.skip(!hasRelease(OLDEST_RELEASE), `the checkout has no history with ${OLDEST_RELEASE}`);
  test.setTimeout(900_000);
  const cluster = await startPostgres();
  try {
    await withTemporaryFolder(async (folder) => {
      const release = path.join(folder, 'release');
      mkdirSync(release);
      buildRelease(OLDEST_RELEASE, release);
      const env = {
        DATABASE_URL: cluster.url,
        DEMO: 'true',
        SECRET_KEY: 'a key that both releases share' + '.'.repeat(9),
      };
      const dataDir = (name: string) => path.join(folder, name);

      // As in a rolling deployment, the old release runs, the new one migrates, and the old one starts once more.
      const before = await startShop({ root: release, dataDir: dataDir('before'), env });
      const customer = await newCustomer(before);
      const early = await placeOrder(before, customer);
      const now = await startShop({ dataDir: dataDir('now'), env });
      const restarted = await startShop({ root: release, dataDir: dataDir('restarted'), env });

      for (const [shop, other] of [
        [before, now],
        [now, restarted],
        [restarted, now],
      ] as const) {
        const order = await placeOrder(shop, customer);
        await payOrder(other, order);
        await advanceOrder(shop, order, 2);
        expect((await fetch(`${shop.url}/`)).status).toBe(200);
      }
      await payOrder(now, early);
      expect(await countOrders(before, customer)).toBe(4);
      expect(await countOrders(now, customer)).toBe(4);
      await Promise.all([before, now, restarted].map((shop) => shop.end()));
    });
  } finally {
    await cluster.stop();
  }
});
