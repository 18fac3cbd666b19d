import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

type Schema = typeof schema;

/** The database, whichever engine it is. Inside a transaction the same calls stand on `Transaction`. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** What a repository takes: it does not care whether it is inside a transaction. */
export type Queries = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** Brings the tables up to date; safe when several processes start at once. */
  migrate(): Promise<void>;
  /** Waits for running queries and lets go of everything. */
  close(): Promise<void>;
}
