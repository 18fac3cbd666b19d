import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from './database';
import { refundApprovals, refunds, transfers } from './schema';

/** Money that nothing is known of. Once it was sent back it stays so: what failed of that is the refund's affair. */
export const isUnresolved = and(
  eq(transfers.surplus, 'UNKNOWN'),
  sql`NOT EXISTS (SELECT FROM ${refunds} WHERE ${refunds.transferId} = ${transfers.id})`,
);

/** A second person decides on its return. */
export const hasWaitingReturn = sql`EXISTS (
  SELECT FROM ${refundApprovals}
  WHERE ${refundApprovals.transferId} = ${transfers.id} AND ${refundApprovals.state} = 'WAITING')`;

export const isReturnWaiting = async (db: Queries, transferId: string): Promise<boolean> =>
  (await db.$count(transfers, and(eq(transfers.id, transferId), hasWaitingReturn))) > 0;

export type UnresolvedMoney = typeof transfers.$inferSelect;

/** Money without an order that is still whole; null once it is resolved. */
export async function lockUnresolved(tx: Transaction, transferId: string): Promise<UnresolvedMoney | null> {
  const [transfer] = await tx
    .select()
    .from(transfers)
    // After waiting for the lock, only the row's own columns are read again.
    .where(and(eq(transfers.id, transferId), isUnresolved, eq(transfers.refundedPaise, 0)))
    .for('no key update');
  return transfer ?? null;
}
