import type { Transaction } from '../../db/database';
import type { PayableOrders } from '../payments';
import type { Additions } from './additions';
import { duePaise } from './door';
import type { Lifecycle } from './lifecycle';
import * as repository from './repository';
import { isAllowed } from './transitions';
import type { LockOrder, WithOrder } from './withOrder';

interface Needs {
  withOrder: WithOrder;
  lock: LockOrder;
  lifecycle: Lifecycle;
  additions: Pick<Additions, 'received' | 'lapsed'>;
}

export function createPayableOrders({ withOrder, lock, lifecycle, additions }: Needs): PayableOrders {
  const find = async (tx: Transaction, orderId: string) => {
    const order = await repository.findOrder(tx, { id: orderId });
    if (!order) throw new Error('a payment without an order');
    return order;
  };

  return {
    withOrder,
    lock,
    duePaise,

    round: async (tx, orderId, roundingPaise) => {
      await repository.updateOrder(tx, orderId, { roundingPaise });
    },

    paymentOpened: async (tx, orderId, paymentStatus) => {
      await repository.updateOrder(tx, orderId, { paymentStatus });
      const order = await find(tx, orderId);
      if (order.status === 'PAYMENT_PENDING')
        await lifecycle.move(tx, order, 'WAITING_FOR_PAYMENT', { by: 'provider' });
    },

    /**
     * Late money revives an expired order if stock, slot and coupon are free; otherwise cancelled orders stay
     * cancelled.
     */
    paymentReceived: async (tx, { orderId, additionId }, actorId) => {
      const order = await find(tx, orderId);
      if (additionId !== null) return additions.received(tx, order, additionId);
      await repository.updateOrder(tx, orderId, { paymentStatus: 'RECEIVED' });
      if (order.paymentStatus === 'DUE_AT_DOOR') return true;
      if (order.customerId === null || !isAllowed(order.status, 'ORDER_CREATED', 'provider')) return false;
      if (order.status !== 'CANCELLED') {
        await lifecycle.move(tx, order, 'ORDER_CREATED', { by: 'provider', actorId });
        return true;
      }
      if (order.cancelledBy !== 'system' || !(await lifecycle.takeAgain(tx, order))) return false;
      const payable = { stockHeld: true, cancelledBy: null, cancelReason: null };
      await lifecycle.move(tx, order, 'ORDER_CREATED', { by: 'provider', actorId, reason: 'late', ...payable });
      return true;
    },

    paymentLapsed: async (tx, { orderId, additionId }) => {
      if (additionId !== null) return additions.lapsed(tx, additionId);
      await repository.updateOrder(tx, orderId, { paymentStatus: 'EXPIRED' });
      const order = await find(tx, orderId);
      if (isAllowed(order.status, 'CANCELLED', 'system'))
        await lifecycle.cancel(tx, order, { by: 'system', reason: null });
    },

    paymentRefunded: async (tx, orderId) => {
      await repository.updateOrder(tx, orderId, { paymentStatus: 'REFUNDED' });
    },
  };
}
