import { randomBytes } from 'node:crypto';
import type { OpenDatabase } from '../db/database';
import { runMigrations } from '../db/migrations';
import { createPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import * as schema from '../db/schema';
import { asAdmin, databaseUrl } from './postgresTestDatabase';

export interface EmptyDatabase {
  /** Another connection on PostgreSQL; on PGlite another database. `root` holds server/db/migrations. */
  open(root: string, options?: { lockTimeoutMs?: number }): Promise<OpenDatabase>;
  /** After all are closed. */
  drop(): Promise<void>;
}

/** A database without migrations on the engine named by TEST_DB. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  if (process.env.TEST_DB !== 'postgres') return { open: openPglite, drop: async () => undefined };
  const name = `vayal_empty_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`CREATE DATABASE ${name}`));
  return {
    open: (root, options) => openPostgres({ url: databaseUrl(name), poolSize: 2, root, ...options }),
    drop: async () => {
      await asAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

async function openPglite(root: string): Promise<OpenDatabase> {
  const client = await createPglite();
  const { drizzle } = await import('drizzle-orm/pglite');
  const db = drizzle(client, { schema });
  const migrate = () => runMigrations(db, root, { concurrently: false });
  return { db, engine: 'pglite', migrate, close: () => client.close() };
}
