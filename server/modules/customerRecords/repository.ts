import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readMobileNumber } from '../../../contract/readMobileNumber';
import type { Queries, Transaction } from '../../db/database';
import { customerBlocks, customerNotes, customers, orders, refunds, staff, transfers } from '../../db/schema';
import { isAwaitedFromDoor } from '../payments';

const blocker = alias(staff, 'blocker');
const unblocker = alias(staff, 'unblocker');

/** Customers whom a search reads at most, before it sorts them. */
const MOST_SEARCHED = 300;
/** The money of a customer is that of so many newest orders. */
const MOST_ORDERS = 500;

const inForce = isNull(customerBlocks.endedAt);

const lastOrderAt = sql`(
  SELECT ${orders.createdAt} FROM ${orders} WHERE ${orders.customerId} = ${customers.id}
  ORDER BY ${orders.createdAt} DESC, ${orders.id} DESC LIMIT 1)`.mapWith(orders.createdAt) as SQL<Date | null>;

const selectFound = (db: Queries) =>
  db
    .select({
      customerId: customers.id,
      name: customers.name,
      mobileNumber: customers.mobileNumber,
      blockedAt: customerBlocks.blockedAt,
      lastOrderAt,
    })
    .from(customers)
    .leftJoin(customerBlocks, and(eq(customerBlocks.customerId, customers.id), inForce));

/** The last blocked first. */
export const findBlocked = (db: Queries, limit: number) =>
  selectFound(db)
    .where(inArray(customers.id, db.select({ id: customerBlocks.customerId }).from(customerBlocks).where(inForce)))
    .orderBy(desc(customerBlocks.blockedAt), asc(customers.id))
    .limit(limit);

/** By order number, or a part of the name or mobile number, however it is written. */
export function findCustomers(db: Queries, search: string, limit: number) {
  const [, prefix, number] = /^(vy)?\s*([0-9]{1,18})$/i.exec(search) ?? [];
  const phone = readMobileNumber(search).replace(/^\+91/, '');
  const pattern = `%${/^\d+$/.test(phone) ? phone : search.replace(/[\\%_]/g, '\\$&')}%`;
  const ofOrder = sql`SELECT ${orders.customerId} FROM ${orders} WHERE ${orders.orderNumber} = ${`VY${number ?? ''}`}`;
  const named = sql`SELECT named.id FROM (SELECT ${customers.id} FROM ${customers}
    WHERE (${customers.name} || ' ' || ${customers.mobileNumber}) ILIKE ${pattern} LIMIT ${MOST_SEARCHED}::int) AS named`;
  const ways = [...(number === undefined ? [] : [ofOrder]), ...(prefix === undefined ? [named] : [])];
  return selectFound(db)
    .where(sql`${customers.id} IN (${sql.join(ways, sql` UNION `)})`)
    .orderBy(asc(customers.name), asc(customers.id))
    .limit(limit);
}

export async function findCustomer(db: Queries, customerId: string) {
  const [customer] = await db
    .select({
      name: customers.name,
      mobileNumber: customers.mobileNumber,
      emailId: customers.emailId,
      language: customers.language,
      createdAt: customers.createdAt,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer ?? null;
}

/** The newest first. */
export const findOrders = (db: Queries, customerId: string, limit: number) =>
  db
    .select({
      orderNumber: orders.orderNumber,
      status: orders.status,
      placedAt: orders.createdAt,
      amountPaise: sql<number>`${orders.totalPaise} - ${orders.reducedPaise} + ${orders.roundingPaise}`.mapWith(Number),
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** As the accounts of the orders have it: see contract/orderAccount.ts. */
export async function sumMoney(db: Queries, customerId: string): Promise<{ duePaise: number; owedPaise: number }> {
  const newest = db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS)
    .as('orders');
  const left = sql`${newest.receivedPaise} - ${newest.refundedPaise}`;
  const taken = sql`CASE WHEN ${newest.status} IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED') THEN 0
    ELSE ${newest.totalPaise} - ${newest.reducedPaise} + ${newest.roundingPaise} END`;
  const isDue = sql`${newest.paymentStatus} = 'DUE_AT_DOOR' AND ${newest.status} <> 'CANCELLED' AND NOT ${isAwaitedFromDoor}`;
  const underWay = sql`coalesce((
    SELECT sum(${refunds.amountPaise}) FROM ${refunds} JOIN ${transfers} ON ${transfers.id} = ${refunds.transferId}
    WHERE ${transfers.orderId} = ${newest.id} AND ${refunds.state} IN ('REQUESTED', 'SENT')), 0)`;
  const [sums] = await db
    .select({
      duePaise: sql`coalesce(sum(greatest(${taken} - (${left}), 0)) FILTER (WHERE ${isDue}), 0)`.mapWith(Number),
      owedPaise: sql`coalesce(sum(greatest(${left} - ${taken}, 0) + ${underWay}), 0)`.mapWith(Number),
    })
    .from(newest)
    // Drizzle names columns' tables only where tables are joined.
    .innerJoin(customers, eq(customers.id, newest.customerId));
  return sums ?? { duePaise: 0, owedPaise: 0 };
}

// Notes ---------------------------------------------------------------------------------------------------------------

export const findNotes = (db: Queries, customerId: string) =>
  db
    .select({
      noteId: customerNotes.id,
      staffId: customerNotes.staffId,
      text: customerNotes.text,
      at: customerNotes.at,
      person: staff.name,
    })
    .from(customerNotes)
    .leftJoin(staff, eq(staff.id, customerNotes.staffId))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(asc(customerNotes.id));

export async function insertNote(tx: Transaction, note: Omit<typeof customerNotes.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(customerNotes).values(note);
}

// Blocks --------------------------------------------------------------------------------------------------------------

/** The newest first. */
export const findBlocks = (db: Queries, customerId: string, limit: number) =>
  db
    .select({ ...getTableColumns(customerBlocks), blocker: blocker.name, unblocker: unblocker.name })
    .from(customerBlocks)
    .leftJoin(blocker, eq(blocker.id, customerBlocks.blockedBy))
    .leftJoin(unblocker, eq(unblocker.id, customerBlocks.endedBy))
    .where(eq(customerBlocks.customerId, customerId))
    .orderBy(desc(customerBlocks.id))
    .limit(limit);

/** An order that is being placed meanwhile notices it, and reads the block. */
export const noticeOrders = (tx: Transaction, customerId: string) =>
  tx
    .update(customers)
    .set({ ordersVersion: sql`${customers.ordersVersion} + 1` })
    .where(eq(customers.id, customerId));

/** Returns whether they were not blocked before. */
export async function insertBlock(
  tx: Transaction,
  block: Pick<typeof customerBlocks.$inferInsert, 'customerId' | 'reason' | 'blockedBy' | 'blockedAt'>,
): Promise<boolean> {
  const rows = await tx.insert(customerBlocks).values(block).onConflictDoNothing().returning({ id: customerBlocks.id });
  return rows.length === 1;
}

/** Returns whether they were blocked. */
export async function endBlock(
  tx: Transaction,
  customerId: string,
  end: { endReason: string; endedBy: string; endedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(customerBlocks)
    .set(end)
    .where(and(eq(customerBlocks.customerId, customerId), inForce))
    .returning({ id: customerBlocks.id });
  return rows.length === 1;
}
