import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { staff, staffRecoveryCodes, staffSessions, staffTickets } from '../../db/schema';

export type Member = typeof staff.$inferSelect;
type Ticket = typeof staffTickets.$inferSelect;

export async function findActiveByNumber(db: Queries, mobileNumber: string): Promise<Member | null> {
  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.mobileNumber, mobileNumber), eq(staff.active, true)));
  return member ?? null;
}

export async function lockActive(tx: Transaction, staffId: string): Promise<Member | null> {
  const [member] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), eq(staff.active, true)))
    .for('update');
  return member ?? null;
}

export const insertTicket = (tx: Transaction, ticket: typeof staffTickets.$inferInsert) =>
  tx.insert(staffTickets).values(ticket);

/** Locks a live ticket and its active person; else null. */
export async function lockTicket(
  tx: Transaction,
  ticketHash: string,
  now: Date,
): Promise<{ ticket: Ticket; member: Member } | null> {
  const [held] = await tx
    .select({ ticket: staffTickets, member: staff })
    .from(staffTickets)
    .innerJoin(staff, eq(staff.id, staffTickets.staffId))
    .where(and(eq(staffTickets.ticketHash, ticketHash), gt(staffTickets.expiresAt, now), eq(staff.active, true)))
    .for('update');
  return held ?? null;
}

export const updateTicket = (tx: Transaction, ticketHash: string, change: Partial<Ticket>) =>
  tx.update(staffTickets).set(change).where(eq(staffTickets.ticketHash, ticketHash));

export const deleteTicket = (tx: Transaction, ticketHash: string) =>
  tx.delete(staffTickets).where(eq(staffTickets.ticketHash, ticketHash));

export const updateFactor = (
  tx: Transaction,
  staffId: string,
  change: Partial<Pick<Member, 'factorSeed' | 'factorStep' | 'enrolmentHash' | 'enrolmentExpiresAt'>>,
) => tx.update(staff).set(change).where(eq(staff.id, staffId));

export async function replaceRecoveryCodes(tx: Transaction, staffId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  if (hashes.length > 0) await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

/** False unless it was the person's and unused. */
export async function spendRecoveryCode(tx: Transaction, staffId: string, codeHash: string, usedAt: Date) {
  const { staffId: whose, codeHash: hash, usedAt: used } = staffRecoveryCodes;
  const rows = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt })
    .where(and(eq(whose, staffId), eq(hash, codeHash), isNull(used)))
    .returning({ codeHash: hash });
  return rows.length === 1;
}

export const findSealedSeeds = (db: Queries) =>
  db
    .select({ staffId: staff.id, factorSeed: sql<string>`${staff.factorSeed}` })
    .from(staff)
    .where(sql`${staff.factorSeed} IS NOT NULL`);

/** Unless it changed meanwhile. */
export const replaceSeed = (db: Queries, staffId: string, from: string, to: string) =>
  db
    .update(staff)
    .set({ factorSeed: to })
    .where(and(eq(staff.id, staffId), eq(staff.factorSeed, from)));

export async function deleteExpired(db: Queries, now: Date): Promise<void> {
  await db.delete(staffTickets).where(lt(staffTickets.expiresAt, now));
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now));
}
