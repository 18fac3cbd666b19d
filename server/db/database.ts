import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

type Schema = typeof schema;

/** The type covers both engines. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
export type Queries = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** Connections of this process; PGlite has none. */
  pool?: () => { used: number; idle: number; waiting: number; size: number };
  /** Safe when several processes start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
