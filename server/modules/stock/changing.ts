import type { ChangeStockBody, CountBody, ReceiveBody } from '../../../contract/staffStock';
import { OPENING_BATCH, type OutOfSaleReason } from '../../../contract/counter';
import { recordAct } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { once } from '../../db/staffRequests';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffOnDuty } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isDay, shopDay } from '../slots';
import * as repository from './repository';
import { sellUntil, type ShelfLifeRule } from './shelfLife';

export type StockChanging = ReturnType<typeof createStockChanging>;

/** One act on a pack; its key makes a repetition harmless. */
interface PackAct {
  by: StaffOnDuty;
  key: string;
  packId: string;
}

const ACTION = 'changeStock';

/** What people do to the stock, each by a movement with its reason: a sale meanwhile is not lost. */
export function createStockChanging(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  getRule: () => Promise<ShelfLifeRule>,
  stockChanged: () => void,
) {
  /** In a transaction that holds the pack's row. @throws AppError 404 for an unknown pack or a bundle */
  async function act(
    { by, key, packId }: PackAct,
    body: object,
    work: (tx: Transaction) => Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }>,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      const at = clock.now();
      await once(tx, { staffId: by.staffId, key, content: { packId, body }, at }, async () => {
        if (!(await repository.lockPack(tx, packId))) throw new AppError(404, 'stock.packNotFound');
        const facts = await work(tx);
        await recordAct(tx, by, { action: ACTION, subject: 'pack', subjectId: packId, ...facts }, at);
        return {};
      });
    });
    stockChanged();
  }

  const movement = ({ by, packId }: PackAct, note?: string) => ({
    packId,
    actorId: by.staffId,
    note: note?.trim() || null,
    at: clock.now(),
  });

  return {
    /**
     * Packs come in, as a batch or more of one.
     * @throws FieldsError for dates that no label has, and for a batch that could not be sold; AppError 409 when the
     * batch is known with other facts, or was recalled
     */
    async receive(pack: PackAct, body: ReceiveBody): Promise<void> {
      checkDates(body, shopDay(clock.now()), await getRule());
      const code = body.code.trim();
      await act(pack, body, async (tx) => {
        const known = await repository.findBatch(tx, { packId: pack.packId, code });
        if (known) rejectOther(known, body);
        const batchId = known?.id ?? newId();
        const { packedOn, bestBefore, quantity, costPaise = null, note } = body;
        if (!known) {
          const createdAt = clock.now();
          await repository.insertBatch(tx, {
            id: batchId,
            packId: pack.packId,
            code,
            packedOn,
            bestBefore,
            costPaise,
            createdAt,
          });
        } else if (known.costPaise === null && costPaise !== null)
          await repository.updateBatch(tx, batchId, { costPaise });
        const { stock } = await repository.findShelf(tx, pack.packId);
        await repository.insertMovements(tx, [
          { ...movement(pack, note), change: quantity, reason: 'RECEIVED', batchId },
        ]);
        return {
          before: { stock },
          after: { stock: stock + quantity, reason: 'RECEIVED', batch: code, packedOn, bestBefore, costPaise },
        };
      });
    },

    /**
     * Units were counted on the shelf. The difference to what should be there is written, so what is sold meanwhile
     * doesn't matter: it stays on the shelf until it is packed.
     * @throws AppError 409 when others counted, received, wrote off or packed meanwhile, or when orders wait for more
     */
    count: (pack: PackAct, body: CountBody): Promise<void> =>
      act(pack, body, async (tx) => {
        const { counted, expected, version } = body;
        const { stock, waiting } = await repository.findShelf(tx, pack.packId);
        const shelf = stock + waiting;
        if (shelf !== expected || (await repository.findVersion(tx, pack.packId)) !== version)
          throw new AppError(409, 'stock.countedMeanwhile', { params: { count: shelf } });
        if (counted < waiting) throw new AppError(409, 'stock.countBelowOrders', { params: { count: waiting } });
        const change = counted - shelf;
        if (change !== 0) await repository.insertMovements(tx, [{ ...movement(pack), change, reason: 'COUNTED' }]);
        return { before: { stock, waiting }, after: { stock: stock + change, waiting, reason: 'COUNTED', counted } };
      }),

    /**
     * Units leave the stock for a reason; a correction may add some. Of a batch that is out of sale they leave what was
     * set apart.
     * @throws FieldsError for a change that the reason doesn't allow; AppError 404 for a batch of another pack; 409 when
     * fewer are there
     */
    async change(pack: PackAct, body: ChangeStockBody): Promise<void> {
      const { reason, change, batchId, note } = body;
      if (change === 0 || (change > 0 && reason !== 'CORRECTION'))
        throw new FieldsError({ change: { key: 'validation.units.invalid' } });
      if (reason === 'CORRECTION' && !note?.trim())
        throw new FieldsError({ note: { key: 'validation.stockNote.required' } });
      await act(pack, body, async (tx) => {
        const { stock } = await repository.findShelf(tx, pack.packId);
        const batch = batchId === undefined ? null : await repository.findBatch(tx, { id: batchId });
        if (batchId !== undefined && batch?.packId !== pack.packId) throw new AppError(404, 'stock.batchNotFound');
        const outOfSale = batch?.outOfSale ?? null;
        if (outOfSale !== null && change > 0) throw new AppError(409, 'stock.outOfSale');
        const available = batch ? (outOfSale !== null ? batch.setApart : batch.stock) : stock;
        if (available + change < 0) throw new AppError(409, 'stock.notEnough', { params: { count: available } });
        const row = { ...movement(pack, note), ...(batchId !== undefined && { batchId }) };
        await repository.insertMovements(tx, [
          ...(outOfSale === null ? [] : [{ ...row, change: -change, reason: 'RESTORED' as const }]),
          { ...row, change, reason },
        ]);
        const left = outOfSale === null ? stock + change : stock;
        return {
          before: { stock },
          after: { stock: left, reason, quantity: change, ...(batch && { batch: batch.code }), note: row.note },
        };
      });
    },
  };
}

