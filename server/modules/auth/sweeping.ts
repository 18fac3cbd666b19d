import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import { deleteOld } from './repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Deletes what no rule looks at any more: numbers of people who never came back shouldn't stay with the shop. */
export const sweepingJob = ({ db, clock }: AppDeps): Job => ({
  name: 'sweep old codes and tokens',
  everyMs: 10 * MINUTE_MS,
  run: async () => {
    const now = clock.now().getTime();
    await deleteOld(db, {
      // The caps look one hour back.
      sends: new Date(now - HOUR_MS),
      // For a day a late caller still hears that the code has expired, and may ask for a new one.
      sessions: new Date(now - 24 * HOUR_MS),
      tokens: new Date(now),
    });
  },
});
