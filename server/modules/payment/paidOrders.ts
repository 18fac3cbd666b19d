import type { Transaction } from '../../db/database';

/**
 * What payments need of orders, injected by server/areas.ts. All but the last run inside the transaction that handles a
 * provider message.
 */
export interface PaidOrders {
  /** Locks the order and its payment; comes first. Returns whether the account was erased. */
  lock(tx: Transaction, orderId: string): Promise<{ isErased: boolean }>;
  paymentOpened(tx: Transaction, orderId: string): Promise<void>;
  /** False: the order can't take the money any more, so it is refunded. */
  paymentReceived(tx: Transaction, orderId: string): Promise<boolean>;
  /** No money will come. */
  paymentLapsed(tx: Transaction, orderId: string): Promise<void>;
  /** Called after commit. */
  afterwards(): void;
}
