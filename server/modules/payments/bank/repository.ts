import { and, asc, desc, eq, inArray, isNull, not, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../db/database';
import {
  bankLines,
  cashHandovers,
  customers,
  dayClosings,
  ledger,
  orderEvents,
  orders,
  paymentAttempts,
  refunds,
  rounds,
  roundStops,
  staff,
  storeSettings,
  transfers,
} from '../../../db/schema';
import { payeeFacts } from '../../../db/payeeFacts';
import { hasWaitingReturn, isUnresolved } from '../../../db/unresolvedMoney';
import type { Payee } from '../../../ports/payment/port';
import { UPI } from '../../../ports/payment/upi';
import { AT_DOOR } from '../cash/atDoor';

const MAX_LISTED = 200;
const HANDOVERS_LISTED = 30;
/** PostgreSQL takes at most 65,535 parameters per statement. */
const ROWS_AT_ONCE = 2_000;
/** How long late money is expected. */
const DAYS_OF_LATE_MONEY = 7;

// At the door --------------------------------------------------------------------------------------------------------

export async function findPayee(db: Queries): Promise<Payee> {
  const [row] = await db.select({ payee: payeeFacts }).from(storeSettings);
  return row?.payee ?? { address: null, name: '' };
}

export async function isOnRoundOf(db: Queries, orderId: string, riderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: rounds.id })
    .from(roundStops)
    .innerJoin(rounds, eq(rounds.id, roundStops.roundId))
    .where(and(eq(roundStops.orderId, orderId), eq(roundStops.state, 'PENDING'), eq(rounds.riderId, riderId)))
    .limit(1);
  return rows.length === 1;
}

export async function findOrder(db: Queries, orderNumber: string) {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return order ?? null;
}

export async function findCash(db: Queries, orderId: string) {
  const [transfer] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), eq(transfers.provider, AT_DOOR)));
  return transfer ?? null;
}

// Cash ---------------------------------------------------------------------------------------------------------------

const isCash = eq(ledger.account, 'CASH');
const inHand = sql<number>`sum(${ledger.amountPaise})::float8`;

export const findCashInHand = (db: Queries) =>
  db
    .select({
      staffId: sql<string>`${ledger.holder}`,
      name: sql<string>`coalesce(max(${staff.name}), ${ledger.holder})`,
      amountPaise: inHand,
      orders: sql<number>`(count(*) FILTER (WHERE ${ledger.orderId} IS NOT NULL AND ${ledger.id} > coalesce((
        SELECT max(earlier.id) FROM ${ledger} AS earlier
        WHERE earlier.account = 'CASH' AND earlier.holder = ${ledger.holder} AND earlier.order_id IS NULL), 0)))::int`,
    })
    .from(ledger)
    .leftJoin(staff, eq(staff.id, ledger.holder))
    .where(isCash)
    .groupBy(ledger.holder)
    .having(sql`sum(${ledger.amountPaise}) <> 0`)
    .orderBy(asc(sql`2`));

/** Serializes a person's handovers. */
export async function lockMember(tx: Transaction, staffId: string) {
  const [member] = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.id, staffId))
    .for('no key update');
  return member ?? null;
}

export async function sumCash(db: Queries, staffId: string): Promise<number> {
  const [row] = await db
    .select({ paise: sql<number>`coalesce(sum(${ledger.amountPaise}), 0)::float8` })
    .from(ledger)
    .where(and(isCash, eq(ledger.holder, staffId)));
  return row?.paise ?? 0;
}

export const insertHandover = (tx: Transaction, handover: typeof cashHandovers.$inferInsert) =>
  tx.insert(cashHandovers).values(handover);

const nameOf = (staffId: typeof cashHandovers.riderId | typeof cashHandovers.receivedBy) =>
  sql<string>`coalesce((SELECT ${staff.name} FROM ${staff} WHERE ${staff.id} = ${staffId}), ${staffId})`;

export const findHandovers = (db: Queries) =>
  db
    .select({
      _id: cashHandovers.id,
      riderName: nameOf(cashHandovers.riderId),
      receivedByName: nameOf(cashHandovers.receivedBy),
      countedPaise: cashHandovers.amountPaise,
      expectedPaise: sql<number>`coalesce(${cashHandovers.expectedPaise}, ${cashHandovers.amountPaise})::float8`,
      note: cashHandovers.note,
      at: cashHandovers.at,
    })
    .from(cashHandovers)
    .orderBy(desc(cashHandovers.at), desc(cashHandovers.id))
    .limit(HANDOVERS_LISTED);

const liveUpi = (db: Queries) =>
  db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, UPI), inArray(paymentAttempts.state, ['OPEN', 'FAILED'])));

