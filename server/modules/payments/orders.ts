import type { Transaction } from '../../db/database';
import type { orders } from '../../db/schema';

export type Order = typeof orders.$inferSelect;

/** What payments report to orders and ask of them, always in the payment's transaction. */
export interface PayableOrders {
  /** Every transaction begins with this, because the order is locked before its payment. */
  lock: (tx: Transaction, key: { id: string } | { orderNumber: string }) => Promise<Order | null>;
  /** What the customer still owes. */
  duePaise: (order: Order) => number;
  paymentOpened: (tx: Transaction, orderId: string, paymentStatus: 'OPEN' | 'FAILED') => Promise<void>;
  /** Returns false when the order can't take the money, which is then refunded. */
  paymentReceived: (tx: Transaction, orderId: string) => Promise<boolean>;
  paymentLapsed: (tx: Transaction, orderId: string) => Promise<void>;
  /** The money that paid for the order, or came too late for it, is back with the customer. */
  paymentRefunded: (tx: Transaction, orderId: string) => Promise<void>;
  /** Open streams follow the order's row, so it changes with what they show of its payment. */
  paymentChanged: (tx: Transaction, orderId: string) => Promise<void>;
}

/** Orders are built on payments, so they register once they exist; until then each call throws. */
export function lateOrders() {
  let registered: PayableOrders | null = null;
  const get = (): PayableOrders => {
    if (!registered) throw new Error('payments have no orders to report to');
    return registered;
  };
  const orders: PayableOrders = {
    lock: (...args) => get().lock(...args),
    duePaise: (...args) => get().duePaise(...args),
    paymentOpened: (...args) => get().paymentOpened(...args),
    paymentReceived: (...args) => get().paymentReceived(...args),
    paymentLapsed: (...args) => get().paymentLapsed(...args),
    paymentRefunded: (...args) => get().paymentRefunded(...args),
    paymentChanged: (...args) => get().paymentChanged(...args),
  };
  return {
    orders,
    register: (made: PayableOrders): void => {
      registered = made;
    },
  };
}
