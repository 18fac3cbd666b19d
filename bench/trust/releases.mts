import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease, findReleaseBefore } from '../../scripts/earlierRelease.mjs';
import type { Scenario } from './scenario.mjs';
import { alternate } from './stage.mjs';
import { underLoad } from './underLoad.mjs';

const BESIDE_MS = { long: 60_000, short: 6_000 };
/** What is under way at a server ends by then. */
const STEPS = 20;

export const releases: Scenario = {
  promise:
    'the release before serves beside this one under load, while this one migrates and after a restart of its own: no request fails, and nothing is lost',
  async run(isLong) {
    const commit = findReleaseBefore();
    if (!commit) return { skipped: 'the checkout has no history with an earlier release' };
    const checkout = mkdtempSync(path.join(tmpdir(), 'vayal-release-'));
    const besideMs = isLong ? BESIDE_MS.long : BESIDE_MS.short;
    try {
      buildRelease(commit, checkout);
      return await underLoad({ checkout }, async (stage, load) => {
        const before = stage.shop;
        const now = await stage.startShop();
        await alternate(stage, [before, now], besideMs);
        stage.shop = now;
        const restarted = await stage.startShop({ checkout });
        await load.steps(STEPS);
        await before.end();
        await alternate(stage, [restarted, now], besideMs);
        stage.shop = now;
        await load.steps(STEPS);
        await restarted.end();
        const failures = Array.from({ length: load.repeated() }, () => 'a request had to be repeated');
        return { tries: load.acknowledged.placed.size, failures };
      });
    } finally {
      rmSync(checkout, { recursive: true, force: true, maxRetries: 3 });
    }
  },
};
