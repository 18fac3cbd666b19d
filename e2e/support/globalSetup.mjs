import { execFileSync } from 'node:child_process';
import { ensureBuilt } from '../../scripts/prepare.mjs';

/** What every browser run needs. Stories run on storybook-static/, built by `npm run build-storybook`. */
export default async function globalSetup() {
  // In a process of its own: newer versions of Node would share what the configuration has loaded in Playwright's way.
  execFileSync(process.execPath, ['scripts/test-setup.mjs'], { stdio: 'inherit' });
  await ensureBuilt();
}
