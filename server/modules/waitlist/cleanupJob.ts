import { RETENTION } from '../../../contract/retentionConstants';
import type { AppDeps } from '../../deps';
import { DAY_MS, HOUR_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import { yearsBefore } from '../../lib/years';
import { sweep } from './repository';

/** Deletes who waited or was told long ago, and the caller hashes of newer ones. */
export const cleanupJob = ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Job => ({
  name: 'sweep the waitlist',
  everyMs: HOUR_MS,
  run: async () => {
    const now = clock.now();
    await sweep(db, {
      waiting: yearsBefore(now, RETENTION.waitlist.years),
      told: new Date(now.getTime() - RETENTION.toldWaitlist.days * DAY_MS),
      callers: new Date(now.getTime() - HOUR_MS),
    });
  },
});
