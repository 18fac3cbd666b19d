import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { BACKUP_KINDS, BACKUP_STATES, type BackupKind, type BackupState } from '../../../contract/staffHealthConstants';
import { moment, oneOf } from './columns';
import { staff } from './staff';

/** Backups, and drills that restored one beside the shop. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<BackupKind>().notNull(),
    state: text('state').$type<BackupState>().notNull(),
    /** A folder or a bucket's, without passwords. */
    target: text('target').notNull(),
    name: text('name'),
    bytes: bigint('bytes', { mode: 'number' }),
    rowCount: bigint('row_count', { mode: 'number' }),
    problem: text('problem'),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    check('backup_runs_kind_check', oneOf(table.kind, BACKUP_KINDS)),
    check('backup_runs_state_check', oneOf(table.state, BACKUP_STATES)),
    check('backup_runs_finished_check', sql`(${table.state} = 'RUNNING') = (${table.finishedAt} IS NULL)`),
    check('backup_runs_problem_check', sql`(${table.state} = 'FAILED') = (${table.problem} IS NOT NULL)`),
    // Of several processes one makes it.
    uniqueIndex('backup_runs_running_unique')
      .on(table.kind)
      .where(sql`${table.state} = 'RUNNING'`),
    index('backup_runs_newest_index').on(table.kind, table.state, table.startedAt),
  ],
);

/** Passphrases of which a person said that they keep them away from the machine, as keyed hashes. */
export const keptPassphrases = pgTable('kept_passphrases', {
  fingerprint: text('fingerprint').primaryKey(),
  confirmedBy: text('confirmed_by')
    .notNull()
    .references(() => staff.id),
  confirmedAt: moment('confirmed_at').notNull(),
});
