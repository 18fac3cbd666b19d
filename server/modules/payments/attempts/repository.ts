import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PaymentStatus } from '../../../../contract/constants';
import type { Queries, Transaction } from '../../../db/database';
import {
  isOnlySettings,
  orderAdditions,
  orders,
  paymentAttempts,
  paymentEvents,
  storeSettings,
  transfers,
} from '../../../db/schema';
import type { Translated } from '../../../db/schema/columns';
import type { PaymentKey } from '../../../ports/payment/port';
import { UPI } from '../../../ports/payment/upi';
import { payeeFacts } from '../factsRepository';

export type Attempt = typeof paymentAttempts.$inferSelect;

export const isLiveAttempt = ({ state }: Attempt): boolean => state === 'OPEN' || state === 'FAILED';

const isLive = inArray(paymentAttempts.state, ['OPEN', 'FAILED']);

export async function findAttempt(db: Queries, attemptId: string): Promise<Attempt | null> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return attempt ?? null;
}

/** The live attempt, or else the newest. */
async function findNewest(db: Queries, ...among: (SQL | undefined)[]): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(...among))
    .orderBy(desc(isLive), desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1);
  return attempt ?? null;
}

/** Returns the live attempt, or else the newest, to pay the order itself. */
export const findAttemptOfOrder = (db: Queries, orderId: string): Promise<Attempt | null> =>
  findNewest(db, eq(paymentAttempts.orderId, orderId), isNull(paymentAttempts.additionId));

/** The same to pay items that are added to an order. */
export const findAttemptOfAddition = (db: Queries, additionId: string): Promise<Attempt | null> =>
  findNewest(db, eq(paymentAttempts.additionId, additionId));

/** The same of this amount, by plain UPI, to pay items that are added. It may have ended: money comes late. */
export const findUnpaidAddition = (db: Queries, orderId: string, amountPaise: number): Promise<Attempt | null> =>
  findNewest(
    db,
    eq(paymentAttempts.orderId, orderId),
    isNotNull(paymentAttempts.additionId),
    eq(paymentAttempts.provider, UPI),
    eq(paymentAttempts.amountPaise, amountPaise),
    ne(paymentAttempts.state, 'RECEIVED'),
  );

export async function findNamedAttempt(db: Queries, provider: string, key: PaymentKey): Promise<Attempt | null> {
  const isNamed =
    'attemptId' in key
      ? eq(paymentAttempts.id, key.attemptId)
      : 'providerOrderId' in key
        ? eq(paymentAttempts.providerOrderId, key.providerOrderId)
        : inArray(
            paymentAttempts.id,
            db
              .select({ id: transfers.attemptId })
              .from(transfers)
              .where(and(eq(transfers.provider, provider), eq(transfers.reference, key.reference))),
          );
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), isNamed));
  return attempt ?? null;
}

export const findLiveAttempts = (db: Queries, orderId: string): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), isLive));

/** A payment reported by hand, such as by a QR code at the door, is still to be found on the statement. */
export const isAwaitedByHand = async (db: Queries, orderId: string): Promise<boolean> =>
  (await findLiveAttempts(db, orderId)).some(({ provider }) => provider === UPI);

/** Checks are half an attempt's age apart, from 1 to 15 minutes. */
const checkDueAt = sql`coalesce(
  ${paymentAttempts.checkedAt} + least(
    greatest((${paymentAttempts.checkedAt} - ${paymentAttempts.createdAt}) / 2, interval '1 minute'),
    interval '15 minutes'),
  ${paymentAttempts.createdAt} + interval '1 minute')`;
const isCheckDue = (now: Date) => sql`${checkDueAt} <= ${now.toISOString()}::timestamptz`;

export const findAttemptsToCheck = (db: Queries, provider: string, now: Date, limit: number): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(
      and(isLive, eq(paymentAttempts.provider, provider), isNotNull(paymentAttempts.providerOrderId), isCheckDue(now)),
    )
    .orderBy(asc(checkDueAt), asc(paymentAttempts.createdAt))
    .limit(limit);

/** Returns true for only one of several processes. */
export async function claimCheck(db: Queries, attemptId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(paymentAttempts)
    .set({ checkedAt: now })
    .where(and(eq(paymentAttempts.id, attemptId), isCheckDue(now)))
    .returning({ id: paymentAttempts.id });
  return rows.length === 1;
}

