import { alias } from 'drizzle-orm/pg-core';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  customers,
  orderEvents,
  orders,
  paymentAttempts,
  refundApprovals,
  refunds,
  staff,
  transfers,
} from '../../db/schema';

const requester = alias(staff, 'requester');
const decider = alias(staff, 'decider');

/** The order with its customer, and who of the shop took it. */
export async function findWhole(db: Queries, orderNumber: string) {
  const [row] = await db
    .select({
      order: orders,
      customer: { name: customers.name, mobileNumber: customers.mobileNumber },
      takenBy: staff.name,
    })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(staff, eq(staff.id, orders.takenBy))
    .where(eq(orders.orderNumber, orderNumber));
  return row ?? null;
}

export const findSteps = (db: Queries, orderId: string) =>
  db
    .select({ ...getTableColumns(orderEvents), person: staff.name })
    .from(orderEvents)
    .leftJoin(staff, eq(staff.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));

export const findAttempts = (db: Queries, orderId: string) =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));

export const findTransfers = (db: Queries, orderId: string) =>
  db
    .select({ ...getTableColumns(transfers), collector: staff.name })
    .from(transfers)
    .leftJoin(staff, eq(staff.id, transfers.collectedBy))
    .where(eq(transfers.orderId, orderId))
    .orderBy(asc(transfers.receivedAt), asc(transfers.id));

export const findRefunds = (db: Queries, transferIds: readonly string[]) =>
  db
    .select({ ...getTableColumns(refunds), person: staff.name })
    .from(refunds)
    .leftJoin(staff, eq(staff.id, refunds.actorId))
    .where(inArray(refunds.transferId, [...transferIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

export const findApprovals = (db: Queries, orderId: string) =>
  db
    .select({ ...getTableColumns(refundApprovals), requester: requester.name, decider: decider.name })
    .from(refundApprovals)
    .leftJoin(requester, eq(requester.id, refundApprovals.requestedBy))
    .leftJoin(decider, eq(decider.id, refundApprovals.decidedBy))
    .where(eq(refundApprovals.orderId, orderId))
    .orderBy(asc(refundApprovals.createdAt), asc(refundApprovals.id));
