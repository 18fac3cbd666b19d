import type { OrderStatus } from '../../../contract/constants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Payments } from '../payment';
import * as repository from './repository';
import { type Actor, isAllowed } from './transitions';

export type Life = ReturnType<typeof createLife>;

interface Cancelling {
  by: Actor;
  reason: string | null;
}

/**
 * The steps of an order inside a transaction that holds its row (`repository.lockOrder`). Locks are taken in one order
 * everywhere, order, payment, packs, so that no two transactions wait for each other.
 */
export function createLife({ clock }: Pick<AppDeps, 'clock'>, payments: Payments) {
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
   * Ends an order, gives its goods back to the stock and closes its payment.
   * @returns the payment whose refund has to be sent after the transaction, if money had arrived
   */
  async function cancel(tx: Transaction, order: repository.Order, { by, reason }: Cancelling): Promise<string | null> {
    if (order.stockHeld) {
      const goods = await repository.findGoods(tx, order.id);
      await repository.lockStock(tx, packIdsOf(goods));
      await repository.updateStock(tx, goods, 1);
    }
    await move(tx, order, 'CANCELLED', { by, reason, stockHeld: false, cancelledBy: by, cancelReason: reason });
    return payments.close(tx, order.id, 'cancelled');
  }

  /** Takes a cancelled order's goods again, if they are all there; says whether they were. */
  async function takeStockAgain(tx: Transaction, orderId: string): Promise<boolean> {
    const wanted = await repository.findGoods(tx, orderId);
    const packs = await repository.lockStock(tx, packIdsOf(wanted));
    const stock = new Map(packs.map((pack) => [pack.id, pack.stock]));
    if (wanted.some((goods) => (stock.get(goods.packId) ?? 0) < goods.quantity)) return false;
    await repository.updateStock(tx, wanted, -1);
    return true;
  }

  return { move, cancel, takeStockAgain };
}

const packIdsOf = (goods: readonly repository.Goods[]) => goods.map(({ packId }) => packId);
