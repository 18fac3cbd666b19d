import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../db/database';
import { dayClosings, ledger, staff } from '../../../db/schema';

const CLOSINGS_LISTED = 30;

/** `totals.through` is the last ledger row covered. */
export const findClosings = (db: Queries) =>
  db
    .select({ closing: dayClosings, closedByName: sql<string>`coalesce(${staff.name}, ${dayClosings.closedBy})` })
    .from(dayClosings)
    .leftJoin(staff, eq(staff.id, dayClosings.closedBy))
    .orderBy(desc(dayClosings.day))
    .limit(CLOSINGS_LISTED);

/** Blocks postings and other closings, so that each row is in exactly one closing. */
export const lockLedger = (tx: Transaction) => tx.execute(sql`LOCK TABLE ${ledger} IN SHARE ROW EXCLUSIVE MODE`);

/** The last row before the first one of `end` or later: a posting of that time is never in an earlier closing. */
export async function findLastId(db: Queries, { after, end }: { after: number; end: Date }): Promise<number> {
  const [row] = await db
    .select({
      id: sql<number>`coalesce(min(${ledger.id}) FILTER (WHERE ${ledger.at} >= ${end.toISOString()}::timestamptz) - 1,
        max(${ledger.id}), ${after})::float8`,
    })
    .from(ledger)
    .where(sql`${ledger.id} > ${after}`);
  return row?.id ?? after;
}

/** `cause` is `transfer`, `handover` and so on. */
export const sumLedger = (db: Queries, range: { after: number; through: number }) =>
  db
    .select({
      cause: sql<string>`split_part(${ledger.posting}, ':', 1) || CASE WHEN ${ledger.posting} LIKE 'refund:%' THEN ':' || split_part(${ledger.posting}, ':', 3) ELSE '' END`,
      account: ledger.account,
      provider: sql<string | null>`CASE WHEN ${ledger.account} = 'PROVIDER' THEN ${ledger.holder} END`,
      paise: sql<number>`sum(${ledger.amountPaise})::float8`,
    })
    .from(ledger)
    .where(and(sql`${ledger.id} > ${range.after}`, sql`${ledger.id} <= ${range.through}`))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`3`);

export async function sumCashThrough(db: Queries, through: number): Promise<number> {
  const [row] = await db
    .select({ paise: sql<number>`coalesce(sum(${ledger.amountPaise}), 0)::float8` })
    .from(ledger)
    .where(and(eq(ledger.account, 'CASH'), sql`${ledger.id} <= ${through}`));
  return row?.paise ?? 0;
}

/** Returns whether the day was still open. */
export async function insertClosing(tx: Transaction, closing: typeof dayClosings.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(dayClosings).values(closing).onConflictDoNothing().returning({ day: dayClosings.day });
  return rows.length === 1;
}
