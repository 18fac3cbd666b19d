import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { BackupKind } from '../../../contract/staffHealthConstants';
import type { Database, Queries } from '../../db/database';
import { backupRuns, keptPassphrases } from '../../db/schema';
import { inTransaction } from '../../db/transaction';

export type BackupRun = typeof backupRuns.$inferSelect;

interface Claim {
  kind: BackupKind;
  target: string;
  now: Date;
  /** Nothing is done if one succeeded, or failed, since then. */
  doneSince: Date;
  failedSince: Date;
  /** Whoever began before was interrupted. */
  startedSince: Date;
}

/** @returns the new run's id; null while another process works on one, or when none is due */
export async function claimRun(db: Database, claim: Claim): Promise<number | null> {
  const { kind, target, now } = claim;
  const ofKind = eq(backupRuns.kind, kind);
  return inTransaction(db, async (tx) => {
    await tx
      .update(backupRuns)
      .set({ state: 'FAILED', problem: 'It was interrupted.', finishedAt: now })
      .where(and(ofKind, eq(backupRuns.state, 'RUNNING'), lt(backupRuns.startedAt, claim.startedSince)));
    // It waits for another process that is just claiming, so that the next statement sees what that one did.
    const [run] = await tx
      .insert(backupRuns)
      .values({ kind, target, state: 'RUNNING', startedAt: now })
      .onConflictDoNothing()
      .returning({ id: backupRuns.id });
    if (!run) return null;
    const [ended] = await tx
      .select({ id: backupRuns.id })
      .from(backupRuns)
      .where(
        and(
          ofKind,
          or(
            and(eq(backupRuns.state, 'DONE'), gte(backupRuns.startedAt, claim.doneSince)),
            and(eq(backupRuns.state, 'FAILED'), gte(backupRuns.finishedAt, claim.failedSince)),
          ),
        ),
      )
      .limit(1);
    if (!ended) return run.id;
    await tx.delete(backupRuns).where(eq(backupRuns.id, run.id));
    return null;
  });
}

export async function endRun(
  db: Database,
  id: number,
  outcome: Pick<BackupRun, 'name' | 'bytes' | 'rowCount'> | { problem: string },
  finishedAt: Date,
): Promise<void> {
  const state = 'problem' in outcome ? 'FAILED' : 'DONE';
  await db
    .update(backupRuns)
    .set({ ...outcome, state, finishedAt })
    .where(eq(backupRuns.id, id));
}

/** Of a backup by hand. A database that an older release migrated has no such table. */
export async function recordDone(
  db: Database,
  run: Pick<BackupRun, 'kind' | 'target' | 'name' | 'bytes' | 'rowCount' | 'startedAt' | 'finishedAt'>,
): Promise<void> {
  const [table] = await db
    .select({ isThere: sql<boolean>`to_regclass('public.backup_runs') IS NOT NULL` })
    .from(sql`(SELECT) AS once`);
  if (table?.isThere) await db.insert(backupRuns).values({ ...run, state: 'DONE' });
}

/** The backup from which this database comes was under way when its rows were read. */
export async function endRestoredRuns(db: Database, name: string, finishedAt: Date): Promise<void> {
  await db.update(backupRuns).set({ state: 'DONE', name, finishedAt }).where(eq(backupRuns.state, 'RUNNING'));
}

/** The newest that ended like this, or null. */
export async function findNewestRun(
  db: Queries,
  kind: BackupKind,
  state: BackupRun['state'],
): Promise<BackupRun | null> {
  const [run] = await db
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), eq(backupRuns.state, state)))
    .orderBy(desc(backupRuns.startedAt), desc(backupRuns.id))
    .limit(1);
  return run ?? null;
}

export async function deleteOldRuns(db: Database, before: Date): Promise<void> {
  await db
    .delete(backupRuns)
    .where(and(inArray(backupRuns.state, ['DONE', 'FAILED']), lt(backupRuns.startedAt, before)));
}

export async function isPassphraseKept(db: Queries, fingerprint: string): Promise<boolean> {
  const [row] = await db
    .select({ at: keptPassphrases.confirmedAt })
    .from(keptPassphrases)
    .where(eq(keptPassphrases.fingerprint, fingerprint));
  return row !== undefined;
}

export async function confirmPassphrase(tx: Queries, row: typeof keptPassphrases.$inferInsert): Promise<void> {
  await tx.insert(keptPassphrases).values(row).onConflictDoNothing();
}
