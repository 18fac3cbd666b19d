import type { Transaction } from '../../db/database';
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
    const hasEnded = await payments.endOpenPayment(orderId);
    if (hasEnded) await inTransaction(db, (tx) => cancelExpired(tx, orderId));
    await payments.flush();
    return hasEnded;
  }

  async function cancelExpired(tx: Transaction, orderId: string): Promise<void> {
    const order = await repository.lockOrder(tx, { id: orderId });
    if (!order?.expiresAt || order.expiresAt > clock.now() || !isAllowed(order.status, 'CANCELLED', 'system')) return;
    await lifecycle.cancel(tx, order, { by: 'system', reason: null });
  }

  return {
    name: 'expire unpaid orders',
    everyMs: EVERY_MS,
    run: async () => {
      // Those that can't end yet must not keep later ones from it.
      const stuck: string[] = [];
      for (;;) {
        const orderIds = await repository.findExpired(db, clock.now(), { limit: BATCH, except: stuck });
        for (const orderId of orderIds) {
          try {
            if (await expire(orderId)) stockChanged();
            else stuck.push(orderId);
          } catch (error) {
            stuck.push(orderId);
            log.error({ err: error, orderId }, 'an unpaid order could not be expired');
          }
        }
        if (orderIds.length < BATCH) return;
      }
    },
  };
}
