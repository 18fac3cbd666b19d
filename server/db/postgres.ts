import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { StartProblem } from '../lib/problem';
import type { OpenDatabase } from './database';
import { migrationsFolder } from './migrations';
import { assertDatabaseFit } from './postgresFitness';
import * as schema from './schema';

interface PostgresOptions {
  url: string;
  poolSize: number;
  root: string;
  /** Receives every statement. */
  logger?: Logger;
}

/** A customer learns within this time that the database doesn't respond. Queries take milliseconds. */
const RESPONSE_TIMEOUT_MS = 3_000;
/** Shorter, so that the server stops a slow statement itself and its connection stays usable. */
const STATEMENT_TIMEOUT_MS = 2_500;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
/** Arbitrary, but the same in every process. */
const MIGRATION_LOCK = 5_617_904;

/** @throws StartProblem when the server is unreachable or unfit */
export async function openPostgres({ url, poolSize, root, logger }: PostgresOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'vayal',
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // For connections that died silently.
    query_timeout: RESPONSE_TIMEOUT_MS,
    keepAlive: true,
    // Queries here take milliseconds; JIT and parallel workers take longer to start.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // The pool replaces connections that break while idle; without a listener the error would end the process.
  pool.on('error', () => undefined);
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
    migrate: () => migrateOnce(url, root),
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

/**
 * One process migrates, the others wait. On its own connection, because building an index can exceed the statement
 * timeout.
 */
async function migrateOnce(url: string, root: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'vayal migration' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), { migrationsFolder: migrationsFolder(root) });
  } finally {
    // Also releases the lock.
    await client.end();
  }
}
