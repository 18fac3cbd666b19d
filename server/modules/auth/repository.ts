import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import { authCounts, authTokens, customers, knownBrowsers, otpSends, otpSessions } from '../../db/schema';

export type OtpSession = typeof otpSessions.$inferSelect;
export type OtpSend = Pick<typeof otpSends.$inferSelect, 'mobileNumber' | 'callerHash' | 'lane' | 'forStaff'>;
/** A known browser's, or strangers'. */
export type SendsOf = { lane: string } | { forStaff: boolean; mobileNumber: string };
export type VerifiedPerson = Pick<typeof customers.$inferSelect, 'id' | 'name' | 'emailId'>;

/** Arbitrary, but the same in every process: the first half of the key of a lock per number. */
const CODE_SENDING_LOCK = 7_202_401;

// Sent codes ---------------------------------------------------------------------------------------------------------

/** So that the caps of a number hold under concurrency. */
export const lockSending = (tx: Transaction, mobileNumber: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(${CODE_SENDING_LOCK}, hashtext(${mobileNumber}))`);

const sendsOf = (whose: SendsOf) =>
  'lane' in whose
    ? eq(otpSends.lane, whose.lane)
    : and(isNull(otpSends.lane), eq(otpSends.forStaff, whose.forStaff), eq(otpSends.mobileNumber, whose.mobileNumber));

/** Returns null for fewer than `nth`. */
export async function nthNewestSend(tx: Transaction, nth: number, since: Date, whose: SendsOf): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: otpSends.createdAt })
    .from(otpSends)
    .where(and(gt(otpSends.createdAt, since), sendsOf(whose)))
    .orderBy(desc(otpSends.createdAt))
    .offset(nth - 1)
    .limit(1);
  return row?.createdAt ?? null;
}

export async function insertSend(tx: Transaction, send: OtpSend, now: Date): Promise<number> {
  const [row] = await tx
    .insert(otpSends)
    .values({ ...send, createdAt: now })
    .returning({ id: otpSends.id });
  if (!row) throw new Error('the sent code was not recorded');
  return row.id;
}

export const deleteSend = (db: Queries, id: number) => db.delete(otpSends).where(eq(otpSends.id, id));

export const deleteStaffSends = (tx: Transaction, mobileNumber: string) =>
  tx.delete(otpSends).where(and(eq(otpSends.forStaff, true), eq(otpSends.mobileNumber, mobileNumber)));

// Pending logins -----------------------------------------------------------------------------------------------------

export const insertSession = (db: Queries, session: typeof otpSessions.$inferInsert) =>
  db.insert(otpSessions).values(session);

export async function lockSession(
  tx: Transaction,
  sessionId: string,
  mobileNumber: string,
): Promise<OtpSession | null> {
  const [session] = await tx
    .select()
    .from(otpSessions)
    .where(and(eq(otpSessions.sessionId, sessionId), eq(otpSessions.mobileNumber, mobileNumber)))
    .for('update');
  return session ?? null;
}

export const updateSession = (db: Queries, sessionId: string, change: Partial<OtpSession>) =>
  db.update(otpSessions).set(change).where(eq(otpSessions.sessionId, sessionId));

export async function findWaitingStaffSession(
  tx: Transaction,
  mobileNumber: string,
  now: Date,
): Promise<string | null> {
  const [session] = await tx
    .select({ sessionId: otpSessions.sessionId })
    .from(otpSessions)
    .where(
      and(
        eq(otpSessions.mobileNumber, mobileNumber),
        eq(otpSessions.purpose, 'STAFF'),
        isNull(otpSessions.usedAt),
        gt(otpSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(otpSessions.createdAt))
    .limit(1);
  return session?.sessionId ?? null;
}

/** False when the session was used meanwhile. */
export async function replaceCode(
  db: Queries,
  sessionId: string,
  code: Pick<OtpSession, 'codeHash' | 'expiresAt'>,
): Promise<boolean> {
  const rows = await db
    .update(otpSessions)
    .set({ ...code, wrongTries: 0 })
    .where(and(eq(otpSessions.sessionId, sessionId), isNull(otpSessions.usedAt)))
    .returning({ sessionId: otpSessions.sessionId });
  return rows.length === 1;
}

// Customers and their tokens -----------------------------------------------------------------------------------------

export async function isRegistered(db: Queries, mobileNumber: string): Promise<boolean> {
  const rows = await db.select({ id: customers.id }).from(customers).where(eq(customers.mobileNumber, mobileNumber));
  return rows.length > 0;
}

export async function findNumber(db: Queries, customerId: string): Promise<string | null> {
  const [customer] = await db
    .select({ mobileNumber: customers.mobileNumber })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.mobileNumber ?? null;
}

/** Two registrations may race. */
export const insertCustomerIfNew = (tx: Transaction, customer: typeof customers.$inferInsert) =>
  tx.insert(customers).values(customer).onConflictDoNothing({ target: customers.mobileNumber });

/**
 * Prevents erasure during a login.
 * @param language the one of the page, in which the shop writes to them from now on
 */
export async function logInPerson(
  tx: Transaction,
  mobileNumber: string,
  language: Language,
): Promise<VerifiedPerson | null> {
  const [person] = await tx
    .update(customers)
    .set({ language })
    .where(eq(customers.mobileNumber, mobileNumber))
    .returning({ id: customers.id, name: customers.name, emailId: customers.emailId });
  return person ?? null;
}

export const insertToken = (tx: Transaction, token: typeof authTokens.$inferInsert) =>
  tx.insert(authTokens).values(token);

interface ValidAt {
  now: Date;
  issuedAfter: Date;
}

/** A login as a statement has to check it. */
export interface LoginCheck extends ValidAt {
  /** It is null where there is none. */
  tokenHash: string | null;
}

export type FoundLogin = Pick<typeof authTokens.$inferSelect, 'customerId' | 'expiresAt'>;

export const loginColumns = { customerId: authTokens.customerId, expiresAt: authTokens.expiresAt };

/** Takes the values of a `LoginCheck`. */
export const isLiveLogin = and(
  eq(authTokens.tokenHash, sql.placeholder('tokenHash')),
  gt(authTokens.expiresAt, sql.placeholder('now')),
  gt(authTokens.createdAt, sql.placeholder('issuedAfter')),
);

/** Runs on nearly every authenticated call. */
const liveToken = preparedOnce((db) =>
  db.select(loginColumns).from(authTokens).where(isLiveLogin).prepare('live_token'),
);

export async function findLiveToken(db: Queries, check: LoginCheck): Promise<FoundLogin | null> {
  const [token] = await liveToken(db).execute({ ...check });
  return token ?? null;
}

export const extendToken = (
  db: Queries,
  tokenHash: string,
  change: Pick<typeof authTokens.$inferSelect, 'expiresAt' | 'lastUsedAt'>,
) => db.update(authTokens).set(change).where(eq(authTokens.tokenHash, tokenHash));

/** The token that was used last comes first. */
export const findTokensOf = (db: Queries, customerId: string, { now, issuedAfter }: ValidAt, limit: number) =>
  db
    .select()
    .from(authTokens)
    .where(
      and(eq(authTokens.customerId, customerId), gt(authTokens.expiresAt, now), gt(authTokens.createdAt, issuedAfter)),
    )
    .orderBy(desc(authTokens.lastUsedAt), desc(authTokens.createdAt))
    .limit(limit);

export async function findBrowserOfToken(tx: Transaction, tokenHash: string): Promise<string | null> {
  const [token] = await tx
    .select({ knownBrowserHash: authTokens.knownBrowserHash })
    .from(authTokens)
    .where(eq(authTokens.tokenHash, tokenHash));
  return token?.knownBrowserHash ?? null;
}

/** The result is their number. */
export async function deleteOtherTokens(tx: Transaction, customerId: string, exceptHash: string): Promise<number> {
  const rows = await tx
    .delete(authTokens)
    .where(and(eq(authTokens.customerId, customerId), ne(authTokens.tokenHash, exceptHash)))
    .returning({ tokenHash: authTokens.tokenHash });
  return rows.length;
}

export const deleteToken = (db: Queries, tokenHash: string) =>
  db.delete(authTokens).where(eq(authTokens.tokenHash, tokenHash));

/** Deleting `otp_sends` too would reset the caps. */
export const deleteSessionsOf = (tx: Transaction, mobileNumber: string) =>
  tx.delete(otpSessions).where(eq(otpSessions.mobileNumber, mobileNumber));

// Sweeping -----------------------------------------------------------------------------------------------------------

interface Deadlines {
  now: Date;
  sends: Date;
  sessions: Date;
  browsers: Date;
  /** The time at which each was issued. */
  tokens: Date;
}

export async function deleteOld(db: Queries, before: Deadlines): Promise<void> {
  await db.delete(otpSends).where(lt(otpSends.createdAt, before.sends));
  await db.delete(otpSessions).where(lt(otpSessions.expiresAt, before.sessions));
  await db.delete(authTokens).where(or(lt(authTokens.expiresAt, before.now), lt(authTokens.createdAt, before.tokens)));
  await db.delete(knownBrowsers).where(lt(knownBrowsers.usedAt, before.browsers));
  await db.delete(authCounts).where(lt(authCounts.windowEnd, before.now));
}
