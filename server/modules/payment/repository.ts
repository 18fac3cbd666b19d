import { and, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { orders, paymentEvents, payments, refunds, storeSettings } from '../../db/schema';
import type { Translated } from '../../db/schema/columns';

export type Payment = typeof payments.$inferSelect;
export type Refund = typeof refunds.$inferSelect;

// Payments -----------------------------------------------------------------------------------------------------------

export async function findPayment(db: Queries, paymentId: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return payment ?? null;
}

export async function findPaymentOfOrder(db: Queries, orderId: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment ?? null;
}

export async function findPaymentOfProvider(
  db: Queries,
  provider: string,
  providerOrderId: string,
): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerOrderId, providerOrderId)));
  return payment ?? null;
}

export async function findPaymentPage(db: Queries, paymentId: string) {
  const [row] = await db
    .select({
      payment: payments,
      orderNumber: orders.orderNumber,
      shopName: sql<Translated>`${storeSettings.settings} -> 'storeName'`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .crossJoin(storeSettings)
    .where(eq(payments.id, paymentId));
  return row ?? null;
}

export const updatePayment = (db: Queries, paymentId: string, change: Partial<Payment>) =>
  db.update(payments).set(change).where(eq(payments.id, paymentId));

/** Whether another payment already used this transfer. */
export async function isReferenceUsed(tx: Transaction, bankReference: string, paymentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bankReference, bankReference), ne(payments.id, paymentId)));
  return rows.length > 0;
}

// Messages of the provider -------------------------------------------------------------------------------------------

/** Returns whether it is new. Waits for a concurrent transaction with the same event. */
export async function insertPaymentEvent(tx: Transaction, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return rows.length === 1;
}

/** Real providers' messages name the payer. The ids stay for deduplication. */
export const blankEventsOf = (tx: Transaction, customerId: string) =>
  tx
    .update(paymentEvents)
    .set({ body: '' })
    .where(
      inArray(
        paymentEvents.paymentId,
        tx
          .select({ id: payments.id })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .where(eq(orders.customerId, customerId)),
      ),
    );

// Refunds ------------------------------------------------------------------------------------------------------------

/** One per payment; a second insert does nothing. */
export const insertRefund = (tx: Transaction, refund: typeof refunds.$inferInsert) =>
  tx.insert(refunds).values(refund).onConflictDoNothing();

export async function findRefund(db: Queries, paymentId: string): Promise<Refund | null> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  return refund ?? null;
}

const isUnsent = and(eq(refunds.status, 'PENDING'), isNull(refunds.providerRefundId));

/** Refunds not yet sent, unchanged since `before`. */
export async function findUnsentRefunds(db: Queries, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(and(isUnsent, lte(refunds.updatedAt, before)))
    .orderBy(refunds.createdAt)
    .limit(limit);
  return rows.map((row) => row.paymentId);
}

/** Claims an unsent refund for this caller, unless changed since `before`. */
export async function claimRefund(db: Queries, paymentId: string, before: Date, now: Date): Promise<Refund | null> {
  const [refund] = await db
    .update(refunds)
    .set({ updatedAt: now })
    .where(and(eq(refunds.paymentId, paymentId), isUnsent, lte(refunds.updatedAt, before)))
    .returning();
  return refund ?? null;
}

export const updateRefund = (db: Queries, paymentId: string, change: Partial<Refund>) =>
  db.update(refunds).set(change).where(eq(refunds.paymentId, paymentId));
