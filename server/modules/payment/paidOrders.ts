import type { Transaction } from '../../db/database';

/** Injected by server/areas.ts. All but `afterwards` run in the payment's transaction. */
export interface PaidOrders {
  /** Call first. Returns whether the account was erased. */
  lock(tx: Transaction, orderId: string): Promise<{ isErased: boolean }>;
  paymentOpened(tx: Transaction, orderId: string): Promise<void>;
  /** False when the order can't take the money; it is then refunded. */
  paymentReceived(tx: Transaction, orderId: string): Promise<boolean>;
  paymentLapsed(tx: Transaction, orderId: string): Promise<void>;
  /** Called after commit. */
  afterwards(): void;
}
