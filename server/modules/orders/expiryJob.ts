import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import type { Payments } from '../payment';
import type { Lifecycle } from './lifecycle';
import * as repository from './repository';
import { isAllowed } from './transitions';

const EVERY_MS = 5_000;
const BATCH = 100;

/**
 * Expires unpaid orders, once the provider takes no more money for them: until then their stock is held. Safe in
 * several processes: each order gets its own transaction, which re-checks after locking.
 */
export function expiryJob(
  { db, clock, log }: AppDeps,
  { lifecycle, payments }: { lifecycle: Lifecycle; payments: Payments },
  stockChanged: () => void,
): Job {
  /** Returns false when the provider still takes money for it. */
  async function expire(orderId: string): Promise<boolean> {
    if (!(await payments.endOpenPayment(orderId))) return false;
    await inTransaction(db, async (tx) => {
      const order = await repository.lockOrder(tx, { id: orderId });
      if (!order?.expiresAt || order.expiresAt > clock.now() || !isAllowed(order.status, 'CANCELLED', 'system')) return;
      await lifecycle.cancel(tx, order, { by: 'system', reason: null });
    });
    await payments.flush();
    return true;
  }

  return {
    name: 'let unpaid orders go',
    everyMs: EVERY_MS,
    run: async () => {
      for (let isStuck = false; !isStuck;) {
        const orderIds = await repository.findExpired(db, clock.now(), BATCH);
        for (const orderId of orderIds) {
          try {
            // Otherwise a full batch that can't end yet would be tried for ever.
            if (!(await expire(orderId))) isStuck = true;
            stockChanged();
          } catch (error) {
            isStuck = true;
            log.error({ err: error, orderId }, 'an unpaid order could not be let go');
          }
        }
        if (orderIds.length < BATCH) return;
      }
    },
  };
}
