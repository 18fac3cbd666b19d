import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import type { Payments } from '../payments';
import type { Additions } from './additions';
import type { Lifecycle } from './lifecycle';
import * as repository from './repository';
import { isAllowed } from './transitions';
import type { WithOrder } from './withOrder';

const EVERY_MS = 5_000;
const BATCH = 100;

type Expired = Awaited<ReturnType<typeof repository.findExpired>>[number];

/**
 * Unpaid orders, and items that wait to be added to one, hold stock until the provider takes no more money. Each is re-checked under its lock, so several
 * processes can run this.
 */
export function expiryJob(
  { db, clock, log }: AppDeps,
  {
    withOrder,
    lifecycle,
    payments,
    additions,
  }: { withOrder: WithOrder; lifecycle: Lifecycle; payments: Payments; additions: Pick<Additions, 'expire'> },
): Job {
  /** Returns false while the provider still takes money. */
  async function expire({ orderId, isPaidOnline }: Expired): Promise<boolean> {
    const hasEnded = !isPaidOnline || (await payments.attempts.endOpen(orderId));
    if (hasEnded) await endExpired(orderId);
    return hasEnded;
  }

  const endExpired = (orderId: string): Promise<void> =>
    withOrder({ id: orderId }, async (tx, order) => {
      if (!isAllowed(order.status, 'CANCELLED', 'system')) return additions.expire(tx, order);
      if (!order.expiresAt || order.expiresAt > clock.now()) return;
      await lifecycle.cancel(tx, order, { by: 'system', reason: null });
    });

  return {
    name: 'expire unpaid orders',
    everyMs: EVERY_MS,
    run: async () => {
      // Orders that can't end yet must not block later ones.
      const stuck: string[] = [];
      for (;;) {
        const expired = await repository.findExpired(db, clock.now(), { limit: BATCH, except: stuck });
        for (const each of expired) {
          const { orderId } = each;
          try {
            if (!(await expire(each))) stuck.push(orderId);
          } catch (error) {
            stuck.push(orderId);
            log.error({ err: error, orderId }, 'an unpaid order could not be expired');
          }
        }
        if (expired.length < BATCH) return;
      }
    },
  };
}
