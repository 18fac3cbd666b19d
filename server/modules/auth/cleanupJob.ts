import type { AppDeps } from '../../deps';
import { DAY_MS, HOUR_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import { deleteOld } from './repository';

const EVERY_MS = 600_000;

/** Longer than any login lasts unused. */
const BROWSER_DAYS = 400;

export const cleanupJob = ({ config, db, clock }: Pick<AppDeps, 'config' | 'db' | 'clock'>): Job => ({
  name: 'sweep old codes and tokens',
  everyMs: EVERY_MS,
  run: async () => {
    const now = clock.now().getTime();
    await deleteOld(db, {
      now: new Date(now),
      // The window of the caps.
      sends: new Date(now - HOUR_MS),
      // They stay for a day, so that late callers learn of the expiry.
      sessions: new Date(now - DAY_MS),
      browsers: new Date(now - BROWSER_DAYS * DAY_MS),
      tokens: new Date(now - config.tokenMaxDays * DAY_MS),
    });
  },
});
