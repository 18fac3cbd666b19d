import type { Language, RefundMethod } from '../../../contract/constants';
import type { BatchRecall, RecallBody, RecallRefundBody } from '../../../contract/staffRecall';
import { OPENING_BATCH } from '../../../contract/stockConstants';
import { recordAudit } from '../../db/audit';
import type { Queries, Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { inRupees } from '../../../contract/inRupees';
import type { Notifier } from '../messaging';
import type { Refunds } from '../payments';
import type { Orders } from '../orders';
import type { StockLedger } from '../stockLedger';
import type { PackChanges } from './packChanges';
import { serializeBatch } from './stockQueries.service';
import { foldBatchCode, isNearCode } from './batchCodes';
import * as recalled from './recallRepository';
import * as repository from './repository';
import type { ShelfLifeRule } from './shelfLife';

export type Recalls = ReturnType<typeof createRecalls>;

/** A batch, and those of its pack whose codes are other spellings of its own. */
type Spelt = [repository.Batch, ...repository.Batch[]];

interface Outside {
  orders: Pick<Orders, 'withOrder'>;
  refunds: Refunds;
  stockLedger: StockLedger;
  packChanges: PackChanges;
  getRule: () => Promise<ShelfLifeRule>;
  notifier: Notifier;
}

/** A recall finds who got a batch that must come back, and refunds them. */
export function createRecalls(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { orders, refunds, stockLedger, packChanges, getRule, notifier }: Outside,
) {
  /** The batch under every spelling of its code, with its pack locked. @throws AppError 404 */
  async function lock(tx: Transaction, batchId: string): Promise<Spelt> {
    const known = await repository.findBatch(tx, batchId);
    if (!known || !(await repository.lockPack(tx, known.packId))) throw batchNotFound();
    return findSpelt(tx, batchId);
  }

  async function findSpelt(at: Queries, batchId: string): Promise<Spelt> {
    const known = await repository.findBatch(at, batchId);
    if (!known) throw batchNotFound();
    const others = (await repository.findBatchesOfPack(at, known.packId)).filter(
      ({ id, code }) => id !== batchId && foldBatchCode(code) === foldBatchCode(known.code),
    );
    return [known, ...others];
  }

  /** They have the same code on another pack size, or a near code, and are not recalled. */
  async function findAlike(at: Queries, spelt: Spelt) {
    const [{ code, packId }] = spelt;
    return (await recalled.findBatchesOfProduct(at, packId))
      .map((each) => ({ ...each, isSameCode: foldBatchCode(each.batch.code) === foldBatchCode(code) }))
      .filter(
        ({ batch, isSameCode }) =>
          batch.outOfSale !== 'RECALLED' &&
          batch.code !== OPENING_BATCH &&
          !spelt.some(({ id }) => id === batch.id) &&
          (isSameCode || isNearCode(batch.code, code)),
      )
      .sort((one, other) => Number(other.isSameCode) - Number(one.isSameCode));
  }

  /** Ends the sale of a batch under every spelling; again, it changes the notice. */
  async function recallOne(tx: Transaction, batchId: string, reason: string, by: StaffUser): Promise<void> {
    const spelt = await lock(tx, batchId);
    const [batch] = spelt;
    const at = clock.now();
    const changed = spelt.filter(({ outOfSale, recallReason }) => outOfSale !== 'RECALLED' || recallReason !== reason);
    for (const each of changed) {
      if (each.outOfSale !== 'RECALLED')
        await packChanges.takeOutOfSale(tx, each, { why: 'RECALLED', actorId: by.staffId, at });
      await repository.updateBatch(tx, each.id, { recallReason: reason });
    }
    if (changed.length === 0) return;
    if (changed.some(({ outOfSale }) => outOfSale !== 'RECALLED')) await tell(tx, spelt, at);
    const quantity = changed.reduce((sum, { stock }) => sum + stock, 0);
    await record(tx, batch.packId, by, {
      before: { batch: batch.code, reason: batch.recallReason ?? batch.outOfSale },
      after: { batch: codesOf(changed), reason, quantity },
    });
  }

  /** Those who have units of it, or will have them before a rider can be stopped. */
  async function tell(tx: Transaction, spelt: Spelt, at: Date): Promise<void> {
    const affected = await recalled.findRecalled(tx, spelt);
    const orderIds = affected
      .filter(({ status }) => status === 'DELIVERED' || status === 'PICKEDUP')
      .map(({ orderId }) => orderId);
    const [{ id }] = spelt;
    const eventKey = `recall ${id} ${at.toISOString()}`;
    await notifier.notifyAll(tx, { kind: 'RECALL', orderIds, eventKey, subjectId: id });
  }

  async function record(
    tx: Transaction,
    packId: string,
    by: StaffUser,
    facts: { before: Record<string, unknown>; after: Record<string, unknown> },
  ): Promise<void> {
    stockLedger.noteChange(tx);
    const audited = { action: 'recallBatches', subject: 'pack', subjectId: packId };
    await recordAudit(tx, by, { ...audited, ...facts }, clock.now());
  }

  return {
    /** @throws AppError 404 */
    async read(batchId: string, language: Language): Promise<BatchRecall> {
      const found = await recalled.findBatchOfProduct(db, batchId);
      if (!found) throw batchNotFound();
      const { batch, names, netGrams, measure } = found;
      const spelt = await findSpelt(db, batchId);
      const rows = await recalled.findRecalled(db, spelt);
      const sumOf = (unit: 'stock' | 'setApart') => spelt.reduce((sum, each) => sum + each[unit], 0);
      return {
        ...serializeBatch(batch, await getRule()),
        stock: sumOf('stock'),
        setApart: sumOf('setApart'),
        spellings: spelt.slice(1).map(({ code }) => code),
        alike: (await findAlike(db, spelt)).map((each) => ({
          _id: each.batch.id,
          code: each.batch.code,
          bestBefore: each.batch.bestBefore,
          netGrams: each.netGrams,
          measure: each.measure,
          units: each.batch.stock + each.batch.setApart,
          isSameCode: each.isSameCode,
        })),
        packId: batch.packId,
        name: names[language],
        names,
        netGrams,
        measure,
        recallReason: batch.recallReason,
        recalledAt: batch.outOfSale === 'RECALLED' && batch.outOfSaleAt ? batch.outOfSaleAt.toISOString() : null,
        orders: rows.map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() })),
      };
    },

    /**
     * Ends the sale under every spelling of the code, and of the chosen batches like it, with a notice to customers;
     * again, it changes the notice.
     * @throws AppError 404 for an unknown batch, or one that is not like it
     */
    recall: (batchId: string, { reason, alike = [] }: RecallBody, by: StaffUser): Promise<void> =>
      inTransaction(db, async (tx) => {
        const similar = alike.length > 0 ? await findAlike(tx, await findSpelt(tx, batchId)) : [];
        const chosen = similar.filter(({ batch }) => alike.includes(batch.id));
        if (chosen.length < alike.length) throw batchNotFound();
        // Sales lock packs in this order.
        const packIds = [...new Set(chosen.map(({ batch }) => batch.packId))];
        await repository.lockPacks(tx, [...packIds, (await findSpelt(tx, batchId))[0].packId]);
        for (const id of [batchId, ...alike]) await recallOne(tx, id, reason.trim(), by);
      }),

    /** Units left go back into the sale. @throws AppError 404; 409 unless recalled */
    takeBack: (batchId: string, by: StaffUser): Promise<void> =>
      inTransaction(db, async (tx) => {
        const spelt = (await lock(tx, batchId)).filter(({ outOfSale }) => outOfSale === 'RECALLED');
        const [first] = spelt;
        if (!first) throw new AppError(409, 'stock.notRecalled');
        const at = clock.now();
        for (const { id, packId, setApart } of spelt) {
          await repository.updateBatch(tx, id, { outOfSale: null, outOfSaleAt: null, recallReason: null });
          const row = { packId, batchId: id, change: setApart, reason: 'RESTORED' as const, actorId: by.staffId, at };
          if (setApart > 0) await stockLedger.record(tx, [row]);
        }
        const quantity = spelt.reduce((sum, { setApart }) => sum + setApart, 0);
        await record(tx, first.packId, by, {
          before: { batch: codesOf(spelt), reason: first.recallReason },
          after: { batch: codesOf(spelt), quantity },
        });
      }),

    /**
     * Refunds an order's units of a recalled batch, or requests that of an Admin; once.
     * @throws AppError 404 without units of it; 409 unless recalled and still to be refunded, or for another amount
     */
    async refund(batchId: string, { orderId, amountPaise }: RecallRefundBody, by: StaffUser): Promise<RefundMethod> {
      return orders.withOrder(
        { id: orderId },
        async (tx, order) => {
          const spelt = await findSpelt(tx, batchId);
          const [batch] = spelt;
          if (batch.outOfSale !== 'RECALLED') throw new AppError(409, 'stock.notRecalled');
          const [found] = await recalled.findRecalled(tx, spelt, orderId);
          if (!found) throw new AppError(404, 'stock.noUnits');
          if (found.refund !== 'NONE') throw new AppError(409, 'stock.noRefund');
          if (found.amountPaise !== amountPaise)
            throw new AppError(409, 'stock.amountMoved', { params: { amount: inRupees(found.amountPaise) } });
          const reason = recalled.recallReason(batch);
          const left = await recalled.findLinesToRefund(tx, spelt, orderId);
          const lines = left.map((line) => ({ ...line, returned: 'NONE' as const }));
          const refundMethod = await refunds.refund(tx, order.id, { amountPaise, reason, by, lines });
          const audited = { action: 'refundRecalled', subject: 'order', subjectId: orderId };
          await recordAudit(
            tx,
            by,
            { ...audited, after: { amountPaise, batch: batch.code, way: refundMethod } },
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

const codesOf = (batches: readonly repository.Batch[]): string => batches.map(({ code }) => code).join(', ');

const batchNotFound = () => new AppError(404, 'stock.batchNotFound');