const onRounds = (db: Queries) =>
  db.select({ orderId: roundStops.orderId }).from(roundStops).where(eq(roundStops.state, 'PENDING'));

/** Unpaid orders, delivered or on the way without a round, that wait for no UPI payment. */
export const findUncollected = (db: Queries) =>
  db
    .select({ order: orders, since: sql<string>`max(${orderEvents.at})` })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.toStatus, orders.status)))
    .where(
      and(
        eq(orders.paymentStatus, 'DUE_AT_DOOR'),
        inArray(orders.status, ['PICKEDUP', 'DELIVERED']),
        notInArray(orders.id, liveUpi(db)),
        notInArray(orders.id, onRounds(db)),
      ),
    )
    .groupBy(orders.id)
    .orderBy(asc(orders.createdAt))
    .limit(MAX_LISTED);

// The bank -----------------------------------------------------------------------------------------------------------

/** Unpaid plain UPI attempts; also recently ended ones, because money may come late. */
export const findWaiting = (db: Queries, now: Date) =>
  db
    .select({
      orderNumber: orders.orderNumber,
      status: orders.status,
      amountPaise: paymentAttempts.amountPaise,
      customerName: customers.name,
      isAtDoor: sql<boolean>`${orders.paymentMethod} = 'AT_DOOR'`,
      since: sql<string>`coalesce(${paymentAttempts.openedAt}, ${paymentAttempts.createdAt})`,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        eq(paymentAttempts.provider, UPI),
        or(
          inArray(paymentAttempts.state, ['OPEN', 'FAILED']),
          and(
            eq(paymentAttempts.state, 'EXPIRED'),
            eq(orders.paymentStatus, 'EXPIRED'),
            sql`${paymentAttempts.createdAt} > ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS_OF_LATE_MONEY})`,
          ),
        ),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(MAX_LISTED);

export async function hasUpiAttempt(db: Queries, orderId: string): Promise<boolean> {
  const own = and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.provider, UPI));
  return (await db.$count(paymentAttempts, own)) > 0;
}

export async function findTransfer(db: Queries, reference: string) {
  const [transfer] = await db
    .select({ id: transfers.id, orderNumber: orders.orderNumber })
    .from(transfers)
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(eq(transfers.provider, UPI), eq(transfers.reference, reference)));
  return transfer ?? null;
}

/** Returns whether the reference is new. */
export async function insertUnresolved(
  tx: Transaction,
  transfer: Pick<typeof transfers.$inferInsert, 'id' | 'reference' | 'amountPaise' | 'receivedAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(transfers)
    .values({ ...transfer, provider: UPI, surplus: 'UNKNOWN' })
    .onConflictDoNothing()
    .returning({ id: transfers.id });
  return rows.length === 1;
}

/** Oldest first, without those whose return waits for a second person. */
export const findUnresolved = (db: Queries) =>
  db
    .select({
      transferId: transfers.id,
      provider: transfers.provider,
      reference: transfers.reference,
      amountPaise: transfers.amountPaise,
      receivedAt: transfers.receivedAt,
    })
    .from(transfers)
    .where(and(isUnresolved, not(hasWaitingReturn)))
    .orderBy(asc(transfers.receivedAt))
    .limit(MAX_LISTED);

export const findRefundsToMake = (db: Queries) =>
  db
    .select({
      refundId: refunds.id,
      orderNumber: orders.orderNumber,
      amountPaise: refunds.amountPaise,
      reference: sql<string | null>`CASE WHEN ${transfers.collectedBy} IS NULL THEN ${transfers.reference} END`,
      since: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(eq(refunds.byHand, true), eq(refunds.state, 'REQUESTED')))
    .orderBy(asc(refunds.createdAt))
    .limit(MAX_LISTED);

export async function findBankLine(db: Queries, reference: string) {
  const [line] = await db.select().from(bankLines).where(eq(bankLines.reference, reference));
  return line ?? null;
}

const isItsTransfer = and(
  eq(transfers.provider, UPI),
  eq(transfers.reference, bankLines.reference),
  eq(transfers.amountPaise, bankLines.amountPaise),
);

/** Includes lines whose transfer has another amount, which a person must check. */
export const findOpenBankLines = (db: Queries) =>
  db
    .select()
    .from(bankLines)
    .where(
      and(
        isNull(bankLines.transferId),
        isNull(bankLines.dismissedBy),
        // Recorded while the statement was imported.
        notExists(
          db
            .select({ one: sql`1` })
            .from(transfers)
            .where(isItsTransfer),
        ),
      ),
    )
    .orderBy(desc(bankLines.paidAt), asc(bankLines.reference))
    .limit(MAX_LISTED);

export const linkBankLine = (tx: Transaction, reference: string, transferId: string) =>
  tx.update(bankLines).set({ transferId }).where(eq(bankLines.reference, reference));

/** Returns whether it was open. */
export async function dismissBankLine(tx: Transaction, reference: string, staffId: string): Promise<boolean> {
  const rows = await tx
    .update(bankLines)
    .set({ dismissedBy: staffId })
    .where(and(eq(bankLines.reference, reference), isNull(bankLines.transferId), isNull(bankLines.dismissedBy)))
    .returning({ reference: bankLines.reference });
  return rows.length === 1;
}

const inBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );

