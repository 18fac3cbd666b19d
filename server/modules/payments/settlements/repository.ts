import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  min,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { DifferenceKind, DifferenceState } from '../../../../contract/settlements';
import type { Queries, Transaction } from '../../../db/database';
import {
  orders,
  refunds,
  settlementDays,
  settlementDifferences,
  settlementLines,
  staff,
  transfers,
} from '../../../db/schema';

export type Difference = typeof settlementDifferences.$inferSelect;
type NewLine = typeof settlementLines.$inferInsert;

/** A difference without what a whole comparison shares. */
export type Found = Pick<Difference, 'kind' | 'reference' | 'shopPaise' | 'providerPaise' | 'orderId' | 'settlementId'>;

// Days ---------------------------------------------------------------------------------------------------------------

/** Returns those that are new. */
export const addDays = async (tx: Transaction, provider: string, days: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .insert(settlementDays)
    .values(days.map((day) => ({ provider, day })))
    .onConflictDoNothing()
    .returning({ day: settlementDays.day });
  return rows.map(({ day }) => day);
};

export const markCompared = (tx: Transaction, provider: string, day: string, now: Date) =>
  tx
    .update(settlementDays)
    .set({ comparedAt: now })
    .where(and(eq(settlementDays.provider, provider), eq(settlementDays.day, day)));

export async function findComparedDays(db: Queries, provider: string) {
  const [row] = await db
    .select({ first: min(settlementDays.day), last: max(settlementDays.day) })
    .from(settlementDays)
    .where(and(eq(settlementDays.provider, provider), isNotNull(settlementDays.comparedAt)));
  return { first: row?.first ?? null, last: row?.last ?? null };
}

export async function findLastDay(db: Queries, provider: string): Promise<string | null> {
  const [row] = await db
    .select({ last: max(settlementDays.day) })
    .from(settlementDays)
    .where(eq(settlementDays.provider, provider));
  return row?.last ?? null;
}

/** The oldest planned one from a day on. */
export async function findUncomparedDay(db: Queries, provider: string, from: string): Promise<string | null> {
  const isOpen = and(
    eq(settlementDays.provider, provider),
    gte(settlementDays.day, from),
    isNull(settlementDays.comparedAt),
  );
  const [row] = await db
    .select({ first: min(settlementDays.day) })
    .from(settlementDays)
    .where(isOpen);
  return row?.first ?? null;
}

/** A statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 500;

// Lines --------------------------------------------------------------------------------------------------------------

/** The provider's latest report counts. */
export async function storeLines(tx: Transaction, lines: readonly NewLine[]): Promise<void> {
  // Pages may overlap.
  const each = [...new Map(lines.map((line) => [line.reference, line])).values()];
  for (let from = 0; from < each.length; from += ROWS_AT_ONCE)
    await tx
      .insert(settlementLines)
      .values(each.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [settlementLines.provider, settlementLines.reference],
        set: {
          day: sql`excluded.day`,
          amountPaise: sql`excluded.amount_paise`,
          feePaise: sql`excluded.fee_paise`,
          settlementId: sql`excluded.settlement_id`,
          bankReference: sql`excluded.bank_reference`,
          settledAt: sql`excluded.settled_at`,
        },
      });
}

/** Latest first, each summed up from its lines. */
export function findPayouts(db: Queries, provider: string, { since, limit }: { since: string; limit: number }) {
  const { kind, amountPaise, feePaise, settledAt } = settlementLines;
  const sumOf = (name: string) =>
    sql<number>`coalesce(sum(${amountPaise}) FILTER (WHERE ${kind} = ${name}), 0)`.mapWith(Number);
  return db
    .select({
      settlementId: settlementLines.settlementId,
      bankReference: max(settlementLines.bankReference),
      settledAt: max(settledAt).mapWith(settledAt),
      paymentsPaise: sumOf('PAYMENT'),
      refundsPaise: sumOf('REFUND'),
      adjustmentsPaise: sumOf('ADJUSTMENT'),
      feesPaise: sql<number>`sum(${feePaise})`.mapWith(Number),
    })
    .from(settlementLines)
    .where(and(eq(settlementLines.provider, provider), gte(settlementLines.day, since)))
    .groupBy(settlementLines.settlementId)
    .orderBy(desc(max(settledAt)), asc(settlementLines.settlementId))
    .limit(limit);
}

// Comparison ---------------------------------------------------------------------------------------------------------

