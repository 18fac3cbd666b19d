import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { EnquiryStatus } from '../../../contract/staffEnquiries';
import type { Queries, Transaction } from '../../db/database';
import { enquiries } from '../../db/schema';
import type { CallerHashes } from '../../lib/callers';

export type Enquiry = typeof enquiries.$inferSelect;
export type NewEnquiry = typeof enquiries.$inferInsert;

/** Arbitrary, but the same in every process. */
const ENQUIRY_LOCK = 7_202_402;

/** Serializes counting and writing, so that caps and idempotency hold under concurrency. */
export const lockEnquiries = (tx: Transaction) => tx.execute(sql`SELECT pg_advisory_xact_lock(${ENQUIRY_LOCK})`);

export async function findByKey(tx: Transaction, idempotencyKey: string): Promise<Enquiry | null> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.idempotencyKey, idempotencyKey));
  return enquiry ?? null;
}

/** Returns when the nth newest since `since` came, of one caller or all; null for fewer. */
export async function nthNewest(
  tx: Transaction,
  nth: number,
  since: Date,
  callerHashes?: CallerHashes,
): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(and(gt(enquiries.createdAt, since), callerHashes && inArray(enquiries.callerHash, callerHashes)))
    .orderBy(desc(enquiries.createdAt))
    .offset(nth - 1)
    .limit(1);
  return row?.createdAt ?? null;
}

export async function insertEnquiry(tx: Transaction, enquiry: NewEnquiry): Promise<Enquiry> {
  const [row] = await tx.insert(enquiries).values(enquiry).returning();
  if (!row) throw new Error('the enquiry was not written');
  return row;
}

/** Newest first, after one of theirs. */
export const findOfCustomer = (
  db: Queries,
  customerId: string,
  after: Pick<Enquiry, 'createdAt' | 'ticketNumber'> | null,
  limit: number,
): Promise<Enquiry[]> =>
  db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.customerId, customerId), after ? isAfter(after) : undefined))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.ticketNumber))
    .limit(limit);

const isAfter = ({ createdAt, ticketNumber }: Pick<Enquiry, 'createdAt' | 'ticketNumber'>) =>
  or(
    lt(enquiries.createdAt, createdAt),
    and(eq(enquiries.createdAt, createdAt), lt(enquiries.ticketNumber, ticketNumber)),
  );

const isOpen = ne(enquiries.status, 'RESOLVED');

/** Unacknowledged ones first, then grievances, whose resolution has a deadline; the oldest first among each. */
export const findOpen = (db: Queries, limit: number): Promise<Enquiry[]> =>
  db
    .select()
    .from(enquiries)
    .where(isOpen)
    .orderBy(
      desc(eq(enquiries.status, 'OPEN')),
      desc(eq(enquiries.kind, 'GRIEVANCE')),
      asc(enquiries.createdAt),
      asc(enquiries.ticketNumber),
    )
    .limit(limit);

export async function countOpen(db: Queries): Promise<number> {
  const [row] = await db.select({ open: count() }).from(enquiries).where(isOpen);
  return row?.open ?? 0;
}

export const findResolved = (db: Queries, limit: number): Promise<Enquiry[]> =>
  db
    .select()
    .from(enquiries)
    .where(eq(enquiries.status, 'RESOLVED'))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.ticketNumber))
    .limit(limit);

/** Unless the status is no longer `from`. */
export async function moveEnquiry(
  tx: Transaction,
  ticketNumber: string,
  from: EnquiryStatus,
  to: EnquiryStatus,
): Promise<'moved' | 'changed' | 'unknown'> {
  const moved = await tx
    .update(enquiries)
    .set({ status: to })
    .where(and(eq(enquiries.ticketNumber, ticketNumber), eq(enquiries.status, from)))
    .returning({ ticketNumber: enquiries.ticketNumber });
  if (moved.length > 0) return 'moved';
  const known = await tx
    .select({ ticketNumber: enquiries.ticketNumber })
    .from(enquiries)
    .where(eq(enquiries.ticketNumber, ticketNumber));
  return known.length > 0 ? 'changed' : 'unknown';
}

export async function sweep(db: Queries, before: { callers: Date; enquiries: Date }): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.createdAt, before.enquiries));
  await db
    .update(enquiries)
    .set({ callerHash: null })
    .where(and(isNotNull(enquiries.callerHash), lt(enquiries.createdAt, before.callers)));
}
