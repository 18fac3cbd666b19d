import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { authCounts } from '../../db/schema';

export type CountKey = Pick<typeof authCounts.$inferSelect, 'key' | 'windowEnd'>;
type Count = Pick<typeof authCounts.$inferSelect, 'key' | 'count'>;

const isOneOf = (keys: readonly CountKey[]) =>
  or(...keys.map(({ key, windowEnd }) => and(eq(authCounts.key, key), eq(authCounts.windowEnd, windowEnd))));

/** Locks the rows; callers name shared keys in the same order to avoid deadlocks. */
export const addOne = (tx: Transaction, keys: readonly CountKey[]): Promise<Count[]> =>
  tx
    .insert(authCounts)
    .values(keys.map((each) => ({ ...each, count: 1 })))
    .onConflictDoUpdate({
      target: [authCounts.key, authCounts.windowEnd],
      set: { count: sql`${authCounts.count} + 1` },
    })
    .returning({ key: authCounts.key, count: authCounts.count });

export const takeOneBack = (tx: Transaction, keys: readonly CountKey[]) =>
  tx
    .update(authCounts)
    .set({ count: sql`${authCounts.count} - 1` })
    .where(isOneOf(keys));

export const deleteCounts = (tx: Transaction, keys: readonly string[]) =>
  tx.delete(authCounts).where(inArray(authCounts.key, [...keys]));

export const findCounts = (db: Queries, keys: readonly CountKey[]): Promise<Count[]> =>
  db.select({ key: authCounts.key, count: authCounts.count }).from(authCounts).where(isOneOf(keys));
