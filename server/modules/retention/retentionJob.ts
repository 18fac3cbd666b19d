import type { AppDeps } from '../../deps';
import { HOUR_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import { deleteActions, deleteOrderEvents, deletePaymentEvents, type DeleteOld } from './repository';

/** Books, and who did what in them: Companies Act 2013, section 128; GST asks for less. */
const BOOKS_YEARS = 8;
/** Claims can be brought for so long: Limitation Act 1963. */
const CLAIMS_YEARS = 3;

const KEPT: Record<string, { years: number; deleteOld: DeleteOld }> = {
  actions: { years: BOOKS_YEARS, deleteOld: deleteActions },
  orderEvents: { years: CLAIMS_YEARS, deleteOld: deleteOrderEvents },
  paymentEvents: { years: CLAIMS_YEARS, deleteOld: deletePaymentEvents },
};

const BATCH = 1_000;
const BATCHES_PER_RUN = 10;

/** Deletes what no law asks for any more, and logs how much it was. Sums depend on none of it. */
export const retentionJob = ({ db, clock, log }: Pick<AppDeps, 'db' | 'clock' | 'log'>): Job => ({
  name: 'delete what was kept long enough',
  everyMs: HOUR_MS,
  run: async () => {
    for (const [what, { years, deleteOld }] of Object.entries(KEPT)) {
      const before = new Date(clock.now());
      before.setUTCFullYear(before.getUTCFullYear() - years);
      let deleted = 0;
      for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
        const rows = await deleteOld(db, before, BATCH);
        deleted += rows;
        if (rows < BATCH) break;
      }
      if (deleted > 0) log.info({ what, before, deleted }, 'deleted what was kept long enough');
    }
  },
});
