import { ensureChromium } from '../../scripts/chromium.mjs';
import { ensureBuilt } from '../../scripts/prepare.mjs';

/** What every browser run needs. Stories run on storybook-static/, built by `npm run build-storybook`. */
export default async function globalSetup() {
  ensureChromium();
  await ensureBuilt();
}
