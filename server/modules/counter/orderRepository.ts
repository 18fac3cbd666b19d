import { alias } from 'drizzle-orm/pg-core';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { customers, orderEvents, orders, refundApprovals, staff } from '../../db/schema';

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

export const findApprovals = (db: Queries, orderId: string) =>
  db
    .select({ ...getTableColumns(refundApprovals), requester: requester.name, decider: decider.name })
    .from(refundApprovals)
    .leftJoin(requester, eq(requester.id, refundApprovals.requestedBy))
    .leftJoin(decider, eq(decider.id, refundApprovals.decidedBy))
    .where(eq(refundApprovals.orderId, orderId))
    .orderBy(asc(refundApprovals.createdAt), asc(refundApprovals.id));
