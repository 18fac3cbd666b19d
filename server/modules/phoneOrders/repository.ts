import { and, asc, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import { blockedFor } from '../../db/blockedFor';
import type { Queries, Transaction } from '../../db/database';
import { customers, orderItems, orders } from '../../db/schema';

export async function findCaller(db: Queries, mobileNumber: string) {
  const [caller] = await db
    .select({
      customerId: customers.id,
      name: customers.name,
      mobileNumber: customers.mobileNumber,
      language: customers.language,
      blockedFor: blockedFor(customers.id),
      orderCount: sql<number>`count(${orders.id})::int`,
    })
    .from(customers)
    .leftJoin(
      orders,
      and(eq(orders.customerId, customers.id), ne(orders.status, 'CANCELLED'), ne(orders.paymentMethod, 'NONE')),
    )
    .where(eq(customers.mobileNumber, mobileNumber))
    .groupBy(customers.id);
  return caller ?? null;
}

export async function isCustomer(db: Queries, customerId: string): Promise<boolean> {
  const rows = await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId));
  return rows.length === 1;
}

/** The newest one that was not cancelled or left unpaid, as it was ordered. */
export async function findLastOrder(db: Queries, customerId: string) {
  const [order] = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber, placedAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        notInArray(orders.status, ['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED']),
        // A replacement is not what they wanted last.
        ne(orders.paymentMethod, 'NONE'),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  if (!order) return null;
  const items = await db
    .select({
      packId: orderItems.packId,
      name: orderItems.productName,
      netGrams: orderItems.netGrams,
      measure: orderItems.measure,
      quantity: orderItems.quantity,
      thenPaise: orderItems.unitPricePaise,
      addons: orderItems.addons,
    })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, order.id), isNull(orderItems.substitutesLineNo)))
    .orderBy(asc(orderItems.lineNo));
  return { ...order, items };
}

/** A language that they chose themselves stays. */
export const storeFirstLanguage = (db: Queries, customerId: string, language: Language) =>
  db
    .update(customers)
    .set({ language })
    .where(and(eq(customers.id, customerId), isNull(customers.language)));

/** Returns whether the number was new. */
export async function insertCaller(tx: Transaction, caller: typeof customers.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(customers)
    .values(caller)
    .onConflictDoNothing({ target: customers.mobileNumber })
    .returning({ id: customers.id });
  return rows.length === 1;
}
