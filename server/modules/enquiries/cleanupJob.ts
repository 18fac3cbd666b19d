import type { AppDeps } from '../../deps';
import { HOUR_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import { sweep } from './repository';

/** Limitation period of consumer complaints (Consumer Protection Act 2019, section 69), as in the privacy policy. */
const RETENTION_YEARS = 2;

/** Deletes expired enquiries and the caller hashes of newer ones. */
export const cleanupJob = ({ db, clock }: AppDeps): Job => ({
  name: 'sweep old enquiries',
  everyMs: HOUR_MS,
  run: async () => {
    const now = clock.now();
    const enquiries = new Date(now);
    enquiries.setUTCFullYear(now.getUTCFullYear() - RETENTION_YEARS);
    await sweep(db, { enquiries, callers: new Date(now.getTime() - HOUR_MS) });
  },
});
