import type { AppDeps } from '../../deps';
import { HOUR_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import { sweep } from './repository';

/** As long as a consumer commission takes a complaint (Consumer Protection Act 2019, section 69). The privacy policy says so. */
const KEPT_YEARS = 2;

/** Deletes enquiries that nothing can come of any more, and forgets from where newer ones came. */
export const sweepingJob = ({ db, clock }: AppDeps): Job => ({
  name: 'sweep old enquiries',
  everyMs: HOUR_MS,
  run: async () => {
    const now = clock.now();
    const enquiries = new Date(now);
    enquiries.setUTCFullYear(now.getUTCFullYear() - KEPT_YEARS);
    await sweep(db, { enquiries, callers: new Date(now.getTime() - HOUR_MS) });
  },
});
