import type { Transaction } from '../../db/database';

/**
 * What payments need of the thing that is paid for. Orders hand it over (server/areas.ts), so that this module knows
 * nothing of theirs. All but the last runs inside the transaction that handles a provider's message.
 */
export interface PaidOrders {
  /**
   * Keeps everyone else from changing the order and its payment until the transaction ends. Comes first. Tells whether the
   * customer's account was erased.
   */
  lock(tx: Transaction, orderId: string): Promise<{ isErased: boolean }>;
  /** Somebody is paying. */
  paymentOpened(tx: Transaction, orderId: string): Promise<void>;
  /** The money is there. False: the order can't have it any more, it goes back. */
  paymentReceived(tx: Transaction, orderId: string): Promise<boolean>;
  /** No money will come. */
  paymentLapsed(tx: Transaction, orderId: string): Promise<void>;
  /** Called once the transaction is through. */
  afterwards(): void;
}
