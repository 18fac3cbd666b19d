import { refundOfUnits } from '../../../../contract/paymentConstants';
import type { StaffOrder } from '../../../../contract/staffOrders';
import type { LineToRefund } from '../../../../contract/staffRefunds';
import type { Transaction } from '../../../db/database';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import { allocate } from '../../../lib/allocate';
import { AppError } from '../../../lib/errors';
import type { StockLedger } from '../../stockLedger';
import type { Order } from '../orders';
import * as repository from './lineRepository';

type RefundsOfLine = Pick<StaffOrder['items'][number], 'lineNo' | 'leftUnits' | 'leftPaise' | 'refunded'>;

export type LineRefunds = ReturnType<typeof createLineRefunds>;

/** Refunds of an order's lines: what each has left, and where returned units go. */
export function createLineRefunds({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, stockLedger: StockLedger) {
  return {
    /**
     * What is refunded for each line; together never more than is left of the payment, from which rounding took.
     * @throws AppError 404 for an unknown line; 409 before delivery, or when fewer units are left
     */
    async plan(
      tx: Transaction,
      order: Order,
      wanted: readonly LineToRefund[],
      leftPaise: number,
    ): Promise<repository.RefundLine[]> {
      if (order.status !== 'DELIVERED') throw new AppError(409, 'refunds.notDelivered');
      const left = await repository.findLeft(tx, order.id);
      const amounts = wanted.map(({ lineNo, quantity }) => {
        const line = left.find((each) => each.lineNo === lineNo);
        if (!line) throw new AppError(404, 'packing.noLine');
        if (quantity > line.leftUnits)
          throw new AppError(409, 'refunds.lineLeft', { params: { count: line.leftUnits } });
        const paise = refundOfUnits(line, quantity);
        // A line may be named twice, where only some of its units are for sale again.
        line.leftUnits -= quantity;
        line.leftPaise -= paise;
        return paise;
      });
      const sum = amounts.reduce((total, paise) => total + paise, 0);
      const paid = sum > leftPaise ? allocate(leftPaise, amounts) : amounts;
      return wanted.map((line, at) => ({ ...line, amountPaise: paid[at] ?? 0 }));
    },

    /** Returned units go to the batches that they came from, and damaged ones leave these again. Call it once per refund. */
    async moveReturned(
      tx: Transaction,
      orderId: string,
      lines: readonly repository.RefundLine[],
      by: StaffUser,
    ): Promise<void> {
      const returned = lines.filter((line) => line.returned !== 'NONE');
      if (returned.length === 0) return;
      const contents = await repository.findUnitContents(
        tx,
        orderId,
        returned.map(({ lineNo }) => lineNo),
      );
      await stockLedger.lock(tx, [...new Set(contents.map(({ packId }) => packId))]);
      const at = clock.now();
      for (const { lineNo, quantity, returned: to } of returned) {
        const ofLine = contents.filter((each) => each.lineNo === lineNo);
        const units = ofLine.map((each) => ({ packId: each.packId, quantity: each.quantity * quantity }));
        const released = await stockLedger.release(tx, units, { orderId, at });
        if (to !== 'WRITTEN_OFF') continue;
        const note = `${ofLine[0]?.orderNumber ?? ''}, line ${lineNo}`;
        await stockLedger.writeOffReturned(tx, released, { reason: 'SPOILED', actorId: by.staffId, note, at });
      }
    },

    /** What each line has left to refund, and what was refunded or waits; none before the delivery. */
    async read({ id, status }: Pick<Order, 'id' | 'status'>): Promise<RefundsOfLine[]> {
      if (status !== 'DELIVERED') return [];
      const [left, refunded] = [await repository.findLeft(db, id), await repository.findLinesOfOrder(db, id)];
      return left.map((line) => ({
        ...line,
        refunded: refunded
          .filter(({ lineNo }) => lineNo === line.lineNo)
          .map(({ quantity, amountPaise, returned, isWaiting }) => ({ quantity, amountPaise, returned, isWaiting })),
      }));
    },

    findOfApproval: repository.findLinesOfApproval,
  };
}
