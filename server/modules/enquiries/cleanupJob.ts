import { RETENTION } from '../../../contract/retentionConstants';
import type { AppDeps } from '../../deps';
import { HOUR_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import { yearsBefore } from '../../lib/years';
import { sweep } from './repository';

/** Deletes expired enquiries and the caller hashes of newer ones. */
export const cleanupJob = ({ db, clock }: AppDeps): Job => ({
  name: 'sweep old enquiries',
  everyMs: HOUR_MS,
  run: async () => {
    const now = clock.now();
    await sweep(db, {
      enquiries: yearsBefore(now, RETENTION.enquiries.years),
      callers: new Date(now.getTime() - HOUR_MS),
    });
  },
});
