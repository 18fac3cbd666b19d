import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startPostgres } from '../scripts/postgres.mjs';
import { advanceOrder, countOrders, newCustomer, payOrder, placeOrder } from './support/api';
import { startShop, withTemporaryFolder } from './support/server';

const root = path.resolve(__dirname, '..');
/** Release 0.2.0, the first whose schema later ones may only extend (ADR 22). */
const RELEASE = process.env.RELEASED_TAG ?? '6c3e685e53d86fc90b90f7fc14a6ce06ce3bdd18';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

function isReleased(): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${RELEASE}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Builds a release's server in `folder`, with its own packages when its lockfile differs from this one's. Its pages refer to this client's files. */
function buildRelease(folder: string): void {
  const archive = path.join(folder, 'release.tar');
  git('archive', '--output', archive, RELEASE);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const hasSamePackages = git('diff', '--name-only', RELEASE, '--', 'package-lock.json') === '';
  if (hasSamePackages) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-progress'], { cwd: folder, stdio: 'pipe' });
  execFileSync(process.execPath, ['scripts/build-server.mjs'], { cwd: folder, stdio: 'pipe' });
  if (!existsSync(path.join(folder, 'dist/server/main.mjs'))) throw new Error(`${RELEASE} built no server`);
  symlinkSync(path.join(root, 'dist/client'), path.join(folder, 'dist/client'));
}

test('the released server works beside this one, on the schema of this one', async () => {
  test.skip(!isReleased(), `the checkout has no history with ${RELEASE}`);
  test.setTimeout(900_000);
  const cluster = await startPostgres();
  try {
    await withTemporaryFolder(async (folder) => {
      const release = path.join(folder, 'release');
      mkdirSync(release);
      buildRelease(release);
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
