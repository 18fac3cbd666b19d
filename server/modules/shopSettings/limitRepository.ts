import { and, desc, eq, gte, isNull, lte, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../db/database';
import { limitRaises, staff } from '../../db/schema';

export type Raise = typeof limitRaises.$inferSelect;

const MAX_LISTED = 20;

const raiser = alias(staff, 'raiser');
const confirmer = alias(staff, 'confirmer');

const find = (db: Queries, condition: SQL) =>
  db
    .select({ raise: limitRaises, raisedBy: raiser.name, confirmedBy: confirmer.name })
    .from(limitRaises)
    .leftJoin(raiser, eq(raiser.id, limitRaises.raisedBy))
    .leftJoin(confirmer, eq(confirmer.id, limitRaises.confirmedBy))
    .where(condition)
    .orderBy(desc(limitRaises.createdAt), desc(limitRaises.id))
    .limit(MAX_LISTED);

/** The newest comes first. */
export const findRaises = (db: Queries, since: Date) => find(db, gte(limitRaises.createdAt, since));

export async function findRaise(db: Queries, id: string): Promise<Raise | null> {
  const [found] = await find(db, eq(limitRaises.id, id));
  return found?.raise ?? null;
}

export const insertRaises = (tx: Transaction, raises: (typeof limitRaises.$inferInsert)[]) =>
  tx.insert(limitRaises).values(raises);

/**
 * Confirms it with the person's earlier raises of the same limit, on which it was put.
 * @returns false when it was confirmed before
 */
export async function confirmRaise(
  tx: Transaction,
  { id, name, raisedBy, createdAt }: Raise,
  confirmation: Pick<Raise, 'confirmedBy' | 'confirmedAt' | 'isAlone'>,
): Promise<boolean> {
  const rows = await tx
    .update(limitRaises)
    .set(confirmation)
    .where(
      and(
        eq(limitRaises.name, name),
        eq(limitRaises.raisedBy, raisedBy),
        lte(limitRaises.createdAt, createdAt),
        isNull(limitRaises.confirmedBy),
      ),
    )
    .returning({ id: limitRaises.id });
  return rows.some((row) => row.id === id);
}
