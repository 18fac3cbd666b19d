import { and, desc, eq, gte, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../db/database';
import { payeeChanges, staff } from '../../db/schema';

export type Change = typeof payeeChanges.$inferSelect;

const requester = alias(staff, 'requester');
const decider = alias(staff, 'decider');

const isWaiting = eq(payeeChanges.state, 'WAITING');

const find = async (db: Queries, condition: SQL | undefined) => {
  const [row] = await db
    .select({ change: payeeChanges, requestedBy: requester.name, decidedBy: decider.name })
    .from(payeeChanges)
    .leftJoin(requester, eq(requester.id, payeeChanges.requestedBy))
    .leftJoin(decider, eq(decider.id, payeeChanges.decidedBy))
    .where(condition)
    // The one that waits is the newest.
    .orderBy(desc(payeeChanges.createdAt), desc(payeeChanges.id))
    .limit(1);
  return row ?? null;
};

/** The change that waits, or else the last one that was approved since then. */
export const findCurrent = (db: Queries, since: Date) =>
  find(db, or(isWaiting, and(eq(payeeChanges.state, 'APPROVED'), gte(payeeChanges.decidedAt, since))));

export async function findChange(db: Queries, id: string): Promise<Change | null> {
  return (await find(db, eq(payeeChanges.id, id)))?.change ?? null;
}

export const insertChange = (tx: Transaction, change: typeof payeeChanges.$inferInsert) =>
  tx.insert(payeeChanges).values(change);

type Decision = Pick<Change, 'state' | 'decidedBy' | 'decidedAt'> & Partial<Pick<Change, 'isAlone'>>;

/** Returns whether it was still waiting. */
export async function decide(tx: Transaction, id: string, decision: Decision): Promise<boolean> {
  const rows = await tx
    .update(payeeChanges)
    .set(decision)
    .where(and(eq(payeeChanges.id, id), isWaiting))
    .returning({ id: payeeChanges.id });
  return rows.length === 1;
}

/** A newer request takes the place of the one that waits. */
export const declineWaiting = (tx: Transaction, decision: Decision) =>
  tx.update(payeeChanges).set(decision).where(isWaiting);
