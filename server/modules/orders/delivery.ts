import type { Queries, Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Payments } from '../payments';
import { isDeliveryCode } from './deliveryCode';
import { updateOrder, type Order } from './repository';

/** The person at the door must prove one of these before an order counts as delivered. */
export const createDelivery = ({ secrets }: Pick<AppDeps, 'secrets'>, payments: Pick<Payments, 'attempts'>) => ({
  isDeliveryCode: (orderId: string, given: string): boolean => isDeliveryCode(secrets, orderId, given),

  async countWrongTry(tx: Transaction, order: Order): Promise<number> {
    const codeTries = order.codeTries + 1;
    await updateOrder(tx, order.id, { codeTries });
    return codeTries;
  },

  /** A UPI payment at the door may still be awaited. */
  isCollected: async (tx: Transaction, { id, paymentStatus }: Order): Promise<boolean> =>
    paymentStatus !== 'DUE_AT_DOOR' || (await payments.attempts.isAwaited(tx, id)),

  /** Paid by UPI at the door, and not found at the bank yet: only that amount will be found. */
  isAwaited: async (at: Queries, { id, paymentStatus }: Order): Promise<boolean> =>
    paymentStatus === 'DUE_AT_DOOR' && (await payments.attempts.isAwaited(at, id)),
});
