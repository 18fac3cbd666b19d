import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../db/database';
import { leftOfLine } from '../../../db/refundedOfLine';
import { orderItemParts, orderItems, orders, refundApprovals, refundLines } from '../../../db/schema';

type Row = typeof refundLines.$inferSelect;
export type RefundLine = Pick<Row, 'lineNo' | 'quantity' | 'amountPaise' | 'returned'>;

/** @throws a violation of `refund_lines_left_check` for more than a line has left */
export const insertLines = (
  tx: Transaction,
  lines: readonly RefundLine[],
  cause: Pick<Row, 'orderId' | 'createdAt'> & Partial<Pick<Row, 'refundId' | 'approvalId'>>,
) => tx.insert(refundLines).values(lines.map((line) => ({ ...line, ...cause })));

/** The lines of a granted request, or of a failed refund that another one replaces, are those of this refund now. */
export const assignLines = (
  tx: Transaction,
  refundId: string,
  from: { approvalId?: string | undefined; replacesId?: string | null | undefined },
) =>
  tx
    .update(refundLines)
    .set({ refundId })
    .where(
      from.approvalId === undefined
        ? eq(refundLines.refundId, from.replacesId ?? '')
        : eq(refundLines.approvalId, from.approvalId),
    );

export const findLinesOfApproval = (tx: Transaction, approvalId: string): Promise<RefundLine[]> =>
  tx
    .select({
      lineNo: refundLines.lineNo,
      quantity: refundLines.quantity,
      amountPaise: refundLines.amountPaise,
      returned: refundLines.returned,
    })
    .from(refundLines)
    .where(eq(refundLines.approvalId, approvalId))
    .orderBy(asc(refundLines.lineNo));

/** Leaves out what was declined. */
export const findLinesOfOrder = (db: Queries, orderId: string) =>
  db
    .select({
      lineNo: refundLines.lineNo,
      quantity: refundLines.quantity,
      amountPaise: refundLines.amountPaise,
      returned: refundLines.returned,
      isWaiting: sql<boolean>`coalesce(${refundApprovals.state} = 'WAITING', false)`,
    })
    .from(refundLines)
    .leftJoin(refundApprovals, eq(refundApprovals.id, refundLines.approvalId))
    .where(and(eq(refundLines.orderId, orderId), sql`${refundApprovals.state} IS DISTINCT FROM 'DECLINED'`))
    .orderBy(asc(refundLines.id));

export const findLeft = (db: Queries, orderId: string) =>
  db
    .select({ lineNo: orderItems.lineNo, ...leftOfLine })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));

const packId = sql<string>`coalesce(${orderItemParts.packId}, ${orderItems.packId})`;

/** The packs in a unit of each line: a bundle's parts, or the pack itself. */
export const findUnitContents = (tx: Transaction, orderId: string, lineNos: readonly number[]) =>
  tx
    .select({
      orderNumber: orders.orderNumber,
      lineNo: orderItems.lineNo,
      packId,
      quantity: sql<number>`sum(coalesce(${orderItemParts.quantity}, 1))::int`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(
      orderItemParts,
      and(eq(orderItemParts.orderId, orderItems.orderId), eq(orderItemParts.lineNo, orderItems.lineNo)),
    )
    .where(and(eq(orderItems.orderId, orderId), inArray(orderItems.lineNo, [...lineNos])))
    .groupBy(orders.orderNumber, orderItems.lineNo, packId);
