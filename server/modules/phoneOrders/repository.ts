import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { customers, orders } from '../../db/schema';

export async function findCaller(db: Queries, mobileNumber: string) {
  const [caller] = await db
    .select({
      customerId: customers.id,
      name: customers.name,
      mobileNumber: customers.mobileNumber,
      orderCount: sql<number>`count(${orders.id})::int`,
    })
    .from(customers)
    .leftJoin(orders, and(eq(orders.customerId, customers.id), ne(orders.status, 'CANCELLED')))
    .where(eq(customers.mobileNumber, mobileNumber))
    .groupBy(customers.id);
  return caller ?? null;
}

export async function isCustomer(db: Queries, customerId: string): Promise<boolean> {
  const rows = await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId));
  return rows.length === 1;
}

/** Returns whether the number was new. */
export async function insertCaller(tx: Transaction, caller: typeof customers.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(customers)
    .values(caller)
    .onConflictDoNothing({ target: customers.mobileNumber })
    .returning({ id: customers.id });
  return rows.length === 1;
}
