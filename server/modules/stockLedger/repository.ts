import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { batches, packs, stockMovements } from '../../db/schema';
import { sellableUnits } from '../../db/sellableUnits';

export type NewMovement = typeof stockMovements.$inferInsert;

export interface PackQuantity {
  packId: string;
  quantity: number;
}

/** Locks in the order of ids, as placing an order does, so that the two can't deadlock. @returns the units for sale */
export const lockStock = (tx: Transaction, packIds: readonly string[]) =>
  tx
    .select({ id: packs.id, stock: sellableUnits() })
    .from(packs)
    .where(inArray(packs.id, [...packIds]))
    .orderBy(asc(packs.id))
    .for('no key update');

export const insertMovements = (tx: Transaction, movements: NewMovement[]) =>
  tx.insert(stockMovements).values(movements);

/** Reads movements, because a bundle may have changed since the order. */
export const findHeld = (tx: Transaction, orderId: string): Promise<PackQuantity[]> =>
  tx
    .select({ packId: stockMovements.packId, quantity: sql<number>`-sum(${stockMovements.change})::int` })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.packId)
    .having(sql`sum(${stockMovements.change}) < 0`);

/** Counts units of one batch; the batch is null for movements from before batches. */
export interface BatchUnits {
  packId: string;
  batchId: string | null;
  units: number;
  isOutOfSale: boolean;
}

/** Returns the very units that an order holds: by pack, in the order in which they would be released. */
export const findHeldUnits = (tx: Transaction, orderId: string): Promise<BatchUnits[]> =>
  tx
    .select({
      packId: stockMovements.packId,
      batchId: stockMovements.batchId,
      units: sql<number>`-sum(${stockMovements.change})::int`,
      isOutOfSale: sql<boolean>`${batches.outOfSale} IS NOT NULL`,
    })
    .from(stockMovements)
    .leftJoin(batches, eq(batches.id, stockMovements.batchId))
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.packId, stockMovements.batchId, batches.id)
    .having(sql`sum(${stockMovements.change}) < 0`)
    .orderBy(
      asc(stockMovements.packId),
      sql`${batches.bestBefore} NULLS FIRST`,
      asc(batches.packedOn),
      asc(batches.createdAt),
      asc(batches.id),
    );

/** Returns what placing took, over all batches. Taking it again has another `at`: those sums are deduplicated. */
export const findOrdered = (tx: Transaction, orderId: string): Promise<PackQuantity[]> =>
  tx
    .selectDistinct({ packId: stockMovements.packId, quantity: sql<number>`-sum(${stockMovements.change})::int` })
    .from(stockMovements)
    .where(and(eq(stockMovements.orderId, orderId), eq(stockMovements.reason, 'ORDERED')))
    .groupBy(stockMovements.packId, stockMovements.at);

/** Returns what was written off with this note, and did not come back. */
export const findWrittenOff = (tx: Transaction, packIds: readonly string[], note: string) =>
  tx
    .select({
      packId: stockMovements.packId,
      batchId: stockMovements.batchId,
      units: sql<number>`-sum(${stockMovements.change})::int`,
    })
    .from(stockMovements)
    .where(
      and(
        inArray(stockMovements.packId, [...packIds]),
        // By the index of what is outside orders.
        isNull(stockMovements.orderId),
        eq(stockMovements.reason, 'REPLACED'),
        eq(stockMovements.note, note),
      ),
    )
    .groupBy(stockMovements.packId, stockMovements.batchId)
    .having(sql`sum(${stockMovements.change}) < 0`);
