import { eq, sql } from 'drizzle-orm';
import type { Transaction } from './database';
import { preparedOnce } from './prepared';
import { customers } from './schema';

const locked = preparedOnce((db) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('customerId')))
    .for('no key update')
    .prepare('lock_customer'),
);

/** Serializes work that depends on all of a customer's rows. False if the customer is gone. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<boolean> {
  const rows = await locked(tx).execute({ customerId });
  return rows.length === 1;
}
