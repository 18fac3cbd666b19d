import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase } from '../db/database';
import { runMigrations } from '../db/migrations';
import { createPglite } from '../db/pglite';
import { NO_TIMEOUTS, openPostgres } from '../db/postgres';
import * as schema from '../db/schema';
import { asAdmin, databaseUrl } from './postgresTestDatabase';

interface OpenOptions {
  lockTimeoutMs?: number;
  /** SQL to run first, of any number of statements. */
  dump?: string;
}

export interface EmptyDatabase {
  /** Another connection on PostgreSQL; on PGlite another database. `root` holds server/db/migrations and functions. */
  open(root: string, options?: OpenOptions): Promise<OpenDatabase>;
  /** Call it after all are closed. */
  drop(): Promise<void>;
}

/** A database without migrations on the engine named by TEST_DB. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  if (process.env.TEST_DB !== 'postgres') return { open: openPglite, drop: async () => undefined };
  const name = `vayal_empty_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(name);
  await asAdmin((admin) => admin.query(`CREATE DATABASE ${name} STRATEGY FILE_COPY`));
  return {
    open: async (root, { dump, ...options } = {}) => {
      if (dump !== undefined) await loadDump(url, dump);
      return openPostgres({ url, poolSize: 2, root, timeouts: NO_TIMEOUTS, ...options });
    },
    drop: async () => {
      await asAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

async function loadDump(url: string, dump: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(dump);
  await client.end();
}

async function openPglite(root: string, { dump }: OpenOptions = {}): Promise<OpenDatabase> {
  const { readDump } = await import('./pgliteDumps');
  const client = await createPglite({ loadDataDir: readDump('empty') });
  if (dump !== undefined) await client.exec(dump);
  const { drizzle } = await import('drizzle-orm/pglite');
  const db = drizzle(client, { schema });
  const migrate = () => runMigrations(db, root, { concurrently: false });
  return { db, reports: db, engine: 'pglite', migrate, close: () => client.close() };
}