/** A failed refund has moved no money. */
const isMade = and(eq(refunds.byHand, false), ne(refunds.state, 'FAILED'));
const isOfDay = (provider: string, day: string, kind: 'PAYMENT' | 'REFUND' | 'ADJUSTMENT') =>
  and(eq(settlementLines.provider, provider), eq(settlementLines.day, day), eq(settlementLines.kind, kind));
const ofProvider = {
  reference: settlementLines.reference,
  providerPaise: settlementLines.amountPaise,
  settlementId: settlementLines.settlementId,
};

/** The day's references that the shop has recorded. */
export async function findKnown(db: Queries, provider: string, day: string): Promise<Set<string>> {
  const { reference } = settlementLines;
  const paid = await db
    .select({ reference })
    .from(settlementLines)
    .innerJoin(transfers, and(eq(transfers.provider, settlementLines.provider), eq(transfers.reference, reference)))
    .where(isOfDay(provider, day, 'PAYMENT'));
  const returned = await db
    .select({ reference })
    .from(settlementLines)
    .innerJoin(refunds, eq(refunds.providerRefundId, reference))
    .where(isOfDay(provider, day, 'REFUND'));
  return new Set([...paid, ...returned].map((row) => row.reference));
}

/** A day's payouts that differ from the shop's records. */
export async function findOfDay(tx: Transaction, provider: string, day: string): Promise<Found[]> {
  const payments = await tx
    .select({ ...ofProvider, shopPaise: transfers.amountPaise, orderId: transfers.orderId })
    .from(settlementLines)
    .leftJoin(
      transfers,
      and(eq(transfers.provider, settlementLines.provider), eq(transfers.reference, settlementLines.reference)),
    )
    .where(
      and(
        isOfDay(provider, day, 'PAYMENT'),
        or(isNull(transfers.id), ne(transfers.amountPaise, settlementLines.amountPaise)),
      ),
    );
  const returned = await tx
    .select({ ...ofProvider, shopPaise: refunds.amountPaise, orderId: transfers.orderId })
    .from(settlementLines)
    .leftJoin(refunds, and(eq(refunds.providerRefundId, settlementLines.reference), isMade))
    .leftJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(
      and(
        isOfDay(provider, day, 'REFUND'),
        or(isNull(refunds.id), ne(refunds.amountPaise, settlementLines.amountPaise)),
      ),
    );
  const own = await tx
    .select(ofProvider)
    .from(settlementLines)
    .where(isOfDay(provider, day, 'ADJUSTMENT'));
  const kindOf = (shopPaise: number | null, what: 'PAYMENT' | 'REFUND'): DifferenceKind =>
    shopPaise === null ? `UNKNOWN_${what}` : `${what}_AMOUNT`;
  return [
    ...payments.map((row) => ({ ...row, kind: kindOf(row.shopPaise, 'PAYMENT') })),
    ...returned.map((row) => ({ ...row, kind: kindOf(row.shopPaise, 'REFUND') })),
    ...own.map((row) => ({ ...row, kind: 'ADJUSTMENT' as const, shopPaise: null, orderId: null })),
  ];
}

/** Money that moved in this time and is in no payout. */
export async function findUnsettled(
  db: Queries,
  provider: string,
  { from, until }: { from: Date; until: Date },
): Promise<Found[]> {
  const lineOf = (reference: typeof transfers.reference | typeof refunds.providerRefundId) =>
    db
      .select({ one: sql`1` })
      .from(settlementLines)
      .where(and(eq(settlementLines.provider, provider), eq(settlementLines.reference, reference)));
  const payments = await db
    .select({ reference: transfers.reference, shopPaise: transfers.amountPaise, orderId: transfers.orderId })
    .from(transfers)
    .where(
      and(
        eq(transfers.provider, provider),
        gte(transfers.receivedAt, from),
        lt(transfers.receivedAt, until),
        notExists(lineOf(transfers.reference)),
      ),
    );
  const returned = await db
    .select({
      reference: sql<string>`${refunds.providerRefundId}`,
      shopPaise: refunds.amountPaise,
      orderId: transfers.orderId,
    })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(
      and(
        eq(transfers.provider, provider),
        eq(refunds.state, 'DONE'),
        eq(refunds.byHand, false),
        isNotNull(refunds.providerRefundId),
        gte(refunds.createdAt, from),
        lt(refunds.updatedAt, until),
        notExists(lineOf(refunds.providerRefundId)),
      ),
    );
  const unsettled = { providerPaise: null, settlementId: null };
  return [
    ...payments.map((row) => ({ ...row, ...unsettled, kind: 'UNSETTLED_PAYMENT' as const })),
    ...returned.map((row) => ({ ...row, ...unsettled, kind: 'UNSETTLED_REFUND' as const })),
  ];
}

