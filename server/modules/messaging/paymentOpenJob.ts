import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import { findPaymentsToRemind } from './notificationRepository';
import type { Notifier } from './notifier';

const EVERY_MS = 30_000;
const BATCH = 100;
/** Of the time that an order waits for its payment, this part is left. */
const LEFT_SHARE = 1 / 3;

/** Reminds customers once, before an unpaid order ends. */
export const paymentOpenJob = (
  { db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  { notifyAll }: Pick<Notifier, 'notifyAll'>,
): Job => ({
  name: 'remind of open payments',
  everyMs: EVERY_MS,
  run: () =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const until = new Date(now.getTime() + config.payment.expirySeconds * 1_000 * LEFT_SHARE);
      const orderIds = await findPaymentsToRemind(tx, now, until, BATCH);
      await notifyAll(tx, { kind: 'PAYMENT_OPEN', orderIds, eventKey: 'open' });
    }),
});
