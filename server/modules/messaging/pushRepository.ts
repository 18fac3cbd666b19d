import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { customers, pushSubscriptions } from '../../db/schema';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferInsert;

/** A browser that another customer used belongs to the one who uses it now. */
export const saveSubscription = (
  tx: Transaction,
  { id, endpoint, ...subscription }: PushSubscriptionRow & { createdAt: Date },
) =>
  tx
    .insert(pushSubscriptions)
    .values({ id, endpoint, ...subscription })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscription });

/** Keeps the newest. */
export async function deleteOldestSubscriptions(tx: Transaction, customerId: string, kept: number): Promise<void> {
  const old = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(kept);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
}

export const deleteSubscription = (db: Queries, customerId: string, endpoint: string) =>
  db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.customerId, customerId), eq(pushSubscriptions.endpoint, endpoint)));

/** The newest first. */
export const findSubscriptions = (db: Queries, customerId: string) =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(desc(pushSubscriptions.createdAt));

/** The customer with a number, if a browser of theirs asks for notifications. */
export async function findPushedCustomer(db: Queries, mobileNumber: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: customers.id })
    .from(customers)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.customerId, customers.id))
    .where(eq(customers.mobileNumber, mobileNumber))
    .limit(1);
  return row?.customerId ?? null;
}

/** Those that ended. */
export const deleteSubscriptions = (db: Queries, ids: readonly string[]) =>
  db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
