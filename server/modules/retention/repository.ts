import { and, inArray, lt, or, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  auditLog,
  complaints,
  orderEvents,
  orders,
  paymentAttempts,
  paymentEvents,
  refundApprovals,
  refunds,
  transfers,
} from '../../db/schema';

/** Nothing of the order happened since, and nothing of it is open. */
const isClosed = (orderId: SQL | typeof orderEvents.orderId, since: Date): SQL => sql`EXISTS (
  SELECT FROM ${orders} WHERE ${orders.id} = ${orderId} AND ${orders.status} IN ('DELIVERED', 'CANCELLED')
    AND ${orders.paymentStatus} <> 'DUE_AT_DOOR' AND ${orders.updatedAt} < ${since.toISOString()}::timestamptz)
  AND NOT EXISTS (SELECT FROM ${complaints} WHERE ${complaints.orderId} = ${orderId} AND ${complaints.state} = 'OPEN')
  AND NOT EXISTS (SELECT FROM ${refundApprovals} WHERE ${refundApprovals.orderId} = ${orderId} AND ${refundApprovals.state} = 'WAITING')
  AND NOT EXISTS (
    SELECT FROM ${refunds} JOIN ${transfers} ON ${transfers.id} = ${refunds.transferId}
    WHERE ${transfers.orderId} = ${orderId} AND ${refunds.state} <> 'DONE'
      AND NOT EXISTS (SELECT FROM ${refunds} AS later WHERE later.replaces_id = ${refunds.id}))`;

/** Each deletes at most `limit` rows from before a moment, and returns how many. */
export type DeleteOld = (db: Queries, before: Date, limit: number) => Promise<number>;

export const deleteActions: DeleteOld = async (db, before, limit) => {
  const old = db.select({ id: auditLog.id }).from(auditLog).where(lt(auditLog.at, before)).limit(limit);
  return (await db.delete(auditLog).where(inArray(auditLog.id, old)).returning({ id: auditLog.id })).length;
};

export const deleteOrderEvents: DeleteOld = async (db, before, limit) => {
  const old = db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(lt(orderEvents.at, before), isClosed(orderEvents.orderId, before)))
    .limit(limit);
  return (await db.delete(orderEvents).where(inArray(orderEvents.id, old)).returning({ id: orderEvents.id })).length;
};

export const deletePaymentEvents: DeleteOld = async (db, before, limit) => {
  const orderId = sql`(SELECT ${paymentAttempts.orderId} FROM ${paymentAttempts} WHERE ${paymentAttempts.id} = ${paymentEvents.attemptId})`;
  const old = sql`(
    SELECT ${paymentEvents.provider}, ${paymentEvents.eventId} FROM ${paymentEvents}
    WHERE ${and(lt(paymentEvents.receivedAt, before), or(isNull(paymentEvents.attemptId), isClosed(orderId, before)))} LIMIT ${limit})`;
  const rows = await db
    .delete(paymentEvents)
    .where(sql`(${paymentEvents.provider}, ${paymentEvents.eventId}) IN ${old}`)
    .returning({ id: paymentEvents.eventId });
  return rows.length;
};
