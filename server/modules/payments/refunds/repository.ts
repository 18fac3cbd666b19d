import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, min, ne, notExists, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../../db/database';
import { limitRaises, orders, paymentAttempts, refunds, transfers } from '../../../db/schema';
import type { ReportedRefund } from '../../../ports/payment/port';

export type Refund = typeof refunds.$inferSelect;

const MAX_LISTED = 200;

export const isReplaced = async (db: Queries, refundId: string): Promise<boolean> =>
  (await db.$count(refunds, eq(refunds.replacesId, refundId))) > 0;

export const insertRefund = (tx: Transaction, refund: typeof refunds.$inferInsert) => tx.insert(refunds).values(refund);

export async function findRefund(db: Queries, refundId: string) {
  const [row] = await db
    .select({ refund: refunds, transfer: transfers, providerOrderId: paymentAttempts.providerOrderId })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, transfers.attemptId))
    .where(eq(refunds.id, refundId));
  return row ?? null;
}

/** Finds it by our id or the provider's, or else as the only sent refund of that amount, or the only one at all. */
export async function findReportedRefund(
  db: Queries,
  attemptId: string,
  { refundId, providerRefundId, amountPaise }: Pick<ReportedRefund, 'refundId' | 'providerRefundId' | 'amountPaise'>,
) {
  const isReported =
    refundId !== undefined
      ? eq(refunds.id, refundId)
      : and(
          eq(refunds.state, 'SENT'),
          providerRefundId === undefined ? undefined : eq(refunds.providerRefundId, providerRefundId),
        );
  const rows = await db
    .select({ id: refunds.id, state: refunds.state, amountPaise: refunds.amountPaise })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(and(eq(transfers.attemptId, attemptId), isReported));
  const ofAmount = rows.filter((row) => row.amountPaise === amountPaise);
  const [found, ...others] = ofAmount.length > 0 ? ofAmount : rows;
  return others.length === 0 ? (found ?? null) : null;
}

export const updateReported = (tx: Transaction, refundId: string, reportedPaise: number | null) =>
  tx.update(refunds).set({ reportedPaise }).where(eq(refunds.id, refundId));

/** Returns false for a finished refund, which never changes. */
export async function updateRefund(db: Queries, refundId: string, change: Partial<Refund>): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, refundId), inArray(refunds.state, ['REQUESTED', 'SENT'])))
    .returning({ id: refunds.id });
  return rows.length === 1;
}

export const countTry = (db: Queries, refundId: string, now: Date) =>
  db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, updatedAt: now })
    .where(eq(refunds.id, refundId));

export async function sumRefunded(tx: Transaction, transferId: string): Promise<number> {
  const [row] = await tx
    .select({ paise: sum(refunds.amountPaise) })
    .from(refunds)
    .where(and(eq(refunds.transferId, transferId), eq(refunds.state, 'DONE')));
  return Number(row?.paise ?? 0);
}

const replacements = alias(refunds, 'replacements');
const isNotReplaced = (db: Queries) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(replacements)
      .where(eq(replacements.replacesId, refunds.id)),
  );

/** Failed or reported with another amount. Leaves out replaced ones, and those whose money is no longer here. */
export const findFailedRefunds = (db: Queries) =>
  db
    .select({
      refundId: refunds.id,
      reference: transfers.reference,
      orderNumber: orders.orderNumber,
      amountPaise: refunds.amountPaise,
      reportedPaise: refunds.reportedPaise,
      reason: refunds.reason,
      failedAt: refunds.updatedAt,
    })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .where(
      or(
        and(eq(refunds.state, 'FAILED'), lt(transfers.refundedPaise, transfers.amountPaise), isNotReplaced(db)),
        and(ne(refunds.state, 'FAILED'), isNotNull(refunds.reportedPaise)),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(MAX_LISTED);

export const findRefundsToMake = (db: Queries) =>
  db
    .select({
      refundId: refunds.id,
      orderNumber: orders.orderNumber,
      amountPaise: refunds.amountPaise,
      reference: sql<string | null>`CASE WHEN ${transfers.collectedBy} IS NULL THEN ${transfers.reference} END`,
      since: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(eq(refunds.byHand, true), eq(refunds.state, 'REQUESTED')))
    .orderBy(asc(refunds.createdAt))
    .limit(MAX_LISTED);

/** The lowest limit for refunds without a second person before this person's own unconfirmed raises since then, or null. */
export async function findLimitBeforeOwnRaises(db: Queries, staffId: string, since: Date): Promise<number | null> {
  const [row] = await db
    .select({ paise: min(limitRaises.beforePaise) })
    .from(limitRaises)
    .where(
      and(
        eq(limitRaises.raisedBy, staffId),
        eq(limitRaises.name, 'secondPersonPaise'),
        isNull(limitRaises.confirmedBy),
        gte(limitRaises.createdAt, since),
      ),
    );
  return row?.paise ?? null;
}
