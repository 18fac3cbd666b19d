import { ensureChromium } from '../../scripts/chromium.mjs';
import { ensureBuilt } from '../../scripts/prepare.mjs';

/** What every browser run needs. Stories look at storybook-static/, which `npm run build-storybook` makes. */
export default async function globalSetup() {
  ensureChromium();
  await ensureBuilt();
}
