import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from '../../bench/shop.mjs';
import { ensureBuilt } from '../../scripts/prepare.mjs';

/** Prepares what every browser run needs. Stories run on storybook-static/, built by `npm run build-storybook`. */
export default async function globalSetup() {
  // It runs in a process of its own: newer versions of Node would share what the configuration has loaded in
  // Playwright's way.
  execFileSync(process.execPath, ['scripts/test-setup.mjs'], { stdio: 'inherit' });
  // Stories alone need no shop.
  if (process.env.STORIES !== undefined) return;
  await ensureBuilt();
  // Shops copy this data folder, because seeding one takes three times as long as starting on it.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vayal-seeded-'));
  const shop = await startShop({ dataDir });
  await shop.end();
  process.env.SEEDED_DATA_DIR = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
}
