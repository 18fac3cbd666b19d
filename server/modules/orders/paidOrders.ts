import type { Transaction } from '../../db/database';
import type { PaidOrders } from '../payment';
import type { Life } from './life';
import * as repository from './repository';
import { isAllowed } from './transitions';

/** What a provider's messages do to orders. */
export function createPaidOrders(life: Life, stockChanged: () => void): PaidOrders {
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
      if (order.status === 'PAYMENT_PENDING') await life.move(tx, order, 'WAITING_FOR_PAYMENT', { by: 'provider' });
    },

    /**
     * Money for an order that ran out of time takes the goods again. An order that somebody cancelled stays cancelled,
     * whatever is left: they don't want it any more. So does one whose customer's account was erased.
     */
    paymentReceived: async (tx, orderId) => {
      const order = await find(tx, orderId);
      if (order.customerId === null || !isAllowed(order.status, 'ORDER_CREATED', 'provider')) return false;
      if (order.status !== 'CANCELLED') {
        await life.move(tx, order, 'ORDER_CREATED', { by: 'provider' });
        return true;
      }
      if (order.cancelledBy !== 'system' || !(await life.takeStockAgain(tx, orderId))) return false;
      const alive = { stockHeld: true, cancelledBy: null, cancelReason: null };
      await life.move(tx, order, 'ORDER_CREATED', { by: 'provider', reason: 'late', ...alive });
      return true;
    },

    paymentLapsed: async (tx, orderId) => {
      const order = await find(tx, orderId);
      if (isAllowed(order.status, 'CANCELLED', 'system')) await life.cancel(tx, order, { by: 'system', reason: null });
    },

    afterwards: stockChanged,
  };
}
