import { ASK_FOR_RATING_DAYS } from '../../../contract/ratingConstants';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import type { Notifier } from '../messaging';
import { findToAsk } from './repository';

const EVERY_MS = 10 * 60_000;
/** A shop that was down for longer, or has just begun with ratings, asks for nothing that is older. */
const LATE_DAYS = 2;

/** Asks once for ratings of each order, some days after its delivery. */
export const askJob = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { notifyAll }: Pick<Notifier, 'notifyAll'>,
): Job => ({
  name: 'ask for ratings',
  everyMs: EVERY_MS,
  run: () =>
    inTransaction(db, async (tx) => {
      const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
      const period = { from: daysAgo(ASK_FOR_RATING_DAYS + LATE_DAYS), until: daysAgo(ASK_FOR_RATING_DAYS) };
      await notifyAll(tx, { kind: 'RATING_ASKED', orderIds: await findToAsk(tx, period), eventKey: 'rating' });
    }),
});
