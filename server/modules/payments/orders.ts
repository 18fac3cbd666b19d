import type { Transaction } from '../../db/database';
import type { orders } from '../../db/schema';

export type Order = typeof orders.$inferSelect;

/** An order, or items that are added to it. */
interface Paid {
  orderId: string;
  additionId: string | null;
}

type OrderKey = { id: string } | { orderNumber: string };

/** Payments report these to orders and ask these of them, always in the payment's transaction. */
export interface PayableOrders {
  /** Every transaction of one order runs in this, because the order is locked before its payment. @throws AppError 404 */
  withOrder: <T>(key: OrderKey, work: (tx: Transaction, order: Order) => Promise<T>) => Promise<T>;
  /** Begins a transaction that may do without an order. @throws AppError 404 */
  lock: (tx: Transaction, key: OrderKey) => Promise<Order>;
  duePaise: (order: Order) => number;
  /** Records what rounding to whole rupees adds to the order's due, once. */
  round: (tx: Transaction, orderId: string, roundingPaise: number) => Promise<void>;
  paymentOpened: (tx: Transaction, orderId: string, paymentStatus: 'OPEN' | 'FAILED') => Promise<void>;
  /**
   * Returns false when the order can't take the money, which is then refunded.
   * @param staffId the person who recorded the money by hand, whom the order's history then names
   */
  paymentReceived: (tx: Transaction, paid: Paid, staffId?: string) => Promise<boolean>;
  paymentLapsed: (tx: Transaction, paid: Paid) => Promise<void>;
  /** The money that paid for the order, or came too late for it, is back with the customer. */
  paymentRefunded: (tx: Transaction, orderId: string) => Promise<void>;
}

/** Orders are built on payments, so they register once they exist; until then each call throws. */
export function lateOrders() {
  let registered: PayableOrders | null = null;
  const get = (): PayableOrders => {
    if (!registered) throw new Error('payments have no orders to report to');
    return registered;
  };
  const orders: PayableOrders = {
    withOrder: (...args) => get().withOrder(...args),
    lock: (...args) => get().lock(...args),
    duePaise: (...args) => get().duePaise(...args),
    round: (...args) => get().round(...args),
    paymentOpened: (...args) => get().paymentOpened(...args),
    paymentReceived: (...args) => get().paymentReceived(...args),
    paymentLapsed: (...args) => get().paymentLapsed(...args),
    paymentRefunded: (...args) => get().paymentRefunded(...args),
  };
  return {
    orders,
    register: (made: PayableOrders): void => {
      registered = made;
    },
  };
}
