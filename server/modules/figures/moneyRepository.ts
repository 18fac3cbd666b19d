import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { RefundCause } from '../../../contract/paymentConstants';
import type { Queries } from '../../db/database';
import { ACTED_ALONE } from '../../db/audit';
import {
  auditLog,
  cashHandovers,
  complaints,
  dayClosings,
  ledger,
  orders,
  refunds,
  staff,
  transfers,
} from '../../db/schema';
import type { Period } from './periods';
import { isSale, isWithin } from './daySalesRepository';
import { sumOf } from './saleRepository';

// Refunds ------------------------------------------------------------------------------------------------------------

/** Derives the cause from the reasons that modules store with a refund. */
const cause = sql<RefundCause>`CASE
  WHEN ${complaints.kind} IS NOT NULL THEN ${complaints.kind}
  WHEN ${refunds.reason} IN ('shorted', 'left_out', 'substituted') THEN 'PACKED_LESS'
  WHEN ${refunds.reason} = 'cheaper_delivery' THEN 'CHEAPER_DELIVERY'
  WHEN ${refunds.reason} IN ('damaged', 'missing', 'quality') THEN upper(${refunds.reason})
  WHEN ${refunds.reason} LIKE 'recall %' THEN 'RECALL'
  WHEN ${transfers.surplus} IS NOT NULL THEN 'SURPLUS'
  WHEN ${refunds.reason} = 'cancelled' THEN CASE
    WHEN ${orders.staffCancelReason} IN ('CUSTOMER', 'SOLD_OUT', 'RUSH', 'NO_SHOW', 'REFUSED') THEN ${orders.staffCancelReason}
    WHEN ${orders.cancelledBy} = 'customer' THEN 'CUSTOMER' ELSE 'CANCELLED' END
  ELSE 'OTHER' END`;

/** They count at the moment of the decision; the largest sum comes first. */
export const findRefunds = (db: Queries, period: Period) =>
  db
    .select({ cause, refunds: sql<number>`count(*)::int`, refundedPaise: sumOf(sql`${refunds.amountPaise}`) })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .leftJoin(complaints, sql`'complaint ' || lower(${complaints.id}) = lower(${refunds.reason})`)
    .where(and(ne(refunds.state, 'FAILED'), isWithin(period, sql`${refunds.createdAt}`)))
    .groupBy(sql`1`)
    .orderBy(sql`3 DESC`, sql`1`);

// A day's report -----------------------------------------------------------------------------------------------------

const ofSales = (amount: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${amount}) FILTER (WHERE ${isSale()}), 0)::float8`;
const isCancelled = sql`${orders.status} = 'CANCELLED' AND ${orders.cancelledBy} <> 'system'`;
const bill = sql`${orders.totalPaise} - ${orders.reducedPaise}`;

export async function findBills(db: Queries, day: Period) {
  const [bills] = await db
    .select({
      orders: sql<number>`(count(*) FILTER (WHERE ${isSale()}))::int`,
      salesPaise: ofSales(bill),
      itemsPaise: ofSales(sql`${orders.itemsPaise}`),
      addonsPaise: ofSales(sql`${orders.addonsPaise}`),
      discountPaise: ofSales(sql`${orders.discountPaise}`),
      deliveryPaise: ofSales(sql`${orders.deliveryPaise}`),
      reducedPaise: ofSales(sql`${orders.reducedPaise}`),
      roundingPaise: ofSales(sql`${orders.roundingPaise}`),
      duePaise: ofSales(sql`CASE WHEN ${orders.paymentStatus} = 'DUE_AT_DOOR' THEN ${bill} END`),
      cancelledOrders: sql<number>`(count(*) FILTER (WHERE ${isCancelled}))::int`,
      cancelledPaise: sql<number>`coalesce(sum(${bill}) FILTER (WHERE ${isCancelled}), 0)::float8`,
    })
    .from(orders)
    .where(isWithin(day));
  if (!bills) throw new Error('a sum without a row');
  return bills;
}

export const findSales = (db: Queries, day: Period) =>
  db
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(isSale(), isWithin(day)));

/** A refund by hand left the shop's own account if it has a bank reference, or else its cash. */
const method = sql<string>`CASE WHEN ${refunds.byHand}
  THEN CASE WHEN ${refunds.providerRefundId} IS NULL THEN 'at_door' ELSE 'upi' END
  ELSE ${transfers.provider} END`;
const isRefund = sql`${refunds.id} IS NOT NULL`;
const isPayment = sql`${refunds.id} IS NULL`;
const posted = sql`split_part(${ledger.posting}, ':', 2)`;

/** From the day's postings, so that the sums are the ledger's. */
export const findMethods = (db: Queries, day: Period) =>
  db
    .select({
      provider: method,
      payments: sql<number>`(count(*) FILTER (WHERE ${isPayment}))::int`,
      receivedPaise: sql<number>`coalesce(-sum(${ledger.amountPaise}) FILTER (WHERE ${isPayment}), 0)::float8`,
      refunds: sql<number>`(count(*) FILTER (WHERE ${isRefund}))::int`,
      refundedPaise: sql<number>`coalesce(sum(${ledger.amountPaise}) FILTER (WHERE ${isRefund}), 0)::float8`,
    })
    .from(ledger)
    .leftJoin(refunds, sql`${ledger.posting} LIKE 'refund:%' AND ${refunds.id} = ${posted}`)
    .innerJoin(transfers, sql`${transfers.id} = coalesce(${refunds.transferId}, ${posted})`)
    .where(and(sql`${ledger.account} = 'CUSTOMER'`, isWithin(day, sql`${ledger.at}`)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

const nameOf = (staffId: typeof cashHandovers.riderId | typeof cashHandovers.receivedBy) =>
  sql<string>`coalesce((SELECT ${staff.name} FROM ${staff} WHERE ${staff.id} = ${staffId}), ${staffId})`;

export const findHandovers = (db: Queries, day: Period) =>
  db
    .select({
      at: cashHandovers.at,
      name: nameOf(cashHandovers.riderId),
      receivedByName: nameOf(cashHandovers.receivedBy),
      expectedPaise: sql<number>`coalesce(${cashHandovers.expectedPaise}, ${cashHandovers.amountPaise})::float8`,
      countedPaise: cashHandovers.amountPaise,
      note: cashHandovers.note,
    })
    .from(cashHandovers)
    .where(isWithin(day, sql`${cashHandovers.at}`))
    .orderBy(asc(cashHandovers.at));

export const findActsAlone = (db: Queries, day: Period) =>
  db
    .select({ at: auditLog.at, name: auditLog.staffName, action: sql<string>`${auditLog.after} ->> 'action'` })
    .from(auditLog)
    .where(and(eq(auditLog.action, ACTED_ALONE), isWithin(day, sql`${auditLog.at}`)))
    .orderBy(asc(auditLog.id));

export async function findClosing(db: Queries, day: string) {
  const [row] = await db
    .select({
      closedByName: sql<string>`coalesce(${staff.name}, ${dayClosings.closedBy})`,
      closedAt: dayClosings.closedAt,
      differencePaise: dayClosings.differencePaise,
      note: dayClosings.note,
    })
    .from(dayClosings)
    .leftJoin(staff, eq(staff.id, dayClosings.closedBy))
    .where(eq(dayClosings.day, day));
  return row ?? null;
}
