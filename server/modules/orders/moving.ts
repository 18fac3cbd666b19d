import type { MoveReason } from '../../../contract/orderConstants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Notifier } from '../messaging';
import type { OfferedSlot } from '../slots';
import { toSlotRow } from './orderRows';
import * as repository from './repository';

/** The order must be locked; a trigger books the slots. @returns false for a slot that is full */
export async function bookSlot(tx: Transaction, order: repository.Order, slot: OfferedSlot): Promise<boolean> {
  if (!(await repository.lockSlots(tx, order.slotId, toSlotRow(slot)))) return false;
  await repository.updateOrder(tx, order.id, { slotId: slot.id });
  return true;
}

/** Gives an order another delivery time, and tells its customer. */
export const createMoving =
  ({ clock }: Pick<AppDeps, 'clock'>, notifier: Notifier) =>
  /** The order must be locked. @returns false for a slot that is full */
  async (
    tx: Transaction,
    order: repository.Order,
    slot: OfferedSlot,
    { reason, staffId }: { reason: MoveReason; staffId: string },
  ): Promise<boolean> => {
    if (!(await bookSlot(tx, order, slot))) return false;
    const moved = { fromSlotId: order.slotId, toSlotId: slot.id, reason, staffId, at: clock.now() };
    const moveId = await repository.insertMove(tx, { orderId: order.id, ...moved });
    await notifier.notify(tx, {
      kind: 'DELIVERY_MOVED',
      orderId: order.id,
      eventKey: `moved ${moveId}`,
      subjectId: String(moveId),
    });
    return true;
  };
