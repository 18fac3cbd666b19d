import type { Transaction } from '../../db/database';
import { afterCommit } from '../../db/transaction';
import {
  findHeld,
  findHeldUnits,
  findOrdered,
  findWrittenOff,
  insertMovements,
  lockStock,
  type BatchUnits,
  type NewMovement,
  type PackQuantity,
} from './repository';

export type { BatchUnits, PackQuantity } from './repository';
export type StockLedger = ReturnType<typeof createStockLedger>;

/**
 * Stock moves here, or in the statement that places an order. Lock the packs first.
 * @param stockChanged runs after the commit of each transaction that moved stock
 */
export function createStockLedger(stockChanged: () => void) {
  const noteChange = (tx: Transaction | null): void => (tx ? afterCommit(tx, stockChanged) : stockChanged());

  async function record(tx: Transaction, movements: NewMovement[]): Promise<void> {
    if (movements.length === 0) return;
    await insertMovements(tx, movements);
    noteChange(tx);
  }

  return {
    lock: lockStock,
    findHeld,
    findHeldUnits,
    findOrdered,
    record,

    /** For what pages show beside the units, such as a recall. @param tx null when it is committed */
    noteChange,

    /** Books what an order takes, or returns. @param packQuantities one entry per pack */
    move: (
      tx: Transaction,
      packQuantities: readonly PackQuantity[],
      { reason, ...about }: { reason: 'ORDERED' | 'RELEASED'; orderId: string; at: Date },
    ): Promise<void> =>
      record(
        tx,
        packQuantities.map(({ packId, quantity }) => ({
          packId,
          change: reason === 'ORDERED' ? -quantity : quantity,
          reason,
          ...about,
        })),
      ),

    /** Gives back some of the very units that an order holds: first those that are sold first. @returns which ones */
    async release(
      tx: Transaction,
      packQuantities: readonly PackQuantity[],
      about: { orderId: string; at: Date },
    ): Promise<BatchUnits[]> {
      const released = take(await findHeldUnits(tx, about.orderId), packQuantities);
      await record(
        tx,
        released.map(({ packId, batchId, units }) => ({
          packId,
          batchId,
          change: units,
          reason: 'RELEASED',
          ...about,
        })),
      );
      return released;
    },

    /**
     * Units of a batch out of sale were set apart when they came back, so they leave from there: what is for sale
     * stays.
     */
    writeOffReturned: (
      tx: Transaction,
      returned: readonly BatchUnits[],
      about: { reason: 'SPOILED' | 'CORRECTION'; actorId: string; note: string; at: Date },
    ): Promise<void> =>
      record(
        tx,
        returned.flatMap(({ packId, batchId, units, isOutOfSale }) => [
          ...(isOutOfSale ? [{ packId, batchId, change: units, ...about, reason: 'RESTORED' as const }] : []),
          { packId, batchId, change: -units, ...about },
        ]),
      ),

    /** Units that left the stock unsold. */
    writeOff: (
      tx: Transaction,
      packQuantities: readonly PackQuantity[],
      about: { reason: 'REPLACED'; actorId: string; note: string; at: Date },
    ): Promise<void> =>
      record(
        tx,
        packQuantities.map(({ packId, quantity }) => ({ packId, change: -quantity, ...about })),
      ),

    /** Takes what was written off with this note back, into the batches that it left: those out of sale set it apart. */
    async takeBack(
      tx: Transaction,
      packIds: readonly string[],
      about: { reason: 'REPLACED'; actorId: string; note: string; at: Date },
    ): Promise<void> {
      const gone = await findWrittenOff(tx, packIds, about.note);
      await record(
        tx,
        gone.map(({ packId, batchId, units }) => ({ packId, batchId, change: units, ...about })),
      );
    },
  };
}

function take(held: readonly BatchUnits[], wanted: readonly PackQuantity[]): BatchUnits[] {
  const open = new Map(wanted.map(({ packId, quantity }) => [packId, quantity]));
  return held.flatMap((batch) => {
    const units = Math.min(batch.units, open.get(batch.packId) ?? 0);
    open.set(batch.packId, (open.get(batch.packId) ?? 0) - units);
    return units > 0 ? [{ ...batch, units }] : [];
  });
}
