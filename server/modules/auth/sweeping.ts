import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import { deleteOld } from './repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Deletes numbers that no rule needs any more. */
export const sweepingJob = ({ db, clock }: AppDeps): Job => ({
  name: 'sweep old codes and tokens',
  everyMs: 10 * MINUTE_MS,
  run: async () => {
    const now = clock.now().getTime();
    await deleteOld(db, {
      // Caps cover the last hour.
      sends: new Date(now - HOUR_MS),
      // For a day, a late caller still learns that the code has expired.
      sessions: new Date(now - 24 * HOUR_MS),
      tokens: new Date(now),
    });
  },
});
