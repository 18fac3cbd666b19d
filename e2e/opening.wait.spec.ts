import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startPostgres } from '../scripts/postgres.mjs';
import { call } from './support/api';
import { startShop, withTemporaryFolder } from './support/server';

const run = promisify(execFile);
const root = path.resolve(__dirname, '..');
const ALLOWED = { ALLOW_SANDBOX_PAYMENTS: 'yes', ALLOW_CONSOLE_SMS: 'yes' };

test('a shop that is no demo opens only as its operator says, without products, with one key', async () => {
  test.setTimeout(300_000);
  const cluster = await startPostgres();
  try {
    await withTemporaryFolder(async (dataDir) => {
      const shopEnv = { DATABASE_URL: cluster.url, PUBLIC_URL: 'https://shop.example' };
      const start = (env: Record<string, string>) => startShop({ dataDir, env: { ...shopEnv, ...env } });

      await expect(start({})).rejects.toThrow(/ALLOW_SANDBOX_PAYMENTS=yes and ALLOW_CONSOLE_SMS=yes/);

      const shop = await start(ALLOWED);
      for (const setting of Object.keys(ALLOWED)) expect(shop.output()).toContain(`(${setting})`);
      for (const url of ['/', '/categories', '/search?q=ragi', '/faq', '/sitemap.xml', '/checkout']) {
        expect([url, (await fetch(shop.url + url)).status]).toEqual([url, 200]);
      }
      expect((await call(shop, '/homepage/products', { body: {} })).data.items).toEqual([]);

      const other = start({ ...ALLOWED, SECRET_KEY: 'another key, long enough to be one' });
      await expect(other).rejects.toThrow('belongs to another SECRET_KEY');

      const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...shopEnv };
      const seeded = await run(process.execPath, ['scripts/seed.mjs', '--demo'], { cwd: root, env });
      expect(seeded.stdout).toContain("has the demo's products now");
      await shop.end();

      await expect(start(ALLOWED)).rejects.toThrow(/ALLOW_DEMO_SEED=yes/);
      const filled = await start({ ...ALLOWED, ALLOW_DEMO_SEED: 'yes' });
      expect((await call(filled, '/homepage/products', { body: {} })).data.items.length).toBeGreaterThan(0);
      await filled.end();
    });
  } finally {
    await cluster.stop();
  }
});