/** Amounts in paise by known bank reference. */
export async function findKnownAmounts(
  tx: Transaction,
  lines: readonly { reference: string }[],
): Promise<Map<string, number>> {
  const amounts = new Map<string, number>();
  for (const batch of inBatches(lines)) {
    const references = batch.map(({ reference }) => reference);
    const imported = tx
      .select({ reference: bankLines.reference, amountPaise: bankLines.amountPaise })
      .from(bankLines)
      .where(inArray(bankLines.reference, references));
    const noted = tx
      .select({ reference: transfers.reference, amountPaise: transfers.amountPaise })
      .from(transfers)
      .where(and(eq(transfers.provider, UPI), inArray(transfers.reference, references)));
    for (const { reference, amountPaise } of [...(await imported), ...(await noted)])
      amounts.set(reference, amountPaise);
  }
  return amounts;
}

/** Returns the new references, and links lines to transfers recorded before. */
export async function insertBankLines(
  tx: Transaction,
  lines: readonly (typeof bankLines.$inferInsert)[],
): Promise<Set<string>> {
  const added = new Set<string>();
  for (const batch of inBatches(lines)) {
    const rows = await tx
      .insert(bankLines)
      .values(batch)
      .onConflictDoNothing()
      .returning({ reference: bankLines.reference });
    for (const { reference } of rows) added.add(reference);
  }
  await tx
    .update(bankLines)
    .set({ transferId: transfers.id })
    .from(transfers)
    .where(and(isNull(bankLines.transferId), isItsTransfer));
  return added;
}

// The day's close ----------------------------------------------------------------------------------------------------

/** Newest first; `totals.through` is the last ledger row covered. */
export const findClosings = (db: Queries) =>
  db
    .select({ closing: dayClosings, closedByName: sql<string>`coalesce(${staff.name}, ${dayClosings.closedBy})` })
    .from(dayClosings)
    .leftJoin(staff, eq(staff.id, dayClosings.closedBy))
    .orderBy(desc(dayClosings.day))
    .limit(HANDOVERS_LISTED);

/** Blocks postings and other closings, so that each row is in exactly one closing. */
export const lockLedger = (tx: Transaction) => tx.execute(sql`LOCK TABLE ${ledger} IN SHARE ROW EXCLUSIVE MODE`);

/** The last row before a moment; the first closing begins there. */
export async function findLedgerId(db: Queries, before: Date | null): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${ledger.id}), 0)::float8` })
    .from(ledger)
    .where(before ? sql`${ledger.at} < ${before.toISOString()}::timestamptz` : undefined);
  return row?.id ?? 0;
}

/** `cause` is `transfer`, `handover` and so on. */
export const sumLedger = (db: Queries, range: { after: number; through: number }) =>
  db
    .select({
      cause: sql<string>`split_part(${ledger.posting}, ':', 1) || CASE WHEN ${ledger.posting} LIKE 'refund:%' THEN ':' || split_part(${ledger.posting}, ':', 3) ELSE '' END`,
      account: ledger.account,
      provider: sql<string | null>`CASE WHEN ${ledger.account} = 'PROVIDER' THEN ${ledger.holder} END`,
      paise: sql<number>`sum(${ledger.amountPaise})::float8`,
    })
    .from(ledger)
    .where(and(sql`${ledger.id} > ${range.after}`, sql`${ledger.id} <= ${range.through}`))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`3`);

export async function sumAllCash(db: Queries): Promise<number> {
  const [row] = await db
    .select({ paise: sql<number>`coalesce(sum(${ledger.amountPaise}), 0)::float8` })
    .from(ledger)
    .where(isCash);
  return row?.paise ?? 0;
}

/** Returns whether the day was still open. */
export async function insertClosing(tx: Transaction, closing: typeof dayClosings.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(dayClosings).values(closing).onConflictDoNothing().returning({ day: dayClosings.day });
  return rows.length === 1;
}
