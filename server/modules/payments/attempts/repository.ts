import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, not, notExists, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaymentStatus } from '../../../../contract/constants';
import type { Queries, Transaction } from '../../../db/database';
import {
  bankLines,
  orders,
  paymentAttempts,
  paymentEvents,
  refunds,
  settlementDifferences,
  storeSettings,
  transfers,
} from '../../../db/schema';
import type { Translated } from '../../../db/schema/columns';
import type { PaymentKey, ReportedRefund } from '../../../ports/payment/port';
import { payeeFacts } from '../../../db/payeeFacts';
import { hasWaitingReturn, isUnresolved } from '../../../db/unresolvedMoney';

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

/** The attempt that a provider's message names. */
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

/** Checks are half an attempt's age apart, from 1 to 15 minutes. */
const checkDueAt = sql`coalesce(
  ${paymentAttempts.checkedAt} + least(
    greatest((${paymentAttempts.checkedAt} - ${paymentAttempts.createdAt}) / 2, interval '1 minute'),
    interval '15 minutes'),
  ${paymentAttempts.createdAt} + interval '1 minute')`;
const isCheckDue = (now: Date) => sql`${checkDueAt} <= ${now.toISOString()}::timestamptz`;

/** The longest overdue first. */
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

/** Such as after a crash between placing and calling the provider. */
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

/** Null when another process has opened it. */
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

/** The text names the payer; reference and amount stay. */
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

/** Notes are free text. */
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

/** Returns false for a known transfer: each counts once, however it is reported. */
export async function insertTransfer(tx: Transaction, transfer: typeof transfers.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(transfers)
    .values(transfer)
    .onConflictDoNothing({ target: [transfers.provider, transfers.reference] })
    .returning({ id: transfers.id });
  return rows.length === 1;
}

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

export const isReplaced = async (db: Queries, refundId: string): Promise<boolean> =>
  (await db.$count(refunds, eq(refunds.replacesId, refundId))) > 0;

export const insertRefund = (tx: Transaction, refund: typeof refunds.$inferInsert) => tx.insert(refunds).values(refund);

export async function findRefund(db: Queries, refundId: string) {
  const [row] = await db
    .select({ refund: refunds, transfer: transfers, providerOrderId: paymentAttempts.providerOrderId })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, transfers.attemptId))
    .where(eq(refunds.id, refundId));
  return row ?? null;
}

/** By our id or the provider's, or else the only sent one of that amount; null when ambiguous. */
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

/** Returns false for a finished refund, which never changes. */
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

/** Paise. */
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

/** Not replaced, and the money is still here; oldest first. */
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

/** Without money whose return waits for a second person. */
export async function findProblems(db: Queries) {
  const unknown = await db
    .select({ reference: transfers.reference, amountPaise: transfers.amountPaise })
    .from(transfers)
    .where(and(isUnresolved, not(hasWaitingReturn)))
    .orderBy(asc(transfers.receivedAt))
    .limit(MAX_LISTED);
  return { refunds: await findFailedRefunds(db), transfers: unknown };
}
