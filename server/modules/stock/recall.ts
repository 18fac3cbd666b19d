import type { Language, RefundMethod } from '../../../contract/constants';
import type { BatchRecall, RecallRefundBody } from '../../../contract/staffRecall';
import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { inRupees } from '../../../contract/inRupees';
import type { Refunds } from '../payments';
import type { Orders } from '../orders';
import type { StockLedger } from '../stockLedger';
import type { PackChanges } from './packChanges';
import { serializeBatch } from './stockQueries.service';
import * as recalled from './recallRepository';
import * as repository from './repository';
import type { ShelfLifeRule } from './shelfLife';

export type Recalls = ReturnType<typeof createRecalls>;

interface Outside {
  orders: Pick<Orders, 'withOrder'>;
  refunds: Refunds;
  stockLedger: StockLedger;
  packChanges: PackChanges;
  getRule: () => Promise<ShelfLifeRule>;
}

/** Who got a batch that must come back, and the refunds. */
export function createRecalls(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { orders, refunds, stockLedger, packChanges, getRule }: Outside,
) {
  /** Locks the batch's pack first. @throws AppError 404 */
  async function change(
    batchId: string,
    by: StaffUser,
    work: (
      tx: Parameters<typeof repository.updateBatch>[0],
      batch: repository.Batch,
    ) => Promise<{ before: Record<string, unknown>; after: Record<string, unknown> } | null>,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      const known = await repository.findBatch(tx, { id: batchId });
      if (!known || !(await repository.lockPack(tx, known.packId))) throw batchNotFound();
      const batch = await repository.findBatch(tx, { id: batchId });
      const facts = batch && (await work(tx, batch));
      if (!facts) return;
      stockLedger.noteChange(tx);
      const act = { action: 'recallBatches', subject: 'pack', subjectId: known.packId };
      await recordAudit(tx, by, { ...act, ...facts }, clock.now());
    });
  }

  return {
    /** @throws AppError 404 */
    async read(batchId: string, language: Language): Promise<BatchRecall> {
      const found = await recalled.findBatchOfProduct(db, batchId);
      if (!found) throw batchNotFound();
      const { batch, names, netGrams } = found;
      const rows = await recalled.findRecalled(db, batch);
      return {
        ...serializeBatch(batch, await getRule()),
        packId: batch.packId,
        name: names[language],
        names,
        netGrams,
        recallReason: batch.recallReason,
        recalledAt: batch.outOfSale === 'RECALLED' && batch.outOfSaleAt ? batch.outOfSaleAt.toISOString() : null,
        orders: rows.map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() })),
      };
    },

    /** Ends the batch's sale with a notice to customers; again, it changes the notice. @throws AppError 404 */
    recall: (batchId: string, reason: string, by: StaffUser): Promise<void> =>
      change(batchId, by, async (tx, batch) => {
        const words = reason.trim();
        if (batch.outOfSale === 'RECALLED' && batch.recallReason === words) return null;
        const at = clock.now();
        if (batch.outOfSale === 'RECALLED') await repository.updateBatch(tx, batchId, { recallReason: words });
        else {
          await packChanges.takeOutOfSale(tx, batch, { why: 'RECALLED', actorId: by.staffId, at });
          await repository.updateBatch(tx, batchId, { recallReason: words });
        }
        return {
          before: { batch: batch.code, reason: batch.recallReason ?? batch.outOfSale },
          after: { batch: batch.code, reason: words, quantity: batch.stock },
        };
      }),

    /** Units left go back into the sale. @throws AppError 404; 409 unless recalled */
    takeBack: (batchId: string, by: StaffUser): Promise<void> =>
      change(batchId, by, async (tx, { packId, code, setApart, outOfSale, recallReason: reason }) => {
        if (outOfSale !== 'RECALLED') throw new AppError(409, 'stock.notRecalled');
        await repository.updateBatch(tx, batchId, { outOfSale: null, outOfSaleAt: null, recallReason: null });
        const at = clock.now();
        const row = { packId, batchId, change: setApart, reason: 'RESTORED' as const, actorId: by.staffId, at };
        if (setApart > 0) await stockLedger.record(tx, [row]);
        return { before: { batch: code, reason }, after: { batch: code, quantity: setApart } };
      }),

    /**
     * Refunds an order's units of a recalled batch, or requests that of an Admin; once.
     * @throws AppError 404 without units of it; 409 unless recalled and still to be refunded, or for another amount
     */
    async refund(batchId: string, { orderId, amountPaise }: RecallRefundBody, by: StaffUser): Promise<RefundMethod> {
      return orders.withOrder(
        { id: orderId },
        async (tx, order) => {
          const batch = await repository.findBatch(tx, { id: batchId });
          if (!batch) throw batchNotFound();
          if (batch.outOfSale !== 'RECALLED') throw new AppError(409, 'stock.notRecalled');
          const [found] = await recalled.findRecalled(tx, batch, orderId);
          if (!found) throw new AppError(404, 'stock.noUnits');
          if (found.refund !== 'NONE') throw new AppError(409, 'stock.noRefund');
          if (found.amountPaise !== amountPaise)
            throw new AppError(409, 'stock.amountMoved', { params: { amount: inRupees(found.amountPaise) } });
          const reason = recalled.recallReason(batch);
          const refundMethod = await refunds.refund(tx, order.id, { amountPaise, reason, by });
          const act = { action: 'refundRecalled', subject: 'order', subjectId: orderId };
          await recordAudit(
            tx,
            by,
            { ...act, after: { amountPaise, batch: batch.code, way: refundMethod } },
            clock.now(),
          );
          return refundMethod;
        },
        () => {
          throw batchNotFound();
        },
      );
    },
  };
}

const batchNotFound = () => new AppError(404, 'stock.batchNotFound');
