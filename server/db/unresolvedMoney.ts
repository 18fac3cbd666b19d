import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from './database';
import { refundApprovals, refunds, transfers } from './schema';

/** Money for no known order. A refund resolves it, even a failed one. */
export const isUnresolved = and(
  eq(transfers.surplus, 'UNKNOWN'),
  sql`NOT EXISTS (SELECT FROM ${refunds} WHERE ${refunds.transferId} = ${transfers.id})`,
);

/** A second person has to approve its return. */
export const hasWaitingReturn = sql`EXISTS (
  SELECT FROM ${refundApprovals}
  WHERE ${refundApprovals.transferId} = ${transfers.id} AND ${refundApprovals.state} = 'WAITING')`;

export const isReturnWaiting = async (db: Queries, transferId: string): Promise<boolean> =>
  (await db.$count(transfers, and(eq(transfers.id, transferId), hasWaitingReturn))) > 0;

export type UnresolvedMoney = typeof transfers.$inferSelect;

/** The result is null once the money was resolved or partly refunded. */
export async function lockUnresolved(tx: Transaction, transferId: string): Promise<UnresolvedMoney | null> {
  const [transfer] = await tx
    .select()
    .from(transfers)
    // After the lock wait, only the row's own columns are re-checked.
    .where(and(eq(transfers.id, transferId), isUnresolved, eq(transfers.refundedPaise, 0)))
    .for('no key update');
  return transfer ?? null;
}
