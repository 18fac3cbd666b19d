import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { StartProblem } from '../lib/problem';
import { REPORT_STATEMENT_MS, type OpenDatabase } from './database';
import { isLockTimeout, isMissingRight, isWriteConflict, RetriesExhausted } from './errors';
import { runMigrations } from './migrations';
import { chooseClient, setRoleDefaults } from './pooler';
import { assertDatabaseFit } from './postgresFitness';
import * as schema from './schema';
import { retry } from './transaction';

interface PostgresOptions {
  url: string;
  /** Where a pooler such as PgBouncer is behind `url`: the address of PostgreSQL itself. */
  directUrl?: string | undefined;
  poolSize: number;
  root: string;
  logger?: Logger;
  /** Those of production are the default. */
  timeouts?: Timeouts;
  /**
   * It limits waits for table locks, because later queries queue behind a waiting migration. A second is the default.
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
/** Longer than a statement may take, as above. */
const REPORT_RESPONSE_MS = REPORT_STATEMENT_MS + 500;
/** Of each process. */
export const REPORT_CONNECTIONS = 1;
/** Shorter than statements may take, which wait behind a migration. */
const LOCK_TIMEOUT_MS = 1_000;
/** A minute, as it also pauses for so long. */
const MIGRATION_TRIES = 30;
const CONNECT_MS = 10_000;
/** A new connection plans each statement several times, which takes longer than a request. */
const IDLE_CONNECTION_MS = 10 * 60_000;
const MIGRATION_POLL_MS = 200;
/** Arbitrary, but equal in every process. */
const MIGRATION_LOCK = 5_617_904;

/** @throws StartProblem when unreachable or unfit */
export async function openPostgres({
  url,
  directUrl,
  poolSize,
  root,
  logger,
  timeouts = PRODUCTION_TIMEOUTS,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
}: PostgresOptions): Promise<OpenDatabase> {
  const settings = sessionSettings(timeouts);
  if (directUrl !== undefined) {
    await withClient('DATABASE_DIRECT_URL', directUrl, (client) => setRoleDefaults(client, settings));
  }
  const options = directUrl === undefined ? { options: asOptions(settings) } : {};
  const PooledClient = await withClient('DATABASE_URL', url, async (client) => {
    await assertDatabaseFit(client);
    return directUrl === undefined ? Client : chooseClient(client);
  });
  const openPool = (max: number, responseMs: number): Pool => {
    const pool = new Pool({
      ...options,
      Client: PooledClient,
      connectionString: url,
      max,
      application_name: 'vayal',
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      connectionTimeoutMillis: responseMs,
      // Ends queries on connections that died silently.
      query_timeout: responseMs,
      keepAlive: true,
    });
    // An error without listener ends the process: of an idle connection, and of one between two statements of a
    // transaction. The pool replaces both, and the next statement is rejected.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = openPool(poolSize, timeouts.responseMs);
  const reportPool = openPool(REPORT_CONNECTIONS, timeouts.responseMs && REPORT_RESPONSE_MS);
  const drizzleOptions = { schema, ...(logger && { logger }) };
  return {
    db: drizzle(pool, drizzleOptions),
    reports: drizzle(reportPool, drizzleOptions),
    engine: 'postgres',
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      size: poolSize,
    }),
    migrate: () => migrateOnce(directUrl ?? url, root, lockTimeoutMs),
    close: async () => {
      await Promise.all([pool.end(), reportPool.end()]);
    },
  };
}

/** By name. They override what the role or the database has. */
const sessionSettings = ({ statementMs, idleInTransactionMs }: Timeouts): Record<string, string> => ({
  statement_timeout: String(statementMs),
  idle_in_transaction_session_timeout: String(idleInTransactionMs),
  // JIT and parallel workers take longer to start than queries here run.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
});

/** Without timeouts: with a pooler, the user's connections begin with those of customers. */
export const patientOptions = () => asOptions(sessionSettings(NO_TIMEOUTS));

const asOptions = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** @throws StartProblem that names the variable, when unreachable */
async function withClient<T>(variable: string, url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'vayal', connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartProblem([
      `The database of ${variable} can't be reached: ${error instanceof Error ? error.message : String(error)}`,
      'Check host, port, user, password and database name, and that PostgreSQL is running.',
    ]);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const isLockConflict = (error: unknown): boolean => isLockTimeout(error) || isWriteConflict(error);

/** One process migrates, others wait. Index builds exceed the statement timeout, so it has its own connection. */
async function migrateOnce(url: string, root: string, lockTimeoutMs: number): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'vayal migration', options: patientOptions() });
  await client.connect();
  try {
    await lockMigrations(client);
    await retry(
      async () => {
        await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
        await runMigrations(drizzle(client, { schema }), root, { concurrently: true });
      },
      isLockConflict,
      { tries: MIGRATION_TRIES, pauseMs: lockTimeoutMs },
    );
  } catch (error) {
    const { username, pathname } = new URL(url);
    if (isMissingRight(error)) {
      throw new StartProblem([
        `The database user ${username} may not create tables in the database ${pathname.slice(1)}: ${(error as Error).message}`,
        `Make it the owner, with psql as an administrator: ALTER DATABASE "${pathname.slice(1)}" OWNER TO "${username}";`,
      ]);
    }
    if (!(error instanceof RetriesExhausted)) throw error;
    throw new StartProblem([
      'A migration waited too long for a table that others use, and gave up so as not to hold up the shop.',
      'Nothing of it was changed. Look for long transactions in pg_stat_activity, and start again.',
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
