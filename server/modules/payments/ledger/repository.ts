import { and, asc, eq, isNull, not, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../db/database';
import { isUniqueViolation } from '../../../db/errors';
import { refundApprovals, refunds, transfers } from '../../../db/schema';
import { referenceUsed } from './referenceUsed';

export type Transfer = typeof transfers.$inferSelect;

const MAX_LISTED = 200;

export async function findTransfer(db: Queries, provider: string, reference: string): Promise<Transfer | null> {
  const [transfer] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.provider, provider), eq(transfers.reference, reference)));
  return transfer ?? null;
}

/** True for money that came and for money that went back, by whichever provider. */
export async function isReferenceUsed(db: Queries, reference: string): Promise<boolean> {
  if ((await db.$count(transfers, eq(transfers.reference, reference))) > 0) return true;
  return (await db.$count(refunds, eq(refunds.providerRefundId, reference))) > 0;
}

/**
 * Returns false for a known transfer: each counts once, however it is reported.
 * @throws AppError 409 for a bank's reference with which money went back
 */
export async function insertTransfer(tx: Transaction, transfer: typeof transfers.$inferInsert): Promise<boolean> {
  const rows = await rejectUsedReference(
    transfer.reference,
    tx
      .insert(transfers)
      .values(transfer)
      .onConflictDoNothing({ target: [transfers.provider, transfers.reference] })
      .returning({ id: transfers.id }),
  );
  return rows.length === 1;
}

/** Of two people at once, the second meets the database's constraint. @throws AppError 409 */
export async function rejectUsedReference<T>(reference: string, write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'bank_references_pkey')) throw referenceUsed(reference);
    throw error;
  }
}

export const assignTransfer = (
  tx: Transaction,
  transferId: string,
  assigned: Pick<Transfer, 'orderId' | 'attemptId' | 'additionId'>,
) =>
  tx
    .update(transfers)
    .set({ ...assigned, surplus: null })
    .where(eq(transfers.id, transferId));

export const markSurplus = (tx: Transaction, transferId: string, surplus: Transfer['surplus']) =>
  tx.update(transfers).set({ surplus }).where(eq(transfers.id, transferId));

/** What paid for an order and for items added to it; the oldest first. */
export const findPaidTransfers = (db: Queries, orderId: string): Promise<Transfer[]> =>
  db
    .select()
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), isNull(transfers.surplus)))
    .orderBy(asc(transfers.receivedAt), asc(transfers.id));

/** The sums of `findPaidTransfers`; null where nothing was paid. */
export async function findPaidMoney(
  db: Queries,
  orderId: string,
): Promise<Pick<Transfer, 'amountPaise' | 'refundedPaise'> | null> {
  const paid = await findPaidTransfers(db, orderId);
  if (paid.length === 0) return null;
  return {
    amountPaise: paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    refundedPaise: paid.reduce((sum, { refundedPaise }) => sum + refundedPaise, 0),
  };
}

/** The order, if any, must be locked. */
export async function lockTransfer(tx: Transaction, transferId: string): Promise<Transfer | null> {
  const [transfer] = await tx.select().from(transfers).where(eq(transfers.id, transferId)).for('no key update');
  return transfer ?? null;
}

/** Money for no known order is resolved by a refund, even by one that failed. */
const isUnresolved = and(
  eq(transfers.surplus, 'UNKNOWN'),
  sql`NOT EXISTS (SELECT FROM ${refunds} WHERE ${refunds.transferId} = ${transfers.id})`,
);

/** A second person has to approve its return. */
const hasWaitingRefund = sql`EXISTS (
  SELECT FROM ${refundApprovals}
  WHERE ${refundApprovals.transferId} = ${transfers.id} AND ${refundApprovals.state} = 'WAITING')`;

export const isRefundWaiting = async (db: Queries, transferId: string): Promise<boolean> =>
  (await db.$count(transfers, and(eq(transfers.id, transferId), hasWaitingRefund))) > 0;

/** The result is null once the money was resolved or partly refunded. */
export async function lockUnresolved(tx: Transaction, transferId: string): Promise<Transfer | null> {
  const [transfer] = await tx
    .select()
    .from(transfers)
    // After the lock wait, only the row's own columns are re-checked.
    .where(and(eq(transfers.id, transferId), isUnresolved, eq(transfers.refundedPaise, 0)))
    .for('no key update');
  return transfer ?? null;
}

/** Returns the oldest first, without those whose return waits for a second person. */
export const findUnresolved = (db: Queries) =>
  db
    .select({
      transferId: transfers.id,
      provider: transfers.provider,
      reference: transfers.reference,
      amountPaise: transfers.amountPaise,
      receivedAt: transfers.receivedAt,
    })
    .from(transfers)
    .where(and(isUnresolved, not(hasWaitingRefund)))
    .orderBy(asc(transfers.receivedAt))
    .limit(MAX_LISTED);
