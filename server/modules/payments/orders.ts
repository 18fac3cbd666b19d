import type { Transaction } from '../../db/database';
import type { orders } from '../../db/schema';

export type Order = typeof orders.$inferSelect;

/** Injected by server/areas.ts. All run in the payment's transaction. */
export interface PaidOrders {
  /** Call first. Returns whether the account was erased. */
  lock(tx: Transaction, orderId: string): Promise<{ isErased: boolean }>;
  paymentOpened(tx: Transaction, orderId: string): Promise<void>;
  /** False when the order can't take the money; it is then refunded. */
  paymentReceived(tx: Transaction, orderId: string): Promise<boolean>;
  paymentLapsed(tx: Transaction, orderId: string): Promise<void>;
}

/** What staff's payments ask of orders; every transaction begins with `lockOrder`. */
export interface PayableOrders {
  lockOrder: (tx: Transaction, key: { id: string } | { orderNumber: string }) => Promise<Order | null>;
  updateOrder: (tx: Transaction, orderId: string, change: Partial<Order>) => Promise<unknown>;
  /** What the customer still owes. */
  duePaise: (order: Order) => number;
}