/** Idempotent; an open difference gets the latest amounts. Returns how many are new or changed. */
export async function storeDifferences(
  tx: Transaction,
  provider: string,
  found: readonly Found[],
  now: Date,
): Promise<number> {
  const { kind, reference, state, shopPaise, providerPaise } = settlementDifferences;
  const each = [...new Map(found.map((one) => [`${one.kind} ${one.reference}`, one])).values()];
  let added = 0;
  for (let from = 0; from < each.length; from += ROWS_AT_ONCE) {
    const rows = await tx
      .insert(settlementDifferences)
      .values(each.slice(from, from + ROWS_AT_ONCE).map((one) => ({ ...one, provider, foundAt: now })))
      .onConflictDoUpdate({
        target: [settlementDifferences.provider, kind, reference],
        set: { shopPaise: sql`excluded.shop_paise`, providerPaise: sql`excluded.provider_paise` },
        setWhere: sql`${state} = 'OPEN'
          AND (${shopPaise}, ${providerPaise}) IS DISTINCT FROM (excluded.shop_paise, excluded.provider_paise)`,
      })
      .returning({ id: settlementDifferences.id });
    added += rows.length;
  }
  return added;
}

/** Resolves those that agree by now, such as after a late message. */
export const resolveAgreed = (tx: Transaction, provider: string, now: Date) => {
  const { kind, reference, shopPaise, providerPaise } = settlementDifferences;
  const isLine = sql`EXISTS (
    SELECT FROM ${settlementLines} WHERE ${settlementLines.provider} = ${provider}
      AND ${settlementLines.reference} = ${reference} AND ${settlementLines.amountPaise} = ${shopPaise})`;
  const isTransfer = sql`EXISTS (
    SELECT FROM ${transfers} WHERE ${transfers.provider} = ${provider}
      AND ${transfers.reference} = ${reference} AND ${transfers.amountPaise} = ${providerPaise})`;
  const isRefund = sql`EXISTS (
    SELECT FROM ${refunds} WHERE ${refunds.providerRefundId} = ${reference}
      AND ${refunds.amountPaise} = ${providerPaise} AND ${isMade})`;
  return tx
    .update(settlementDifferences)
    .set({ state: 'RESOLVED', resolution: 'FOUND', resolvedAt: now })
    .where(
      and(
        eq(settlementDifferences.state, 'OPEN'),
        eq(settlementDifferences.provider, provider),
        sql`CASE ${kind} WHEN 'UNKNOWN_PAYMENT' THEN ${isTransfer} WHEN 'UNKNOWN_REFUND' THEN ${isRefund}
          WHEN 'ADJUSTMENT' THEN false ELSE ${isLine} END`,
      ),
    );
};

// Differences --------------------------------------------------------------------------------------------------------

export const countOpen = (db: Queries): Promise<number> =>
  db
    .select({ open: count() })
    .from(settlementDifferences)
    .where(eq(settlementDifferences.state, 'OPEN'))
    .then(([row]) => row?.open ?? 0);

export const findDifferences = (
  db: Queries,
  { state, before, limit }: { state: DifferenceState; before: number | undefined; limit: number },
) =>
  db
    .select({ difference: settlementDifferences, orderNumber: orders.orderNumber, resolvedByName: staff.name })
    .from(settlementDifferences)
    .leftJoin(orders, eq(orders.id, settlementDifferences.orderId))
    .leftJoin(staff, eq(staff.id, settlementDifferences.resolvedBy))
    .where(
      and(
        eq(settlementDifferences.state, state),
        before === undefined ? undefined : lt(settlementDifferences.id, before),
      ),
    )
    .orderBy(desc(settlementDifferences.id))
    .limit(limit);

/** The order that it pays must be locked before. */
export async function lockDifference(tx: Transaction, id: number): Promise<Difference | null> {
  const [row] = await tx.select().from(settlementDifferences).where(eq(settlementDifferences.id, id)).for('update');
  return row ?? null;
}

export const resolve = (
  tx: Transaction,
  id: number,
  resolved: Pick<Difference, 'resolution' | 'note' | 'resolvedBy' | 'resolvedAt'> & { orderId?: string },
) =>
  tx
    .update(settlementDifferences)
    .set({ state: 'RESOLVED', ...resolved })
    .where(eq(settlementDifferences.id, id));

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
