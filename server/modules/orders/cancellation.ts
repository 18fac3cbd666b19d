import type { CancelledOrder } from '../../../contract/orders';
import type { OrderStatus } from '../../../contract/constants';
import { COMMAND_LINE, recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import type { Lifecycle } from './lifecycle';
import * as repository from './repository';
import { isAllowed, nextStep, type Actor } from './transitions';
import type { WithOrder } from './withOrder';

export type CancelRequest = ReturnType<typeof createCancellation>;

/** The actor behind `npm run order`. */
const CLI = 'cli';

export function createCancellation({ clock }: AppDeps, withOrder: WithOrder, lifecycle: Lifecycle) {
  const record = (tx: Transaction, action: string, order: repository.Order, status: OrderStatus) =>
    recordAudit(
      tx,
      COMMAND_LINE,
      { action, subject: 'order', subjectId: order.id, before: { status: order.status }, after: { status } },
      clock.now(),
    );

  async function cancel(key: repository.OrderKey, by: Actor, reason: string | null): Promise<CancelledOrder> {
    const cancelled = await withOrder(key, async (tx, order) => {
      if (order.status === 'CANCELLED') {
        return { orderId: order.id, refundStarted: await repository.isRefundDue(tx, order.id) };
      }
      // The round cancels parcels on their way, because it decides on the stock.
      if (order.status === 'PICKEDUP' || !isAllowed(order.status, 'CANCELLED', by))
        throw new AppError(409, 'orders.tooLateToCancel');
      const actorId = by === 'customer' ? order.customerId : CLI;
      const refundStarted = await lifecycle.cancel(tx, order, { by, actorId, reason });
      if (by === 'staff') await record(tx, 'cancelOrders', order, 'CANCELLED');
      return { orderId: order.id, refundStarted };
    });
    return { ...cancelled, status: 'CANCELLED' };
  }

  return {
    /** Idempotent. @throws AppError 404, also for another customer's order; 409 once packing begins */
    cancelByCustomer: (customerId: string, orderId: string, reason: string | undefined) =>
      cancel({ id: orderId, customerId }, 'customer', reason?.trim() || null),

    /** @throws AppError 404; 409 once the order is on its way */
    cancelByStaff: (orderNumber: string) => cancel({ orderNumber }, 'staff', null),

    /** @throws AppError 404; 409 when the next step is not the shop's */
    advance: (orderNumber: string): Promise<OrderStatus> =>
      withOrder({ orderNumber }, async (tx, order) => {
        const next = nextStep(order.status, 'staff');
        if (!next) throw new AppError(409, whyNoStep(order.status));
        await lifecycle.move(tx, order, next, { by: 'staff', actorId: CLI });
        await record(tx, 'advanceOrders', order, next);
        return next;
      }),
  };
}

const whyNoStep = (status: OrderStatus) =>
  status === 'DELIVERED' ? 'orders.isDelivered' : status === 'CANCELLED' ? 'orders.isCancelled' : 'orders.isUnpaid';
