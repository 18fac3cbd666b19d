import type { Transaction } from '../../db/database';
import type { PaidOrders } from '../payments';
import type { Lifecycle } from './lifecycle';
import * as repository from './repository';
import { isAllowed } from './transitions';

export function createPaidOrders(lifecycle: Lifecycle): PaidOrders {
  const find = async (tx: Transaction, orderId: string) => {
    const order = await repository.findOrder(tx, { id: orderId });
    if (!order) throw new Error('a payment without an order');
    return order;
  };

  return {
    lock: async (tx, orderId) => {
      const order = await repository.lockOrder(tx, { id: orderId });
      return { isErased: order?.customerId === null };
    },

    paymentOpened: async (tx, orderId) => {
      const order = await find(tx, orderId);
      if (order.status === 'PAYMENT_PENDING')
        await lifecycle.move(tx, order, 'WAITING_FOR_PAYMENT', { by: 'provider' });
    },

    /**
     * Late money revives an expired order if stock, slot and coupon are free; otherwise cancelled orders stay
     * cancelled.
     */
    paymentReceived: async (tx, orderId) => {
      const order = await find(tx, orderId);
      if (order.customerId === null || !isAllowed(order.status, 'ORDER_CREATED', 'provider')) return false;
      if (order.status !== 'CANCELLED') {
        await lifecycle.move(tx, order, 'ORDER_CREATED', { by: 'provider' });
        return true;
      }
      if (order.cancelledBy !== 'system' || !(await lifecycle.takeAgain(tx, order))) return false;
      const payable = { stockHeld: true, cancelledBy: null, cancelReason: null };
      await lifecycle.move(tx, order, 'ORDER_CREATED', { by: 'provider', reason: 'late', ...payable });
      return true;
    },

    paymentLapsed: async (tx, orderId) => {
      const order = await find(tx, orderId);
      if (isAllowed(order.status, 'CANCELLED', 'system'))
        await lifecycle.cancel(tx, order, { by: 'system', reason: null });
    },
  };
}
