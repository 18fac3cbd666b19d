import { eq } from 'drizzle-orm';
import type { Transaction } from './database';
import { customers } from './schema';

/** Serializes work that depends on all of a customer's rows. False if the customer is gone. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  return rows.length === 1;
}
