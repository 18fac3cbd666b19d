import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, not, notExists, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaymentStatus } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import {
  bankLines,
  orders,
  paymentAttempts,
  paymentEvents,
  refunds,
  settlementDifferences,
  storeSettings,
  transfers,
} from '../../db/schema';
import type { Translated } from '../../db/schema/columns';
import type { PaymentKey, ReportedRefund } from '../../ports/payment/port';
import { payeeFacts } from '../../db/payeeFacts';
import { hasWaitingReturn, isUnresolved } from '../../db/unresolvedMoney';

export type Attempt = typeof paymentAttempts.$inferSelect;
export type Transfer = typeof transfers.$inferSelect;
export type Refund = typeof refunds.$inferSelect;

const isLive = inArray(paymentAttempts.state, ['OPEN', 'FAILED']);

// Attempts -----------------------------------------------------------------------------------------------------------

export async function findAttempt(db: Queries, attemptId: string): Promise<Attempt | null> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return attempt ?? null;
}

/** The live one, or else the newest. */
export async function findAttemptOfOrder(db: Queries, orderId: string): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(isLive), desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1);
  return attempt ?? null;
}

/** The one that a provider's message names. */
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

/** The gaps between checks grow with an attempt's age: half of it, from a minute to a quarter of an hour. */
const checkDueAt = sql`coalesce(
  ${paymentAttempts.checkedAt} + least(
    greatest((${paymentAttempts.checkedAt} - ${paymentAttempts.createdAt}) / 2, interval '1 minute'),
    interval '15 minutes'),
  ${paymentAttempts.createdAt} + interval '1 minute')`;
const isCheckDue = (now: Date) => sql`${checkDueAt} <= ${now.toISOString()}::timestamptz`;

/** Live ones that are to be checked at the provider, the longest overdue first. */
export const findAttemptsToCheck = (db: Queries, provider: string, now: Date, limit: number): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(
      and(isLive, eq(paymentAttempts.provider, provider), isNotNull(paymentAttempts.providerOrderId), isCheckDue(now)),
    )
    .orderBy(asc(checkDueAt), asc(paymentAttempts.createdAt))
    .limit(limit);

/** Admits one process to a check; returns whether it is this one. */
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

/** Once per order, however often it is reported. */
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

/** Admits one process to opening an attempt; returns whether it is this one. */
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

/**
 * Live ones that are not opened, such as of a process that ended between placing the order and calling the provider,
 * with what opening shows.
 */
export const findUnopened = (
  db: Queries,
  provider: string,
  { before, limit, orderId }: { before: Date; limit: number; orderId?: string },
) =>
  db
    .select({ attempt: paymentAttempts, orderNumber: orders.orderNumber, payee: payeeFacts.as('payee') })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .crossJoin(storeSettings)
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

/** Returns its state, or null when it was opened by another process meanwhile. */
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
      status: orders.paymentStatus,
      bankReference: sql<string | null>`(
        SELECT ${transfers.reference} FROM ${transfers}
        WHERE ${transfers.attemptId} = ${paymentAttempts.id} AND ${transfers.surplus} IS NULL LIMIT 1)`,
      orderNumber: orders.orderNumber,
      shopName: sql<Translated>`${storeSettings.settings} -> 'storeName'`,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .crossJoin(storeSettings)
    .where(eq(paymentAttempts.id, attemptId));
  return row ?? null;
}

export const lockOrder = (tx: Transaction, orderId: string) =>
  tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');

/** The order must be locked. */
export const setPaymentStatus = (tx: Transaction, orderId: string, paymentStatus: PaymentStatus) =>
  tx.update(orders).set({ paymentStatus }).where(eq(orders.id, orderId));

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
        paymentEvents.attemptId,
        tx
          .select({ id: paymentAttempts.id })
          .from(paymentAttempts)
          .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
          .where(eq(orders.customerId, customerId)),
      ),
    );

/** Banks write who paid; reference and amount stay. */
export const blankBankLinesOf = (tx: Transaction, customerId: string) =>
  tx
    .update(bankLines)
    .set({ text: '' })
    .where(
      inArray(
        bankLines.transferId,
        tx
          .select({ id: transfers.id })
          .from(transfers)
          .innerJoin(orders, eq(orders.id, transfers.orderId))
          .where(eq(orders.customerId, customerId)),
      ),
    );

/** Staff write freely there. */
export const blankDifferencesOf = (tx: Transaction, customerId: string) =>
  tx
    .update(settlementDifferences)
    .set({ note: null })
    .where(
      inArray(
        settlementDifferences.orderId,
        tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId)),
      ),
    );

// Transfers ----------------------------------------------------------------------------------------------------------

export async function findTransfer(db: Queries, provider: string, reference: string): Promise<Transfer | null> {
  const [transfer] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.provider, provider), eq(transfers.reference, reference)));
  return transfer ?? null;
}

