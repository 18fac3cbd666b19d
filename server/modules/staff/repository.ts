import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import { staff, staffSessions } from '../../db/schema';

/** Runs on every call of the staff area. Inactive staff have no session. */
const liveSession = preparedOnce((db) =>
  db
    .select({ staffId: staff.id, name: staff.name, role: staff.role, lastUsedAt: staffSessions.lastUsedAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(staffSessions.expiresAt, sql.placeholder('now')),
        eq(staff.active, true),
      ),
    )
    .prepare('live_staff_session'),
);

export async function findLiveSession(db: Queries, tokenHash: string, now: Date) {
  const [session] = await liveSession(db).execute({ tokenHash, now });
  return session ?? null;
}

export const insertSession = (db: Queries, session: typeof staffSessions.$inferInsert) =>
  db.insert(staffSessions).values(session);

export const touchSession = (db: Queries, tokenHash: string, lastUsedAt: Date) =>
  db.update(staffSessions).set({ lastUsedAt }).where(eq(staffSessions.tokenHash, tokenHash));

export const deleteSession = (db: Queries, tokenHash: string) =>
  db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));

export async function findMember(db: Queries, staffId: string) {
  const [member] = await db.select().from(staff).where(eq(staff.id, staffId));
  return member ?? null;
}
