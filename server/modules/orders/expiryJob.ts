import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import type { Payments } from '../payments';
import type { Lifecycle } from './lifecycle';
import * as repository from './repository';
import { isAllowed } from './transitions';
import type { WithOrder } from './withOrder';

const EVERY_MS = 5_000;
const BATCH = 100;

/**
 * Unpaid orders hold stock until the provider takes no more money. Each is re-checked under its lock, so several
 * processes can run this.
 */
export function expiryJob(
  { db, clock, log }: AppDeps,
  { withOrder, lifecycle, payments }: { withOrder: WithOrder; lifecycle: Lifecycle; payments: Payments },
): Job {
  /** Returns false while the provider still takes money. */
  async function expire(orderId: string): Promise<boolean> {
    const hasEnded = await payments.attempts.endOpen(orderId);
    if (hasEnded) await cancelExpired(orderId);
    return hasEnded;
  }

  const cancelExpired = (orderId: string): Promise<void> =>
    withOrder({ id: orderId }, async (tx, order) => {
      if (!order.expiresAt || order.expiresAt > clock.now() || !isAllowed(order.status, 'CANCELLED', 'system')) return;
      await lifecycle.cancel(tx, order, { by: 'system', reason: null });
    });

  return {
    name: 'expire unpaid orders',
    everyMs: EVERY_MS,
    run: async () => {
      // Orders that can't end yet must not block later ones.
      const stuck: string[] = [];
      for (;;) {
        const orderIds = await repository.findExpired(db, clock.now(), { limit: BATCH, except: stuck });
        for (const orderId of orderIds) {
          try {
            if (!(await expire(orderId))) stuck.push(orderId);
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
