// `npm test`: installs what is missing, then the gate and the browser runs. Its last line adds up every runner.
import { ensureChromium } from './chromium.mjs';
import { browserSteps, runGate, verifySteps } from './gate.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const ensure of [ensureChromium, ensurePostgres]) {
  try {
    ensure();
  } catch (error) {
    // What needs it fails too, and everything else still tells how it stands.
    totals.failed += 1;
    console.error(error instanceof Error ? error.message : error);
  }
}
await runGate([...verifySteps, ...browserSteps], totals);
