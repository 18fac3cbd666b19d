import type { ChangeStockBody, CountBody, ReceiveBody } from '../../../contract/staffStock';
import { OPENING_BATCH, type OutOfSaleReason } from '../../../contract/stockConstants';
import type { AuditedAction } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isDay, shopDay } from '../../lib/shopDays';
import type { StockLedger } from '../stockLedger';
import { checkOrigin, loggedOrigin, writeOrigin } from './batchOrigins.service';
import { foldBatchCode, isNearCode, looksAlike } from './batchCodes';
import * as repository from './repository';
import { sellUntil, type ShelfLifeRule } from './shelfLife';

/** A pack whose row the transaction holds. */
export interface LockedPack {
  staffId: string;
  /** Read under the lock. */
  stockLevel: repository.StockLevel;
  at: Date;
}

/** These go into the audit log. */
export type StockFacts = Required<Pick<AuditedAction, 'before' | 'after'>>;

export const auditedChange = (packId: string, facts: StockFacts): AuditedAction => ({
  action: 'changeStock',
  subject: 'pack',
  subjectId: packId,
  ...facts,
});

const movement = ({ staffId, stockLevel, at }: LockedPack, note?: string) => ({
  packId: stockLevel.packId,
  actorId: staffId,
  note: note?.trim() || null,
  at,
});

export type PackChanges = ReturnType<typeof createPackChanges>;

/** Each is a movement, so that a concurrent sale is not lost. The pack must be locked. */
export function createPackChanges(stockLedger: StockLedger) {
  /**
   * Adds a batch, or more of one; with `writesOff` its units are written off in the same step.
   * @throws FieldsError for impossible dates, too little shelf life, or the opening batch's code; AppError 409 for a
   * batch with other facts or out of sale, and for a code that may be a misspelt one
   */
  async function receive(
    tx: Transaction,
    pack: LockedPack,
    body: ReceiveBody,
    rule: ShelfLifeRule,
  ): Promise<StockFacts> {
    checkDates(body, shopDay(pack.at), rule);
    const { packId, stock } = pack.stockLevel;
    const { packedOn, bestBefore, quantity, costPaise = null, note, origin, writesOff = false } = body;
    if (origin) checkOrigin(origin, packedOn);
    const known = batchOfCode(await repository.findBatchesOfPack(tx, packId), body);
    if (known) rejectOther(known, body);
    const code = known?.code ?? body.code.trim();
    const batchId = known?.id ?? newId();
    if (!known) {
      const batch = { id: batchId, packId, code, packedOn, bestBefore, costPaise, createdAt: pack.at };
      await repository.insertBatch(tx, batch);
    } else if (known.costPaise === null && costPaise !== null) await repository.updateBatch(tx, batchId, { costPaise });
    if (origin) await writeOrigin(tx, batchId, origin);
    const row = { ...movement(pack, note), batchId };
    await stockLedger.record(tx, [
      { ...row, change: quantity, reason: 'RECEIVED' },
      ...(writesOff ? [{ ...row, change: -quantity, reason: 'EXPIRED' as const }] : []),
    ]);
    const left = writesOff ? stock : stock + quantity;
    const label = { batch: code, packedOn, bestBefore, costPaise, ...(origin && (await loggedOrigin(tx, origin))) };
    return {
      before: { stock },
      after: { stock: left, reason: 'RECEIVED', ...label, ...(writesOff && { writtenOff: quantity }) },
    };
  }

  /**
   * Writes the difference to the expected units. Sales meanwhile don't matter: they stay on the shelf until packed.
   * @throws AppError 409 when others counted, received, wrote off or packed meanwhile, or when orders wait for more
   */
  async function count(
    tx: Transaction,
    pack: LockedPack,
    { counted, expected, version }: CountBody,
  ): Promise<StockFacts> {
    const { stock, waiting } = pack.stockLevel;
    const units = stock + waiting;
    if (units !== expected || pack.stockLevel.version !== version)
      throw new AppError(409, 'stock.countedMeanwhile', { params: { count: units } });
    if (counted < waiting) throw new AppError(409, 'stock.countBelowOrders', { params: { count: waiting } });
    const change = counted - units;
    if (change !== 0) await stockLedger.record(tx, [{ ...movement(pack), change, reason: 'COUNTED' }]);
    return { before: { stock, waiting }, after: { stock: stock + change, waiting, reason: 'COUNTED', counted } };
  }

  /**
   * Removes units; a correction may add some. A batch out of sale loses units that were set apart.
   * @throws FieldsError for a change that the reason doesn't allow; AppError 404 for another pack's batch; 409 for too
   * few units, or for adding to a batch out of sale
   */
  async function change(tx: Transaction, pack: LockedPack, body: ChangeStockBody): Promise<StockFacts> {
    const { reason, change: units, batchId, note } = body;
    if (units === 0 || (units > 0 && reason !== 'CORRECTION'))
      throw new FieldsError({ change: { key: 'validation.units.invalid' } });
    if (reason === 'CORRECTION' && !note?.trim())
      throw new FieldsError({ note: { key: 'validation.stockNote.required' } });
    const { packId, stock } = pack.stockLevel;
    const batch = batchId === undefined ? null : await repository.findBatch(tx, batchId);
    if (batchId !== undefined && batch?.packId !== packId) throw new AppError(404, 'stock.batchNotFound');
    const outOfSale = batch?.outOfSale ?? null;
    if (outOfSale !== null && units > 0) throw new AppError(409, 'stock.outOfSale');
    const available = batch ? (outOfSale !== null ? batch.setApart : batch.stock) : stock;
    if (available + units < 0) throw new AppError(409, 'stock.notEnough', { params: { count: available } });
    const row = { ...movement(pack, note), ...(batchId !== undefined && { batchId }) };
    await stockLedger.record(tx, [
      ...(outOfSale === null ? [] : [{ ...row, change: -units, reason: 'RESTORED' as const }]),
      { ...row, change: units, reason },
    ]);
    const left = outOfSale === null ? stock + units : stock;
    return {
      before: { stock },
      after: { stock: left, reason, quantity: units, ...(batch && { batch: batch.code }), note: row.note },
    };
  }

  /** Sets the batch's units apart. */
  async function takeOutOfSale(
    tx: Transaction,
    { id: batchId, packId, stock }: repository.Batch,
    { why, actorId, at }: { why: OutOfSaleReason; actorId: string | null; at: Date },
  ): Promise<void> {
    if (stock > 0)
      await stockLedger.record(tx, [{ packId, batchId, change: -stock, reason: 'WITHDRAWN', actorId, at }]);
    await repository.updateBatch(tx, batchId, { outOfSale: why, outOfSaleAt: at });
  }

  return { receive, count, change, takeOutOfSale };
}

