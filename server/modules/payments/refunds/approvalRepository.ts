import { and, asc, eq, getTableColumns, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RefundApproval } from '../../../../contract/approvals';
import type { Language } from '../../../../contract/constants';
import { colleagues } from '../../../db/colleagues';
import type { Queries, Transaction } from '../../../db/database';
import { customers, orderItems, orders, refundApprovals, refundLines, staff, transfers } from '../../../db/schema';

export type Approval = typeof refundApprovals.$inferSelect;

export const insertApproval = (tx: Transaction, approval: typeof refundApprovals.$inferInsert) =>
  tx.insert(refundApprovals).values(approval);

export async function findApproval(db: Queries, id: string): Promise<Approval | null> {
  const [approval] = await db.select().from(refundApprovals).where(eq(refundApprovals.id, id));
  return approval ?? null;
}

/** Returns whether it was still waiting. */
export async function decide(
  tx: Transaction,
  id: string,
  decision: Pick<Approval, 'state' | 'decidedBy' | 'decidedAt'> & Partial<Pick<Approval, 'decisionReason'>>,
): Promise<boolean> {
  const rows = await tx
    .update(refundApprovals)
    .set(decision)
    .where(and(eq(refundApprovals.id, id), eq(refundApprovals.state, 'WAITING')))
    .returning({ id: refundApprovals.id });
  return rows.length === 1;
}

export async function sumWaiting(db: Queries, orderId: string): Promise<number> {
  const [row] = await db
    .select({ paise: sql<number>`coalesce(sum(${refundApprovals.amountPaise}), 0)::float8` })
    .from(refundApprovals)
    .where(and(eq(refundApprovals.orderId, orderId), eq(refundApprovals.state, 'WAITING')));
  return row?.paise ?? 0;
}

const paid = alias(transfers, 'paid');

const leftPaise = sql<number>`coalesce(${transfers.amountPaise} - ${transfers.refundedPaise}, (
  SELECT sum(${paid.amountPaise} - ${paid.refundedPaise}) FROM ${transfers} AS paid
  WHERE ${paid.orderId} = ${refundApprovals.orderId} AND ${paid.surplus} IS NULL), 0)::float8`;

/** Money that is the customer's: units were not packed, delivery got cheaper, or the order was cancelled. */
const isOwed = sql<boolean>`coalesce(CASE
  WHEN ${orders.status} = 'CANCELLED' THEN ${orders.receivedPaise} > ${orders.refundedPaise}
  WHEN ${refundApprovals.reason} IN ('SHORTED', 'SUBSTITUTED', 'LEFT_OUT', 'CHEAPER_DELIVERY')
    THEN ${orders.receivedPaise} - ${orders.refundedPaise} > ${orders.totalPaise} - ${orders.reducedPaise} + ${orders.roundingPaise}
END, false)`;

export const findOwed = (db: Queries, orderId: string): Promise<Approval[]> =>
  db
    .select(getTableColumns(refundApprovals))
    .from(refundApprovals)
    .innerJoin(orders, eq(orders.id, refundApprovals.orderId))
    .where(and(eq(refundApprovals.orderId, orderId), eq(refundApprovals.state, 'WAITING'), isOwed))
    .orderBy(asc(refundApprovals.createdAt));

/** Excludes the person's own requests where others must decide them. */
export function countWaiting(db: Queries, staffId: string): Promise<number> {
  const mayDecide = or(ne(refundApprovals.requestedBy, staffId), notExists(colleagues(db, staffId, 'approveRefunds')));
  return db.$count(refundApprovals, and(eq(refundApprovals.state, 'WAITING'), mayDecide));
}

const linesIn = (language: Language) => sql<RefundApproval['lines']>`coalesce((
  SELECT json_agg(json_build_object('lineNo', ${refundLines.lineNo}, 'name', ${orderItems.productName} ->> ${language}::text, 'netGrams', ${orderItems.netGrams}, 'measure', ${orderItems.measure},
                                    'quantity', ${refundLines.quantity}, 'returned', ${refundLines.returned}) ORDER BY ${refundLines.id})
  FROM ${refundLines} JOIN ${orderItems} ON ${orderItems.orderId} = ${refundLines.orderId} AND ${orderItems.lineNo} = ${refundLines.lineNo}
  WHERE ${refundLines.approvalId} = ${refundApprovals.id}), '[]')`;

export const findWaiting = (db: Queries, language: Language) =>
  db
    .select({
      approval: refundApprovals,
      lines: linesIn(language),
      orderNumber: orders.orderNumber,
      customerName: customers.name,
      reference: transfers.reference,
      requestedBy: staff.name,
      leftPaise,
      isOwed,
    })
    .from(refundApprovals)
    .leftJoin(orders, eq(orders.id, refundApprovals.orderId))
    .leftJoin(transfers, eq(transfers.id, refundApprovals.transferId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(staff, eq(staff.id, refundApprovals.requestedBy))
    .where(eq(refundApprovals.state, 'WAITING'))
    .orderBy(asc(refundApprovals.createdAt), asc(refundApprovals.id));

export const findOfOrder = (db: Queries, orderId: string): Promise<Approval[]> =>
  db.select().from(refundApprovals).where(eq(refundApprovals.orderId, orderId)).orderBy(asc(refundApprovals.createdAt));
