import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import { StartProblem } from '../lib/problem';
import type { OpenDatabase } from './database';
import { isLockTimeout, isMissingRight, isWriteConflict } from './errors';
import { runMigrations } from './migrations';
import { assertDatabaseFit } from './postgresFitness';
import * as schema from './schema';

interface PostgresOptions {
  url: string;
  poolSize: number;
  root: string;
  logger?: Logger;
  /** Those of production are the default. */
  timeouts?: Timeouts;
  /**
   * It limits waits for table locks, because later queries queue behind a waiting migration. 5 seconds are the default.
   */
  lockTimeoutMs?: number;
}

/** A timeout of 0 means none. */
export interface Timeouts {
  /** The longest wait for a customer, also for a free connection. */
  responseMs: number;
  /** Shorter: the server cancels a slow statement first, so its connection stays usable. */
  statementMs: number;
  idleInTransactionMs: number;
}

const PRODUCTION_TIMEOUTS: Timeouts = { responseMs: 3_000, statementMs: 2_500, idleInTransactionMs: 15_000 };
/** For hundreds of requests at once, on a busy machine, or for a backup. */
export const NO_TIMEOUTS: Timeouts = { responseMs: 0, statementMs: 0, idleInTransactionMs: 0 };
const LOCK_TIMEOUT_MS = 5_000;
/** A new connection plans each statement several times, which takes longer than a request. */
const IDLE_CONNECTION_MS = 10 * 60_000;
const MIGRATION_POLL_MS = 200;
/** Arbitrary, but equal in every process. */
const MIGRATION_LOCK = 5_617_904;

/** @throws StartProblem when unreachable or unfit */
export async function openPostgres({
  url,
  poolSize,
  root,
  logger,
  timeouts = PRODUCTION_TIMEOUTS,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
}: PostgresOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'vayal',
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    connectionTimeoutMillis: timeouts.responseMs,
    statement_timeout: timeouts.statementMs,
    // Ends queries on connections that died silently.
    query_timeout: timeouts.responseMs,
    keepAlive: true,
    // JIT and parallel workers take longer to start than queries here run.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
  });
  // An error without listener ends the process: of an idle connection, and of one between two statements of a
  // transaction. The pool replaces both, and the next statement is rejected.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const client = await connect(pool);
    try {
      await assertDatabaseFit(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema, ...(logger && { logger }) }),
    engine: 'postgres',
    migrate: () => migrateOnce(url, root, lockTimeoutMs),
    close: () => pool.end(),
  };
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new StartProblem([
      `The database of DATABASE_URL can't be reached: ${error instanceof Error ? error.message : String(error)}`,
      'Check host, port, user, password and database name, and that PostgreSQL is running.',
    ]);
  }
}

/** One process migrates, others wait. Index builds exceed the statement timeout, so it has its own connection. */
async function migrateOnce(url: string, root: string, lockTimeoutMs: number): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'vayal migration' });
  await client.connect();
  try {
    await lockMigrations(client);
    await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
    await runMigrations(drizzle(client, { schema }), root, { concurrently: true });
  } catch (error) {
    const { username, pathname } = new URL(url);
    if (isMissingRight(error)) {
      throw new StartProblem([
        `The database user ${username} may not create tables in the database ${pathname.slice(1)}: ${(error as Error).message}`,
        `Make it the owner, with psql as an administrator: ALTER DATABASE "${pathname.slice(1)}" OWNER TO "${username}";`,
      ]);
    }
    if (!isLockTimeout(error) && !isWriteConflict(error)) throw error;
    throw new StartProblem([
      'A migration waited too long for a table that others use, and gave up so as not to hold up the shop.',
      'Nothing of it was changed. Start again; if that does not help, look for long transactions in pg_stat_activity.',
    ]);
  } finally {
    // This also releases the lock.
    await client.end();
  }
}

/** Polls: a waiting statement holds a snapshot, which would block a concurrent index build. */
async function lockMigrations(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.locked) return;
    await delay(MIGRATION_POLL_MS);
  }
}