export const insertAttempt = (db: Queries, attempt: typeof paymentAttempts.$inferInsert) =>
  db.insert(paymentAttempts).values(attempt);

/** An order has one such attempt, however often it is reported. */
export async function insertAttemptByHand(
  tx: Transaction,
  attempt: typeof paymentAttempts.$inferInsert,
): Promise<void> {
  const { amountPaise, state, openedAt } = attempt;
  await tx
    .insert(paymentAttempts)
    .values(attempt)
    .onConflictDoUpdate({
      target: [paymentAttempts.provider, paymentAttempts.providerOrderId],
      set: { amountPaise, state, openedAt },
    });
}

export const updateAttempt = (db: Queries, attemptId: string, change: Partial<Attempt>) =>
  db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, attemptId));

/** Returns true for only one of several processes. */
export async function claimOpening(db: Queries, attemptId: string, now: Date, until: Date): Promise<boolean> {
  const rows = await db
    .update(paymentAttempts)
    .set({ openingUntil: until })
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        isLive,
        isNull(paymentAttempts.providerOrderId),
        or(isNull(paymentAttempts.openingUntil), lte(paymentAttempts.openingUntil, now)),
      ),
    )
    .returning({ id: paymentAttempts.id });
  return rows.length === 1;
}

/** See `numberOfPayment`. */
const paymentNumber = sql<string>`${orders.orderNumber} || coalesce('A' || ${orderAdditions.number}, '')`;

/** An attempt stays unopened when a crash comes between placing the order and calling the provider. */
export const findUnopened = (
  db: Queries,
  provider: string,
  { before, limit, orderId }: { before: Date; limit: number; orderId?: string },
) =>
  db
    .select({ attempt: paymentAttempts, orderNumber: paymentNumber, payee: payeeFacts.as('payee') })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .leftJoin(orderAdditions, eq(orderAdditions.id, paymentAttempts.additionId))
    .innerJoin(storeSettings, isOnlySettings)
    .where(
      and(
        isLive,
        eq(paymentAttempts.provider, provider),
        isNull(paymentAttempts.providerOrderId),
        orderId === undefined ? undefined : eq(paymentAttempts.orderId, orderId),
        lte(paymentAttempts.createdAt, before),
        gt(paymentAttempts.expiresAt, before),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(limit);

/** Returns null when another process has opened it. */
export async function storeOpened(
  db: Queries,
  attemptId: string,
  opened: Pick<Attempt, 'providerOrderId' | 'upiUrl' | 'pageUrl'>,
): Promise<Attempt['state'] | null> {
  const rows = await db
    .update(paymentAttempts)
    .set({ ...opened, openingUntil: null })
    .where(and(eq(paymentAttempts.id, attemptId), isNull(paymentAttempts.providerOrderId)))
    .returning({ state: paymentAttempts.state });
  return rows[0]?.state ?? null;
}

export async function findPaymentPage(db: Queries, attemptId: string) {
  const [row] = await db
    .select({
      attempt: paymentAttempts,
      status: sql<PaymentStatus>`CASE WHEN ${paymentAttempts.additionId} IS NULL THEN ${orders.paymentStatus} ELSE ${paymentAttempts.state} END`,
      bankReference: sql<string | null>`(
        SELECT ${transfers.reference} FROM ${transfers}
        WHERE ${transfers.attemptId} = ${paymentAttempts.id} AND ${transfers.surplus} IS NULL LIMIT 1)`,
      orderNumber: orders.orderNumber,
      shopName: sql<Translated>`${storeSettings.settings} -> 'storeName'`,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .innerJoin(storeSettings, isOnlySettings)
    .where(eq(paymentAttempts.id, attemptId));
  return row ?? null;
}

export async function hasUpiAttempt(db: Queries, orderId: string): Promise<boolean> {
  const own = and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.provider, UPI));
  return (await db.$count(paymentAttempts, own)) > 0;
}

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
        paymentEvents.attemptId,
        tx
          .select({ id: paymentAttempts.id })
          .from(paymentAttempts)
          .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
          .where(eq(orders.customerId, customerId)),
      ),
    );
