import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { StartProblem } from '../lib/problem';
import type { Database, Queries } from './database';
import { hasOlderFunctions, replaceFunctions } from './functions';
import { assertSchemaComplete, recordSchema } from './schemaRecord';

export const migrationsFolder = (root: string) => join(root, 'server', 'db', 'migrations');

/**
 * drizzle-kit's table, which ran the first migrations. `created_at` is negative until the statements outside the
 * transaction have run.
 */
const done = sql`drizzle.__drizzle_migrations`;
const CONCURRENTLY = /\bINDEX\s+CONCURRENTLY\b/i;
/** In a transaction these would fail, or hold its locks while they read a whole table. */
const OUTSIDE_TRANSACTION = /\bINDEX\s+CONCURRENTLY\b|\bVALIDATE\s+CONSTRAINT\b/i;
/** The last commit with a migration for each step between the releases 0.2 and 0.3. */
const LAST_WITH_EACH_STEP = '9ab7ff9b';

/**
 * Runs what is pending in one transaction. Statements that can't run there follow one by one, and are repeated after a
 * failure.
 * @param options.concurrently false for a single connection: builds plain indexes, inside the transaction
 * @throws StartProblem
 */
export async function runMigrations(
  db: Database,
  root: string,
  { concurrently }: { concurrently: boolean },
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder(root) });
  await ensureTables(db);
  await assertSchemaComplete(db);
  const rows = await db.select({ at: sql<string>`created_at` }).from(done);
  const newest = Math.max(0, ...rows.map(({ at }) => Number(at)));
  assertKnown(newest, migrations);
  const unfinished = new Set(rows.map(({ at }) => -Number(at)));
  const pending = migrations.filter(({ folderMillis: at }) => at > newest && !unfinished.has(at));
  if (pending.length > 0 || (await hasOlderFunctions(db, root))) {
    await db.transaction(async (tx) => {
      for (const migration of pending) await runInside(tx, migration, concurrently);
      await flushDeferred(tx);
      await replaceFunctions(tx, root);
      await recordSchema(tx);
    });
  }
  const followed = concurrently ? [...migrations.filter(({ folderMillis: at }) => unfinished.has(at)), ...pending] : [];
  for (const migration of followed) await runOutside(db, migration);
  if (followed.length > 0) await db.transaction(recordSchema);
}

/** This runs on a first start only: CREATE IF NOT EXISTS needs the right to create even when there is nothing to do. */
async function ensureTables(db: Queries): Promise<void> {
  const [known] = await db
    .select({ schema: sql<string | null>`to_regclass('drizzle.__schema')` })
    .from(sql`(SELECT) AS once`);
  if (known?.schema) return;
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await db.execute(
    sql`CREATE TABLE IF NOT EXISTS ${done} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  await db.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.__functions (name text PRIMARY KEY, hash text NOT NULL, version integer NOT NULL)`,
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`CREATE TABLE drizzle.__schema (part text PRIMARY KEY)`);
    await recordSchema(tx);
  });
}

/**
 * Creates the tables as they were after a migration, into which a backup's rows fit. Functions, and what came since, follow by `runMigrations`.
 * @throws StartProblem for a backup of another line of releases
 */
export async function createTablesUpTo(
  tx: Queries,
  root: string,
  { migratedTo, version }: { migratedTo: number; version: string },
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder(root) });
  if (!migrations.some(({ folderMillis }) => folderMillis === migratedTo)) {
    throw new StartProblem([
      `The backup was made by release ${version}, whose database this release does not know. Nothing was changed.`,
      'Install that release or a newer one, and try again.',
    ]);
  }
  await ensureTables(tx);
  for (const migration of migrations) if (migration.folderMillis <= migratedTo) await runInside(tx, migration, false);
  await flushDeferred(tx);
}

/** A newer release may have been here, but not a development build that stopped between two of these migrations. */
function assertKnown(newest: number, migrations: MigrationMeta[]): void {
  const last = migrations.at(-1)?.folderMillis ?? 0;
  if (newest === 0 || newest > last || migrations.some(({ folderMillis }) => folderMillis === newest)) return;
  throw new StartProblem([
    'The database is between two releases: a development build applied some of the steps that are one migration now. Nothing was changed.',
    `Start commit ${LAST_WITH_EACH_STEP} once, which applies the other steps, then this build; or restore a backup of a release.`,
  ]);
}

async function runInside(tx: Queries, { sql: statements, hash, folderMillis }: MigrationMeta, concurrently: boolean) {
  await flushDeferred(tx);
  const later = concurrently ? statements.filter((statement) => OUTSIDE_TRANSACTION.test(statement)) : [];
  for (const statement of statements) {
    if (!later.includes(statement)) await tx.execute(sql.raw(statement.replace(CONCURRENTLY, 'INDEX')));
  }
  const at = later.length > 0 ? -folderMillis : folderMillis;
  await tx.execute(sql`INSERT INTO ${done} (hash, created_at) VALUES (${hash}, ${at})`);
}

/** PostgreSQL rejects ALTER TABLE while deferred triggers of the table wait for the commit. */
async function flushDeferred(tx: Queries): Promise<void> {
  await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
  await tx.execute(sql`SET CONSTRAINTS ALL DEFERRED`);
}

/** A lock timeout isn't needed: these statements block no transaction while they wait. */
async function runOutside(db: Database, { sql: statements, hash, folderMillis }: MigrationMeta): Promise<void> {
  const [before] = await db
    .select({ timeout: sql<string>`current_setting('lock_timeout')` })
    .from(sql`(SELECT) AS once`);
  await db.execute(sql`SET lock_timeout = 0`);
  for (const statement of statements) {
    if (OUTSIDE_TRANSACTION.test(statement)) await db.execute(sql.raw(statement));
  }
  await db.execute(
    sql`UPDATE ${done} SET hash = ${hash}, created_at = ${folderMillis} WHERE created_at = ${-folderMillis}`,
  );
  await db.execute(sql`SELECT set_config('lock_timeout', ${before?.timeout ?? '0'}, false)`);
}
