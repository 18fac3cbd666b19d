import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { staff, staffSessions, staffTickets } from '../../db/schema';
import type { Member } from './loginRepository';

const { id, mobileNumber, name, role, language, active, factorSeed } = getTableColumns(staff);
const columns = {
  id,
  mobileNumber,
  name,
  role,
  language,
  active,
  factorSeed,
  lastUsedAt: sql<Date | null>`(
    SELECT max(${staffSessions.lastUsedAt}) FROM ${staffSessions} WHERE ${staffSessions.staffId} = ${staff.id}
  )`.mapWith(staffSessions.lastUsedAt),
};

export interface Person extends Pick<
  Member,
  'id' | 'mobileNumber' | 'name' | 'role' | 'language' | 'active' | 'factorSeed'
> {
  lastUsedAt: Date | null;
}

export const findPeople = (db: Queries): Promise<Person[]> =>
  db.select(columns).from(staff).orderBy(desc(staff.active), staff.role, staff.name, staff.id);

export async function findPerson(db: Queries, staffId: string): Promise<Person | null> {
  const [person] = await db.select(columns).from(staff).where(eq(staff.id, staffId));
  return person ?? null;
}

export async function findIdOfNumber(db: Queries, number: string): Promise<string | null> {
  const [person] = await db.select({ id: staff.id }).from(staff).where(eq(staff.mobileNumber, number));
  return person?.id ?? null;
}

export async function lockPerson(tx: Transaction, staffId: string): Promise<Member | null> {
  const [member] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('update');
  return member ?? null;
}

/** Returns null for a taken number. */
export async function insertPerson(tx: Transaction, person: typeof staff.$inferInsert): Promise<Member | null> {
  const [member] = await tx
    .insert(staff)
    .values(person)
    .onConflictDoNothing({ target: staff.mobileNumber })
    .returning();
  return member ?? null;
}

/** No one else is added or changed until the transaction ends. */
export const lockPeople = (tx: Transaction) => tx.execute(sql`LOCK TABLE ${staff} IN SHARE ROW EXCLUSIVE MODE`);

/** The last active one stays, so that a shop that has had one has one. */
export async function hasSuperAdmin(db: Queries): Promise<boolean> {
  const [found] = await db.select({ id: staff.id }).from(staff).where(eq(staff.role, STAFF_ROLE.SUPER_ADMIN)).limit(1);
  return found !== undefined;
}

export const updatePerson = (tx: Transaction, staffId: string, change: Partial<Member>) =>
  tx.update(staff).set(change).where(eq(staff.id, staffId));

/** Ends pending logins too. Returns how many sessions ended. */
export async function endLogins(tx: Transaction, staffId: string): Promise<number> {
  await tx.delete(staffTickets).where(eq(staffTickets.staffId, staffId));
  const ended = await tx
    .delete(staffSessions)
    .where(eq(staffSessions.staffId, staffId))
    .returning({ staffId: staffSessions.staffId });
  return ended.length;
}

/** The session that was used last comes first. */
export const findSessions = (db: Queries, staffId: string, now: Date) =>
  db
    .select({
      tokenHash: staffSessions.tokenHash,
      browser: staffSessions.browser,
      platform: staffSessions.platform,
      createdAt: staffSessions.createdAt,
      lastUsedAt: staffSessions.lastUsedAt,
      knownBrowserHash: staffSessions.knownBrowserHash,
    })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.lastUsedAt), desc(staffSessions.createdAt));