/** Returns whether it is new: each transfer counts once, by whatever way it is reported. */
export async function insertTransfer(tx: Transaction, transfer: typeof transfers.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(transfers)
    .values(transfer)
    .onConflictDoNothing({ target: [transfers.provider, transfers.reference] })
    .returning({ id: transfers.id });
  return rows.length === 1;
}

/** Money that came without an order is for this one. */
export const assignTransfer = (
  tx: Transaction,
  transferId: string,
  assigned: Pick<Transfer, 'orderId' | 'attemptId'>,
) =>
  tx
    .update(transfers)
    .set({ ...assigned, surplus: null })
    .where(eq(transfers.id, transferId));

export const markSurplus = (tx: Transaction, transferId: string, surplus: Transfer['surplus']) =>
  tx.update(transfers).set({ surplus }).where(eq(transfers.id, transferId));

/** The transfer that paid for the order. */
export async function findPaidTransfer(db: Queries, orderId: string): Promise<Transfer | null> {
  const [transfer] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), isNull(transfers.surplus)));
  return transfer ?? null;
}

/** The order, if any, must be locked. */
export async function lockTransfer(tx: Transaction, transferId: string): Promise<Transfer | null> {
  const [transfer] = await tx.select().from(transfers).where(eq(transfers.id, transferId)).for('no key update');
  return transfer ?? null;
}

// Refunds ------------------------------------------------------------------------------------------------------------

/** Whether a failed one was sent again. */
export const isReplaced = async (db: Queries, refundId: string): Promise<boolean> =>
  (await db.$count(refunds, eq(refunds.replacesId, refundId))) > 0;

export const insertRefund = (tx: Transaction, refund: typeof refunds.$inferInsert) => tx.insert(refunds).values(refund);

/** With the transfer that goes back and its attempt's id at the provider. */
export async function findRefund(db: Queries, refundId: string) {
  const [row] = await db
    .select({ refund: refunds, transfer: transfers, providerOrderId: paymentAttempts.providerOrderId })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, transfers.attemptId))
    .where(eq(refunds.id, refundId));
  return row ?? null;
}

/**
 * The refund that a provider's message is about: by our id or the provider's, or else the only one of that amount that
 * was sent. Null where that isn't clear.
 */
export async function findReportedRefund(
  db: Queries,
  attemptId: string,
  { refundId, providerRefundId, amountPaise }: Pick<ReportedRefund, 'refundId' | 'providerRefundId' | 'amountPaise'>,
) {
  const isReported =
    refundId !== undefined
      ? eq(refunds.id, refundId)
      : and(
          eq(refunds.state, 'SENT'),
          providerRefundId === undefined
            ? eq(refunds.amountPaise, amountPaise)
            : eq(refunds.providerRefundId, providerRefundId),
        );
  const rows = await db
    .select({ id: refunds.id, state: refunds.state })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(and(eq(transfers.attemptId, attemptId), isReported))
    .limit(2);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** Changes an unfinished refund only; returns whether it was. */
export async function updateRefund(db: Queries, refundId: string, change: Partial<Refund>): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, refundId), inArray(refunds.state, ['REQUESTED', 'SENT'])))
    .returning({ id: refunds.id });
  return rows.length === 1;
}

export const countTry = (db: Queries, refundId: string, now: Date) =>
  db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, updatedAt: now })
    .where(eq(refunds.id, refundId));

/** Sum of what has gone back, in paise. */
export async function sumGoneBack(tx: Transaction, transferId: string): Promise<number> {
  const [row] = await tx
    .select({ paise: sum(refunds.amountPaise) })
    .from(refunds)
    .where(and(eq(refunds.transferId, transferId), eq(refunds.state, 'DONE')));
  return Number(row?.paise ?? 0);
}

const MAX_LISTED = 200;

const replacements = alias(refunds, 'replacements');
const isNotReplaced = (db: Queries) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(replacements)
      .where(eq(replacements.replacesId, refunds.id)),
  );

/** Those that were not sent again, of money that is still here; the oldest first. */
export const findFailedRefunds = (db: Queries) =>
  db
    .select({
      refundId: refunds.id,
      reference: transfers.reference,
      orderNumber: orders.orderNumber,
      amountPaise: refunds.amountPaise,
      reason: refunds.reason,
      failedAt: refunds.updatedAt,
    })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(eq(refunds.state, 'FAILED'), lt(transfers.refundedPaise, transfers.amountPaise), isNotReplaced(db)))
    .orderBy(asc(refunds.createdAt))
    .limit(MAX_LISTED);

/** Refunds that failed, and money that nothing is known of, unless a second person decides on its return. */
export async function findProblems(db: Queries) {
  const unknown = await db
    .select({ reference: transfers.reference, amountPaise: transfers.amountPaise })
    .from(transfers)
    .where(and(isUnresolved, not(hasWaitingReturn)))
    .orderBy(asc(transfers.receivedAt))
    .limit(MAX_LISTED);
  return { refunds: await findFailedRefunds(db), transfers: unknown };
}
