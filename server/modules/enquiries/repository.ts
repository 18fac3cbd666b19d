import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { EnquiryStatus } from '../../../contract/staffEnquiries';
import type { Queries, Transaction } from '../../db/database';
import { customers, enquiries, enquiryMessages, staff } from '../../db/schema';

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

export async function findEnquiry(db: Queries, ticketNumber: string): Promise<Enquiry | null> {
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.ticketNumber, ticketNumber));
  return enquiry ?? null;
}

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

// Conversations ------------------------------------------------------------------------------------------------------

export type NewMessage = typeof enquiryMessages.$inferInsert;
export interface Message extends Pick<NewMessage, 'id' | 'ticketNumber' | 'side' | 'text' | 'staffId'> {
  createdAt: Date;
  person: string | null;
}

const messageColumns = {
  id: enquiryMessages.id,
  ticketNumber: enquiryMessages.ticketNumber,
  side: enquiryMessages.side,
  text: enquiryMessages.text,
  staffId: enquiryMessages.staffId,
  createdAt: enquiryMessages.createdAt,
  person: staff.name,
};

/** Those of each enquiry in their sequence. */
export const findMessages = (db: Queries, ticketNumbers: readonly string[]): Promise<Message[]> =>
  db
    .select(messageColumns)
    .from(enquiryMessages)
    .leftJoin(staff, eq(staff.id, enquiryMessages.staffId))
    .where(inArray(enquiryMessages.ticketNumber, [...ticketNumbers]))
    .orderBy(asc(enquiryMessages.ticketNumber), asc(enquiryMessages.createdAt), asc(enquiryMessages.id));

/** The newest of each enquiry that has any. */
export const findNewestMessages = (db: Queries, ticketNumbers: readonly string[]): Promise<Message[]> =>
  db
    .selectDistinctOn([enquiryMessages.ticketNumber], messageColumns)
    .from(enquiryMessages)
    .leftJoin(staff, eq(staff.id, enquiryMessages.staffId))
    .where(inArray(enquiryMessages.ticketNumber, [...ticketNumbers]))
    .orderBy(asc(enquiryMessages.ticketNumber), desc(enquiryMessages.createdAt), desc(enquiryMessages.id));

/** Serializes those who write to one enquiry. */
export async function lockEnquiry(tx: Transaction, ticketNumber: string): Promise<Enquiry | null> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.ticketNumber, ticketNumber)).for('update');
  return enquiry ?? null;
}

/** The newest open one of a number, locked. */
export async function lockNewestOpen(tx: Transaction, mobileNumber: string): Promise<Enquiry | null> {
  const [enquiry] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.mobileNumber, mobileNumber), isOpen))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.ticketNumber))
    .limit(1)
    .for('update');
  return enquiry ?? null;
}

export async function countMessages(tx: Transaction, ticketNumber: string): Promise<number> {
  const [row] = await tx
    .select({ messages: count() })
    .from(enquiryMessages)
    .where(eq(enquiryMessages.ticketNumber, ticketNumber));
  return row?.messages ?? 0;
}

export async function insertMessage(tx: Transaction, message: NewMessage): Promise<void> {
  await tx.insert(enquiryMessages).values(message);
}

export async function isReceived(tx: Transaction, providerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: enquiryMessages.id })
    .from(enquiryMessages)
    .where(eq(enquiryMessages.providerId, providerId));
  return rows.length > 0;
}

/** How many messages came from a number since a moment. */
export async function countFromNumber(tx: Transaction, mobileNumber: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ messages: count() })
    .from(enquiryMessages)
    .innerJoin(enquiries, eq(enquiries.ticketNumber, enquiryMessages.ticketNumber))
    .where(
      and(
        eq(enquiries.mobileNumber, mobileNumber),
        eq(enquiryMessages.side, 'CUSTOMER'),
        gt(enquiryMessages.createdAt, since),
      ),
    );
  return row?.messages ?? 0;
}

export async function setStatus(tx: Transaction, ticketNumber: string, status: EnquiryStatus): Promise<void> {
  await tx.update(enquiries).set({ status }).where(eq(enquiries.ticketNumber, ticketNumber));
}

export async function findCustomer(tx: Transaction, mobileNumber: string) {
  const [customer] = await tx
    .select({ id: customers.id, name: customers.name, language: customers.language })
    .from(customers)
    .where(eq(customers.mobileNumber, mobileNumber))
    // An account that is being erased must not get an enquiry that outlives it.
    .for('key share');
  return customer ?? null;
}

export async function sweep(db: Queries, before: { callers: Date; enquiries: Date }): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.createdAt, before.enquiries));
  await db
    .update(enquiries)
    .set({ callerHash: null })
    .where(and(isNotNull(enquiries.callerHash), lt(enquiries.createdAt, before.callers)));
}
