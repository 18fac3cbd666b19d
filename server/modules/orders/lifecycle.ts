import type { OrderStatus } from '../../../contract/constants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Payments } from '../payment';
import * as repository from './repository';
import { type Actor, isAllowed } from './transitions';

export type Lifecycle = ReturnType<typeof createLifecycle>;

interface CancelRequest {
  by: Actor;
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
    { by, reason = null, ...change }: { by: Actor; reason?: string | null } & Partial<repository.Order>,
  ): Promise<void> {
    if (!isAllowed(order.status, to, by)) throw new Error(`${by} can't move an order from ${order.status} to ${to}`);
    const now = clock.now();
    await repository.updateOrder(tx, order.id, { ...change, status: to, updatedAt: now });
    await repository.insertEvent(tx, {
      orderId: order.id,
      fromStatus: order.status,
      toStatus: to,
      actor: by,
      reason,
      at: now,
    });
  }

  /**
   * Cancels an order, returns its stock and closes its payment.
   * @returns the payment to refund after the transaction, if money had arrived
   */
  async function cancel(
    tx: Transaction,
    order: repository.Order,
    { by, reason }: CancelRequest,
  ): Promise<string | null> {
    if (order.stockHeld) {
      const packQuantities = await repository.findPackQuantities(tx, order.id);
      await repository.lockStock(tx, packIdsOf(packQuantities));
      await repository.updateStock(tx, packQuantities, 1);
    }
    await move(tx, order, 'CANCELLED', { by, reason, stockHeld: false, cancelledBy: by, cancelReason: reason });
    return payments.close(tx, order.id, 'cancelled');
  }

  /** Takes a cancelled order's stock again if all of it is available; returns whether it was. */
  async function takeStockAgain(tx: Transaction, orderId: string): Promise<boolean> {
    const wanted = await repository.findPackQuantities(tx, orderId);
    const packs = await repository.lockStock(tx, packIdsOf(wanted));
    const stock = new Map(packs.map((pack) => [pack.id, pack.stock]));
    if (wanted.some((packQuantities) => (stock.get(packQuantities.packId) ?? 0) < packQuantities.quantity))
      return false;
    await repository.updateStock(tx, wanted, -1);
    return true;
  }

  return { move, cancel, takeStockAgain };
}

const packIdsOf = (packQuantities: readonly repository.PackQuantity[]) => packQuantities.map(({ packId }) => packId);
