import {
  CANCEL_REASONS_OF_CUSTOMERS as BY_CUSTOMER,
  type OrderStatus,
  type StaffCancelReason,
} from '../../../contract/constants';
import { inRupees } from '../../../contract/inRupees';
import type { NotificationKind } from '../../../contract/messageConstants';
import { UNDONE } from '../../../contract/orderConstants';
import type { Queries, Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import { AppError, type Message } from '../../lib/errors';
import { findWaiting, withdrawWaiting } from './additionsRepository';
import { isCouponUsedUp } from './coupon';
import type { DueInvoices } from '../invoices';
import type { Notifier } from '../messaging';
import type { Payments } from '../payments';
import type { PackQuantity, StockLedger } from '../stockLedger';
import * as repository from './repository';
import { isReplacement } from './replacement';
import { type Actor, isAllowed, isTowardsCustomer, isUnpaid } from './transitions';

export type Lifecycle = ReturnType<typeof createLifecycle>;

interface CancelRequest {
  by: Actor;
  actorId?: string | null;
  reason: string | null;
  staffReason?: StaffCancelReason;
  /** The money is refunded only after a person's approval. */
  holdRefund?: boolean;
}

interface MoveRequest {
  by: Actor;
  actorId?: string | null;
  reason?: string | null;
  /** The customer has it, so that nothing can be stopped. */
  isHandedOver?: boolean;
}

type Step = Pick<repository.OrderEvent, 'fromStatus' | 'toStatus'>;

/** Steps run while the order's row is locked. Lock order: order, payment, packs, delivery slot, invoice series. */
export function createLifecycle(
  { clock }: Pick<AppDeps, 'clock'>,
  {
    payments,
    invoices,
    stockLedger,
    notifier,
  }: { payments: Payments; invoices: DueInvoices; stockLedger: StockLedger; notifier: Notifier },
) {
  async function countAsSold(tx: Transaction, order: repository.Order, times: 1 | -1): Promise<void> {
    if (isReplacement(order)) return;
    await repository.countAsSold(tx, order.id, times);
    stockLedger.noteChange(tx);
  }

  /**
   * Recalled units must be replaced or left out before an order is packed, sent or delivered, and what waits to be added
   * must have ended before it is packed.
   */
  async function whyStopped(at: Queries, order: repository.Order, to: OrderStatus): Promise<Message | null> {
    if (!isTowardsCustomer(order.status, to)) return null;
    const waiting = to === 'READY_TO_DELIVER' ? await findWaiting(at, order.id) : null;
    if (waiting) {
      const params = { orderNumber: order.orderNumber, amount: inRupees(waiting.amountPaise) };
      return { key: waiting.isPaidOnline ? 'orders.additions.stops' : 'orders.additions.stopsAtDoor', params };
    }
    const recalled = await repository.findRecalled(at, order.id);
    if (recalled.length === 0) return null;
    const codes = recalled.map(({ code }) => code).join(', ');
    return { key: 'orders.holdsRecalled', params: { orderNumber: order.orderNumber, codes } };
  }

  /** @returns the step's id. @throws AppError 409 for an order that is stopped */
  async function move(
    tx: Transaction,
    order: repository.Order,
    to: OrderStatus,
    { by, actorId = null, reason = null, isHandedOver = false, ...change }: MoveRequest & Partial<repository.Order>,
  ): Promise<number> {
    if (!isAllowed(order.status, to, by)) throw new Error(`${by} can't move an order from ${order.status} to ${to}`);
    const stopped = isHandedOver ? null : await whyStopped(tx, order, to);
    if (stopped) throw new AppError(409, [stopped]);
    await repository.updateOrder(tx, order.id, { ...change, status: to });
    const eventId = await repository.insertEvent(tx, {
      orderId: order.id,
      fromStatus: order.status,
      toStatus: to,
      actor: by,
      actorId,
      reason,
      at: clock.now(),
    });
    if (to === 'DELIVERED') await countAsSold(tx, order, 1);
    await invoices.orderMoved(tx, order.id, to);
    await tell(tx, order, { to, by, eventId });
    return eventId;
  }

  /** Customers hear of the steps that concern them, but not of their own, or of an order's end that was never paid. */
  async function tell(
    tx: Transaction,
    { id: orderId, status: from }: repository.Order,
    { to, by, eventId }: { to: OrderStatus; by: Actor; eventId: number },
  ): Promise<void> {
    const isQuietEnd = to === 'CANCELLED' && isUnpaid(from) && by !== 'staff';
    if (to === 'READY_TO_DELIVER' && from !== 'PICKEDUP') return tellChanges(tx, orderId);
    const kind = TOLD[to];
    if (!kind || isQuietEnd) return;
    await notifier.notify(tx, { kind, orderId, eventKey: `step ${eventId}`, subjectId: String(eventId) });
  }

  /** Once for all changes of a packing. */
  async function tellChanges(tx: Transaction, orderId: string): Promise<void> {
    const changeId = await repository.findNewestChange(tx, orderId);
    if (changeId !== null)
      await notifier.notify(tx, { kind: 'ORDER_CHANGED', orderId, eventKey: `changed ${changeId}` });
  }

  async function undo(tx: Transaction, order: repository.Order, step: Step, actorId: string): Promise<OrderStatus> {
    const { fromStatus, toStatus } = step;
    if (fromStatus === null || toStatus === 'CANCELLED' || !isAllowed(fromStatus, toStatus, 'staff'))
      throw new Error(`the step from ${String(fromStatus)} to ${toStatus} can't be taken back`);
    await repository.updateOrder(tx, order.id, { status: fromStatus });
    const back = { orderId: order.id, fromStatus: toStatus, toStatus: fromStatus };
    await repository.insertEvent(tx, { ...back, actor: 'staff', actorId, reason: UNDONE, at: clock.now() });
    if (toStatus === 'DELIVERED') await countAsSold(tx, order, -1);
    return fromStatus;
  }

  /**
   * Returns stock, and the coupon if it is unpaid or the shop's doing, and ends the payment.
   * @returns whether the order had been paid
   */
  async function cancel(
    tx: Transaction,
    order: repository.Order,
    { by, actorId = null, reason, staffReason, holdRefund = false }: CancelRequest,
  ): Promise<boolean> {
    if (order.stockHeld) {
      const packQuantities = await stockLedger.findHeld(tx, order.id);
      await stockLedger.lock(tx, packIdsOf(packQuantities));
      await stockLedger.move(tx, packQuantities, { reason: 'RELEASED', orderId: order.id, at: clock.now() });
    }
    if (!isUnpaid(order.status)) await withdrawWaiting(tx, order.id, clock.now());
    const ended = {
      stockHeld: false,
      cancelledBy: by,
      cancelReason: reason,
      staffCancelReason: staffReason ?? null,
    };
    await move(tx, order, 'CANCELLED', { by, actorId, reason, ...ended });
    const wasPaid = await payments.close(tx, order.id, 'cancelled', { holdRefund });
    if (!wasPaid && !isReplacement(order)) await repository.updateOrder(tx, order.id, { paymentStatus: 'EXPIRED' });
    const isCouponBack = !wasPaid || isByShop(by, staffReason);
    if (order.couponCode !== null && isCouponBack) await repository.giveCouponBack(tx, order.id, clock.now());
    if (!isUnpaid(order.status)) await invoices.moneyBack(tx, order.id);
    return wasPaid;
  }

  /** Takes a cancelled order's stock, coupon and slot again; returns false unless all are available. */
  async function takeAgain(tx: Transaction, { id: orderId, slotId }: repository.Order): Promise<boolean> {
    const wanted = await stockLedger.findOrdered(tx, orderId);
    // Orders that ended before movements were recorded have none.
    if (wanted.length === 0) return false;
    const packs = await stockLedger.lock(tx, packIdsOf(wanted));
    const stock = new Map(packs.map((pack) => [pack.id, pack.stock]));
    if (wanted.some((packQuantities) => (stock.get(packQuantities.packId) ?? 0) < packQuantities.quantity))
      return false;
    // A trigger books it with the order's next status.
    if (slotId !== null && !(await repository.lockFreeSlot(tx, slotId, clock.now()))) return false;
    if (!(await redeemAgain(tx, orderId))) return false;
    await stockLedger.move(tx, wanted, { reason: 'ORDERED', orderId, at: clock.now() });
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

  /** It costs less: where nothing was paid, no refund says so in its invoice's credit notes. */
  async function reduced(tx: Transaction, { id, status, paymentStatus }: repository.Order): Promise<void> {
    if (paymentStatus === 'DUE_AT_DOOR') await invoices.moneyBack(tx, id);
    // Else it is told once the order is packed.
    if (status === 'READY_TO_DELIVER') await tellChanges(tx, id);
  }

  /** The shop accepts a door order. */
  async function approve(tx: Transaction, orderId: string): Promise<void> {
    await repository.updateOrder(tx, orderId, { needsApproval: false });
  }

  return { move, whyStopped, undo, cancel, approve, reduced, takeAgain };
}

/** Which steps customers are told of. */
const TOLD: Partial<Record<OrderStatus, NotificationKind>> = {
  ORDER_CREATED: 'ORDER_PLACED',
  CONFIRMED: 'ORDER_CONFIRMED',
  PICKEDUP: 'ON_THE_WAY',
  READY_TO_DELIVER: 'NOT_DELIVERED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'ORDER_CANCELLED',
};

/** Whether the customer would have taken the order. */
const isByShop = (by: Actor, reason: StaffCancelReason | undefined): boolean =>
  by !== 'customer' && !BY_CUSTOMER.includes(reason ?? 'OTHER');

const packIdsOf = (packQuantities: readonly PackQuantity[]) => packQuantities.map(({ packId }) => packId);
