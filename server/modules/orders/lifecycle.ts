import type { OrderStatus } from '../../../contract/constants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import { isCouponUsedUp } from './coupon';
import type { Payments } from '../payment';
import * as repository from './repository';
import { type Actor, isAllowed } from './transitions';

export type Lifecycle = ReturnType<typeof createLifecycle>;

interface CancelRequest {
  by: Actor;
  /** Who; null for the shop's own clock. */
  actorId?: string | null;
  reason: string | null;
}

/**
 * Order steps inside a transaction that holds the order's row (`repository.lockOrder`). Lock order is always order,
 * payment, packs, which prevents deadlocks.
 */
export function createLifecycle({ clock }: Pick<AppDeps, 'clock'>, payments: Payments) {
  async function move(
    tx: Transaction,
    order: repository.Order,
    to: OrderStatus,
    {
      by,
      actorId = null,
      reason = null,
      ...change
    }: { by: Actor; actorId?: string | null; reason?: string | null } & Partial<repository.Order>,
  ): Promise<void> {
    if (!isAllowed(order.status, to, by)) throw new Error(`${by} can't move an order from ${order.status} to ${to}`);
    const now = clock.now();
    await repository.updateOrder(tx, order.id, { ...change, status: to, updatedAt: now });
    await repository.insertEvent(tx, {
      orderId: order.id,
      fromStatus: order.status,
      toStatus: to,
      actor: by,
      actorId,
      reason,
      at: now,
    });
  }

  /**
   * Cancels an order, returns its stock, and its coupon if unpaid, and ends its payment.
   * @returns whether money goes back, which `payments.flush` sends after the transaction
   */
  async function cancel(
    tx: Transaction,
    order: repository.Order,
    { by, actorId = null, reason }: CancelRequest,
  ): Promise<boolean> {
    if (order.stockHeld) {
      const packQuantities = await repository.findHeld(tx, order.id);
      await repository.lockStock(tx, packIdsOf(packQuantities));
      await repository.moveStock(tx, packQuantities, { reason: 'RELEASED', orderId: order.id, at: clock.now() });
    }
    const ended = { stockHeld: false, cancelledBy: by, cancelReason: reason };
    await move(tx, order, 'CANCELLED', { by, actorId, reason, ...ended });
    const wasPaid = await payments.close(tx, order.id, 'cancelled');
    if (order.couponCode !== null && !wasPaid) await repository.giveCouponBack(tx, order.id, clock.now());
    return wasPaid;
  }

  /** Takes a cancelled order's stock and coupon again if all is available; returns whether it was. */
  async function takeAgain(tx: Transaction, orderId: string): Promise<boolean> {
    const wanted = await repository.findOrdered(tx, orderId);
    // Orders that ended before movements were recorded have none.
    if (wanted.length === 0) return false;
    const packs = await repository.lockStock(tx, packIdsOf(wanted));
    const stock = new Map(packs.map((pack) => [pack.id, pack.stock]));
    if (wanted.some((packQuantities) => (stock.get(packQuantities.packId) ?? 0) < packQuantities.quantity))
      return false;
    if (!(await redeemAgain(tx, orderId))) return false;
    await repository.moveStock(tx, wanted, { reason: 'ORDERED', orderId, at: clock.now() });
    return true;
  }

  /** In a savepoint, because a used-up coupon fails the statement. */
  async function redeemAgain(tx: Transaction, orderId: string): Promise<boolean> {
    try {
      await tx.transaction((savepoint) => repository.redeemCouponAgain(savepoint, orderId));
      return true;
    } catch (error) {
      if (isCouponUsedUp(error)) return false;
      throw error;
    }
  }

  return { move, cancel, takeAgain };
}

const packIdsOf = (packQuantities: readonly repository.PackQuantity[]) => packQuantities.map(({ packId }) => packId);
