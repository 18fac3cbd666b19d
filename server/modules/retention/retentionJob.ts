import { RETENTION } from '../../../contract/retentionConstants';
import type { AppDeps } from '../../deps';
import { HOUR_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import { financialYearOf, startOfFinancialYear, yearsBefore } from '../../lib/years';
import { deleteActions, deleteOrderEvents, deletePaymentEvents, type DeleteOld } from './repository';

const BATCH = 1_000;
const BATCHES_PER_RUN = 10;

/** Deletes what no law asks for any more, and logs how much it was. Sums depend on none of it. */
export const retentionJob = ({ db, clock, log }: Pick<AppDeps, 'db' | 'clock' | 'log'>): Job => {
  async function deleteBefore(what: string, before: Date, deleteOld: DeleteOld): Promise<void> {
    let deleted = 0;
    for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
      const rows = await deleteOld(db, before, BATCH);
      deleted += rows;
      if (rows < BATCH) break;
    }
    if (deleted > 0) log.info({ what, before, deleted }, 'deleted what was kept long enough');
  }
  return {
    name: 'delete what was kept long enough',
    everyMs: HOUR_MS,
    run: async () => {
      const now = clock.now();
      const booksBegin = startOfFinancialYear(financialYearOf(now) - RETENTION.staffActions.financialYears);
      const claimsBegin = yearsBefore(now, RETENTION.orderHistory.years);
      await deleteBefore('staff actions', booksBegin, deleteActions);
      await deleteBefore('order events', claimsBegin, deleteOrderEvents);
      await deleteBefore('payment events', claimsBegin, deletePaymentEvents);
    },
  };
};
