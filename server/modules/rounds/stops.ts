import type { StaffCancelReason } from '../../../contract/constants';
import type { NotDeliveredReason, ReturnedStock } from '../../../contract/roundConstants';
import { mayDo } from '../../../contract/staffRights';
import type { Transaction } from '../../db/database';
import type { Proof } from '../../db/schema/delivery';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { Refunds } from '../payments';
import type { Order, Orders } from '../orders';
import type { StockLedger } from '../stockLedger';
import * as repository from './repository';

export interface LockedStop {
  round: repository.Round;
  stop: repository.Stop;
  order: Order;
}

export interface StopsNeed {
  orders: Pick<Orders, 'lock' | 'lifecycle' | 'delivery'>;
  refunds: Refunds;
  stockLedger: StockLedger;
}

/** All run in a transaction that has locked round and order. */
export function createStops({ orders, refunds, stockLedger }: StopsNeed) {
  async function lock(tx: Transaction, roundId: string, orderId: string, ofRider?: string): Promise<LockedStop> {
    const round = await repository.lockRound(tx, roundId);
    if (!round || (ofRider !== undefined && round.riderId !== ofRider)) throw new AppError(404, 'rounds.notFound');
    const stop = (await repository.findPlainStops(tx, roundId)).find((each) => each.orderId === orderId);
    if (!stop || stop.state === 'REMOVED') throw new AppError(404, 'rounds.stopNotFound');
    return { round, stop, order: await orders.lock(tx, { id: orderId }) };
  }

  /** Riders can't refund; Sales Persons can up to the limit. */
  async function rejectRefund(tx: Transaction, orderId: string, by: StaffUser): Promise<void> {
    const { refundMethod } = await refunds.getMethodForRest(tx, orderId, by);
    if (refundMethod !== 'NONE' && !mayDo(by.role, 'cancelOrders')) throw new AppError(403, 'rounds.refundByShop');
    if (refundMethod === 'APPROVAL') throw new AppError(403, 'rounds.refundByAdmin');
  }

  return {
    lock,

    /** @throws AppError 409 unless the parcel is on its way with this round */
    rejectUnlessOnItsWay({ round, stop, order }: LockedStop): void {
      const params = { orderNumber: order.orderNumber };
      if (order.status === 'DELIVERED') throw new AppError(409, 'rounds.isDelivered', { params });
      if (order.status === 'CANCELLED') throw new AppError(409, 'rounds.isCancelled', { params });
      if (round.state !== 'OUT' || stop.state !== 'PENDING' || order.status !== 'PICKEDUP')
        throw new AppError(409, 'rounds.notOnItsWay', { params });
    },

    async deliver(
      tx: Transaction,
      { stop, order }: LockedStop,
      { by, ...done }: { by: StaffUser; proof: Proof; photoId?: string; doneAt: Date },
    ): Promise<void> {
      const isHandedOver = done.proof === 'REVIEW';
      await orders.lifecycle.move(tx, order, 'DELIVERED', { by: 'staff', actorId: by.staffId, isHandedOver });
      await repository.updateStop(tx, stop, { state: 'DELIVERED', ...done });
    },

    async bringBack(
      tx: Transaction,
      { stop, order }: LockedStop,
      { by, ...done }: { by: StaffUser; reason: NotDeliveredReason; note: string | null; doneAt: Date },
    ): Promise<void> {
      const moved = { by: 'staff', actorId: by.staffId, reason: done.reason } as const;
      await orders.lifecycle.move(tx, order, 'READY_TO_DELIVER', moved);
      await repository.updateStop(tx, stop, { state: 'NOT_DELIVERED', proof: null, ...done });
    },

    /**
     * Returns or writes off the stock.
     * @throws AppError 403 for a refund above the role's limit
     */
    async cancel(
      tx: Transaction,
      { stop, order }: LockedStop,
      { by, reason, stock, at }: { by: StaffUser; reason: StaffCancelReason; stock: ReturnedStock; at: Date },
    ): Promise<void> {
      await rejectRefund(tx, order.id, by);
      const held = await stockLedger.findHeldUnits(tx, order.id);
      const cancelled = { by: 'staff', actorId: by.staffId, reason: null, staffReason: reason } as const;
      await orders.lifecycle.cancel(tx, order, cancelled);
      if (stock === 'WRITTEN_OFF' && held.length > 0)
        await stockLedger.writeOffReturned(tx, held, {
          reason: 'SPOILED',
          actorId: by.staffId,
          note: order.orderNumber,
          at,
        });
      if (stop.state === 'PENDING')
        await repository.updateStop(tx, stop, { state: 'NOT_DELIVERED', proof: null, doneAt: at });
    },
  };
}
