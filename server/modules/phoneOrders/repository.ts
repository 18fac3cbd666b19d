import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import { customers, orders } from '../../db/schema';

export async function findCaller(db: Queries, mobileNumber: string) {
  const [caller] = await db
    .select({
      customerId: customers.id,
      name: customers.name,
      mobileNumber: customers.mobileNumber,
      language: customers.language,
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