/** A batch leaves the sale; its units are set apart. The pack must be locked. */
export async function takeOutOfSale(
  tx: Transaction,
  { id: batchId, packId, stock }: repository.Batch,
  { why, actorId, at }: { why: OutOfSaleReason; actorId: string | null; at: Date },
): Promise<void> {
  if (stock > 0)
    await repository.insertMovements(tx, [{ packId, batchId, change: -stock, reason: 'WITHDRAWN', actorId, at }]);
  await repository.updateBatch(tx, batchId, { outOfSale: why, outOfSaleAt: at });
}

function checkDates({ packedOn, bestBefore }: ReceiveBody, today: string, rule: ShelfLifeRule): void {
  if (!isDay(packedOn)) throw new FieldsError({ packedOn: { key: 'validation.day.invalid' } });
  if (!isDay(bestBefore)) throw new FieldsError({ bestBefore: { key: 'validation.day.invalid' } });
  if (packedOn > today) throw new FieldsError({ packedOn: { key: 'stock.packedInFuture' } });
  if (bestBefore <= packedOn) throw new FieldsError({ bestBefore: { key: 'stock.bestBeforePacked' } });
  const last = sellUntil({ packedOn, bestBefore }, rule);
  if (last !== null && last < today)
    throw new FieldsError({ bestBefore: { key: 'stock.tooOld', params: { day: last } } });
}

/** More of a batch is what its label says. */
function rejectOther(known: repository.Batch, { packedOn, bestBefore, costPaise }: ReceiveBody): void {
  const params = { code: known.code };
  if (known.code === OPENING_BATCH) throw new FieldsError({ code: { key: 'stock.codeTaken' } });
  if (known.outOfSale !== null) throw new AppError(409, 'stock.batchOutOfSale', { params });
  const hasOtherCost = costPaise !== undefined && known.costPaise !== null && known.costPaise !== costPaise;
  if (known.packedOn !== packedOn || known.bestBefore !== bestBefore || hasOtherCost)
    throw new AppError(409, 'stock.otherFacts', { params });
}
