import { and, asc, desc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../db/database';
import { bankLines, customers, orderAdditions, orders, paymentAttempts, transfers } from '../../../db/schema';
import { UPI } from '../../../ports/payment/upi';

const MAX_LISTED = 200;
/** PostgreSQL takes at most 65,535 parameters per statement. */
const ROWS_AT_ONCE = 2_000;
/** Late money is expected for so long. */
const DAYS_OF_LATE_MONEY = 7;

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
      state: paymentAttempts.state,
      saidPaidAt: orders.saidPaidAt,
      /** It is null for the order's own payment. */
      addition: { id: orderAdditions.id, saidPaidAt: orderAdditions.saidPaidAt },
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .leftJoin(orderAdditions, eq(orderAdditions.id, paymentAttempts.additionId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        eq(paymentAttempts.provider, UPI),
        or(
          inArray(paymentAttempts.state, ['OPEN', 'FAILED']),
          and(
            eq(paymentAttempts.state, 'EXPIRED'),
            or(eq(orders.paymentStatus, 'EXPIRED'), isNotNull(paymentAttempts.additionId)),
            sql`${paymentAttempts.createdAt} > ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS_OF_LATE_MONEY})`,
          ),
        ),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
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
