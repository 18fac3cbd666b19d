import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import type { Lifecycle } from './lifecycle';
import * as repository from './repository';
import { isAllowed } from './transitions';

const EVERY_MS = 5_000;
const BATCH = 100;

/**
 * Expires unpaid orders. Safe in several processes: each order gets its own transaction, which re-checks after locking.
 */
export function expiryJob({ db, clock, log }: AppDeps, lifecycle: Lifecycle, stockChanged: () => void): Job {
  const expire = (orderId: string) =>
    inTransaction(db, async (tx) => {
      const order = await repository.lockOrder(tx, { id: orderId });
      if (!order || order.expiresAt > clock.now() || !isAllowed(order.status, 'CANCELLED', 'system')) return;
      await lifecycle.cancel(tx, order, { by: 'system', reason: null });
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
