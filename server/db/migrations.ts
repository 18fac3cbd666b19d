import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Database, Queries } from './database';

export const migrationsFolder = (root: string) => join(root, 'server', 'db', 'migrations');

/** The table of drizzle-kit's migrator, which ran the first migrations. */
const done = sql`drizzle.__drizzle_migrations`;
const CONCURRENTLY = /\bINDEX\s+CONCURRENTLY\b/i;

/**
 * One transaction per migration. One with CONCURRENTLY runs without, and restarts from its first statement after a
 * failure.
 * @param options.concurrently false for a single connection: builds plain indexes
 */
export async function runMigrations(
  db: Database,
  root: string,
  { concurrently }: { concurrently: boolean },
): Promise<void> {
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await db.execute(
    sql`CREATE TABLE IF NOT EXISTS ${done} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const [last] = await db.select({ at: sql<string | null>`max(created_at)` }).from(done);
  for (const migration of readMigrationFiles({ migrationsFolder: migrationsFolder(root) })) {
    if (migration.folderMillis <= Number(last?.at ?? 0)) continue;
    if (concurrently && migration.sql.some((statement) => CONCURRENTLY.test(statement))) {
      await runOutsideTransaction(db, migration);
    } else {
      await db.transaction((tx) => run(tx, migration, (statement) => statement.replace(CONCURRENTLY, 'INDEX')));
    }
  }
}

/** No lock timeout: a concurrent build blocks no transaction while it waits. */
async function runOutsideTransaction(db: Database, migration: MigrationMeta): Promise<void> {
  const [before] = await db
    .select({ timeout: sql<string>`current_setting('lock_timeout')` })
    .from(sql`(SELECT) AS once`);
  await db.execute(sql`SET lock_timeout = 0`);
  await run(db, migration, (statement) => statement);
  await db.execute(sql`SELECT set_config('lock_timeout', ${before?.timeout ?? '0'}, false)`);
}

async function run(db: Queries, migration: MigrationMeta, prepare: (statement: string) => string): Promise<void> {
  for (const statement of migration.sql) await db.execute(sql.raw(prepare(statement)));
  await db.execute(sql`INSERT INTO ${done} (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`);
}
