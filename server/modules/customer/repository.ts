import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import { customers } from '../../db/schema';

export type CustomerRow = Pick<
  typeof customers.$inferSelect,
  'name' | 'emailId' | 'mobileNumber' | 'photo' | 'createdAt'
>;
export type CustomerChange = Partial<Pick<CustomerRow, 'name' | 'emailId' | 'photo'>>;

const columns = {
  name: customers.name,
  emailId: customers.emailId,
  mobileNumber: customers.mobileNumber,
  photo: customers.photo,
  createdAt: customers.createdAt,
};

export async function findCustomer(db: Queries, customerId: string): Promise<CustomerRow | null> {
  const [customer] = await db.select(columns).from(customers).where(eq(customers.id, customerId));
  return customer ?? null;
}

export async function updateCustomer(
  db: Queries,
  customerId: string,
  change: CustomerChange & { updatedAt: Date },
): Promise<CustomerRow | null> {
  const [customer] = await db.update(customers).set(change).where(eq(customers.id, customerId)).returning(columns);
  return customer ?? null;
}

export const storeLanguage = (db: Queries, customerId: string, language: Language) =>
  db
    .update(customers)
    .set({ language })
    .where(and(eq(customers.id, customerId), sql`${customers.language} IS DISTINCT FROM ${language}`));

/** Prevents new orders, addresses and logins meanwhile. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<CustomerRow | null> {
  const [customer] = await tx.select(columns).from(customers).where(eq(customers.id, customerId)).for('update');
  return customer ?? null;
}

/** Deletes addresses and login tokens too; orders block it. */
export const deleteCustomer = (tx: Transaction, customerId: string) =>
  tx.delete(customers).where(eq(customers.id, customerId));
