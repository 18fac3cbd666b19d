import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { onlyRow } from '../onlyRow';
import { storeSettings } from '../schema';
import { listTables, readRows, useCanonicalTexts, type BackupTable, type ReadObject, type TableSum } from './tables';
import { readTotals, type ShopTotals } from './totals';

/** It counts changes of the format, which older releases would misread. */
export const FORMAT = 1;

/** What only the caller knows. */
export interface BackupOrigin {
  /** The release that made it. */
  version: string;
  createdAt: string;
  /** The server's keys, the current one first: without them nobody with a second factor could log in. */
  secretKeys: readonly string[];
}

/** The first line of a backup. */
export interface BackupHeader extends BackupOrigin {
  format: number;
  shopName: string;
  /** Of the last migration, as in the journal. */
  migratedTo: number;
  databaseBytes: number;
  tables: BackupTable[];
}

interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** The last line of a backup. */
export interface BackupEnd {
  tables: Record<string, TableSum>;
  sequences: Sequence[];
  totals: ShopTotals;
}

type Write = (text: string) => Promise<void>;

/**
 * Writes all rows of one moment as lines of JSON: a header, for each table its name and its rows, and an end. PostgreSQL works on meanwhile;
 * PGlite, which has one connection, makes others wait. Photos of a bucket become bytes of their rows.
 */
export async function dumpDatabase(
  db: Database,
  origin: BackupOrigin,
  write: Write,
  readObject?: ReadObject,
): Promise<BackupEnd> {
  return db.transaction(
    async (tx) => {
      await useCanonicalTexts(tx);
      const header = await readHeader(tx, origin);
      await write(`${JSON.stringify(header)}\n`);
      const tables: BackupEnd['tables'] = {};
      for (const table of header.tables) {
        await write(`${JSON.stringify({ table: table.name })}\n`);
        tables[table.name] = await readRows(tx, table, (lines) => write(`${lines.join('\n')}\n`), readObject);
      }
      const end: BackupEnd = { tables, sequences: await readSequences(tx), totals: await readTotals(tx) };
      await write(`${JSON.stringify({ end })}\n`);
      return end;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readHeader(tx: Transaction, origin: BackupOrigin): Promise<BackupHeader> {
  const database = onlyRow(
    await tx
      .select({
        migratedTo: sql`max(abs(created_at))`.mapWith(Number),
        databaseBytes: sql`pg_database_size(current_database())`.mapWith(Number),
      })
      .from(sql`drizzle.__drizzle_migrations`),
  );
  const [store] = await tx
    .select({ name: sql<string>`${storeSettings.settings} -> 'name' ->> 'en'` })
    .from(storeSettings);
  return { format: FORMAT, ...origin, shopName: store?.name ?? '', ...database, tables: await listTables(tx) };
}

async function readSequences(tx: Transaction): Promise<Sequence[]> {
  const names = await tx
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relkind = 'S' AND relnamespace = 'public'::regnamespace`)
    .orderBy(sql`relname COLLATE "C"`);
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const row = onlyRow(
      await tx
        .select({ value: sql<string>`last_value::text`, isCalled: sql<boolean>`is_called` })
        .from(sql`${sql.identifier(name)}`),
    );
    sequences.push({ name, ...row });
  }
  return sequences;
}