function checkDates({ packedOn, bestBefore, writesOff }: ReceiveBody, today: string, rule: ShelfLifeRule): void {
  if (!isDay(packedOn)) throw new FieldsError({ packedOn: { key: 'validation.day.invalid' } });
  if (!isDay(bestBefore)) throw new FieldsError({ bestBefore: { key: 'validation.day.invalid' } });
  if (packedOn > today) throw new FieldsError({ packedOn: { key: 'stock.packedInFuture' } });
  if (bestBefore <= packedOn) throw new FieldsError({ bestBefore: { key: 'stock.bestBeforePacked' } });
  const last = sellUntil({ packedOn, bestBefore }, rule);
  if (!writesOff && last !== null && last < today)
    throw new FieldsError({ bestBefore: { key: 'stock.tooOld', params: { day: last } } });
}

/** @throws AppError 409 with `nearCode` for a code that may be a misspelt one, unless a person said that it isn't */
function batchOfCode(batches: readonly repository.Batch[], body: ReceiveBody): repository.Batch | null {
  const folded = foldBatchCode(body.code);
  if (folded === foldBatchCode(OPENING_BATCH)) throw new FieldsError({ code: { key: 'stock.codeTaken' } });
  const same = batches.filter(({ code }) => foldBatchCode(code) === folded);
  const known = same.find(({ code }) => code === body.code.trim()) ?? same[0];
  if (known) return known;
  const near = body.isNewBatch ? undefined : batches.find((batch) => isMisspelt(batch, body));
  if (!near) return null;
  throw new AppError(409, 'stock.nearCode', { params: { code: near.code }, data: { nearCode: near.code } });
}

/** Codes of consecutive batches are near each other, too: with both days different, it is no misspelling. */
const isMisspelt = (known: repository.Batch, { code, packedOn, bestBefore }: ReceiveBody): boolean =>
  looksAlike(known.code, code) ||
  (isNearCode(known.code, code) &&
    (known.outOfSale !== null || known.packedOn === packedOn || known.bestBefore === bestBefore));

function rejectOther(known: repository.Batch, { packedOn, bestBefore, costPaise }: ReceiveBody): void {
  const params = { code: known.code };
  if (known.outOfSale !== null) throw new AppError(409, 'stock.batchOutOfSale', { params });
  const hasOtherCost = costPaise !== undefined && known.costPaise !== null && known.costPaise !== costPaise;
  if (known.packedOn !== packedOn || known.bestBefore !== bestBefore || hasOtherCost)
    throw new AppError(409, 'stock.otherFacts', { params });
}
