import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import type { Life } from './life';
import * as repository from './repository';
import { isAllowed } from './transitions';

const EVERY_MS = 5_000;
const BATCH = 100;

/**
 * Lets orders go that nobody paid in time. Several processes may do this at once: each order has a transaction of its own,
 * which looks again once it holds the row.
 */
export function expiringJob({ db, clock, log }: AppDeps, life: Life, stockChanged: () => void): Job {
  const expire = (orderId: string) =>
    inTransaction(db, async (tx) => {
      const order = await repository.lockOrder(tx, { id: orderId });
      if (!order || order.expiresAt > clock.now() || !isAllowed(order.status, 'CANCELLED', 'system')) return;
      await life.cancel(tx, order, { by: 'system', reason: null });
    });

  return {
    name: 'let unpaid orders go',
    everyMs: EVERY_MS,
    run: async () => {
      for (let failed = false; !failed;) {
        const orderIds = await repository.findExpired(db, clock.now(), BATCH);
        for (const orderId of orderIds) {
          try {
            await expire(orderId);
            stockChanged();
          } catch (error) {
            failed = true;
            log.error({ err: error, orderId }, 'an unpaid order could not be let go');
          }
        }
        if (orderIds.length < BATCH) return;
      }
    },
  };
}
