import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

type Schema = typeof schema;

/** The type covers both engines. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
export type Queries = Database | Transaction;

/** A report reads for up to so long, while no customer waits for its connection. */
export const REPORT_STATEMENT_MS = 20_000;

export interface OpenDatabase {
  db: Database;
  /** One connection of its own for reports, one after the other; PGlite has only one for all. */
  reports: Database;
  engine: 'pglite' | 'postgres';
  /** Connections of this process; PGlite has none. */
  pool?: () => { used: number; idle: number; waiting: number; size: number };
  /** Safe when several processes start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
