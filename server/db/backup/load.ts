import { sql } from 'drizzle-orm';
import { notABackup } from '../../lib/encryptedStream';
import { StartProblem } from '../../lib/problem';
import type { OpenDatabase, Transaction } from '../database';
import { databaseError, isDiskFull } from '../errors';
import { createTablesUpTo } from '../migrations';
import { onlyRow } from '../onlyRow';
import { recordSchema } from '../schemaRecord';
import { FORMAT, type BackupEnd, type BackupHeader } from './dump';
import { createSum, listTables, readRows, useCanonicalTexts, type BackupTable, type TableSum } from './tables';
import { readTotals } from './totals';

const MAX_LINES = 500;
const MAX_BATCH_LENGTH = 4_000_000;

export interface LoadOptions {
  root: string;
  /** Says more of what is restored, before anything is changed. @throws StartProblem to leave the database as it is */
  accept?: (header: BackupHeader) => void;
  /** The last step before the commit. @returns undoes it, if the commit fails */
  beforeCommit?: (header: BackupHeader) => (() => void) | undefined;
}

export interface Loaded {
  header: BackupHeader;
  end: BackupEnd;
}

/**
 * Fills a database without orders, customers and staff with a backup's rows, in one transaction: a failure changes nothing. What a newer
 * release added since then follows, as at any start.
 * @throws StartProblem
 */
export async function loadDatabase(
  { db, migrate }: Pick<OpenDatabase, 'db' | 'migrate'>,
  lines: AsyncIterable<string>,
  { root, accept, beforeCommit }: LoadOptions,
): Promise<Loaded> {
  let undo: (() => void) | undefined;
  const work = db.transaction(async (tx) => {
    await assertUnused(tx);
    const reader = lines[Symbol.asyncIterator]();
    const header = readHeader((await reader.next()).value as string | undefined);
    accept?.(header);
    await useCanonicalTexts(tx);
    await dropEverything(tx);
    await createTablesUpTo(tx, root, header);
    const end = await fill(tx, header, reader);
    await assertEqual(tx, header, end);
    await recordSchema(tx);
    undo = beforeCommit?.(header);
    return { header, end };
  });
  const loaded = await work.catch((error: unknown) => {
    undo?.();
    throw error instanceof StartProblem ? error : new StartProblem(explain(error));
  });
  await migrate();
  const totals = await readTotals(db);
  const differing = Object.entries(loaded.end.totals).filter(
    ([name, value]) => totals[name as keyof typeof totals] !== value,
  );
  if (differing.length > 0) {
    throw new StartProblem(
      `After this release's migrations the sums differ from the backup's: ${differing.map(([name]) => name).join(', ')}.`,
    );
  }
  return loaded;
}

/** The driver's text has all rows of the statement in it. */
const explain = (error: unknown): string[] => [
  `The database did not take the backup: ${databaseError(error).message}. Nothing was changed.`,
  ...(isDiskFull(error) ? ['Make room on its disk, and try again.'] : []),
];

/** @throws StartProblem */
async function assertUnused(tx: Transaction): Promise<void> {
  const found = onlyRow(
    await tx
      .select({
        isShop: sql<boolean>`to_regclass('public.orders') IS NOT NULL`,
        others:
          sql`(SELECT count(*) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace)`.mapWith(
            Number,
          ),
        inUse:
          sql`(SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vayal' AND pid <> pg_backend_pid())`.mapWith(
            Number,
          ),
      })
      .from(sql`(SELECT) AS once`),
  );
  if (!found.isShop && found.others > 0) {
    throw new StartProblem([
      'The database has tables of another program. Nothing was changed.',
      'Create a database for the shop alone, and set DATABASE_URL to it.',
    ]);
  }
  if (!found.isShop) return;
  const { orders, customers, staff } = onlyRow(
    await tx
      .select({
        orders: sql`(SELECT count(*) FROM orders)`.mapWith(Number),
        customers: sql`(SELECT count(*) FROM customers)`.mapWith(Number),
        staff: sql`(SELECT count(*) FROM staff)`.mapWith(Number),
      })
      .from(sql`(SELECT) AS once`),
  );
  if (orders + customers + staff > 0) {
    throw new StartProblem([
      `The database has a shop in it already: ${orders} orders, ${customers} customers and ${staff} staff. Nothing was changed.`,
      'A backup is restored into an empty database: set DATABASE_URL to a new one, or DATA_DIR to a new folder.',
    ]);
  }
  if (found.inUse > 0) {
    throw new StartProblem('A server runs on this database. Nothing was changed. Stop it first, and try again.');
  }
}

function readHeader(line = ''): BackupHeader {
  const header = parse(line) as Partial<BackupHeader> | undefined;
  if (typeof header?.format !== 'number' || !Array.isArray(header.tables)) throw notABackup();
  if (header.format > FORMAT) throw newer(header.version);
  return header as BackupHeader;
}

/** Functions and triggers go with them, but not extensions. */
async function dropEverything(tx: Transaction): Promise<void> {
  await tx.execute(sql`DROP SCHEMA IF EXISTS drizzle CASCADE`);
  await tx.execute(
    sql.raw(`DO $$
    DECLARE command text;
    BEGIN
      FOREACH command IN ARRAY ARRAY(
        SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) FROM pg_class
          WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        UNION ALL
        SELECT format('DROP SEQUENCE IF EXISTS public.%I CASCADE', relname) FROM pg_class
          WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
        UNION ALL
        SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
          WHERE pronamespace = 'public'::regnamespace
            AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
      )
      LOOP EXECUTE command; END LOOP;
    END $$`),
  );
}

async function fill(tx: Transaction, header: BackupHeader, reader: AsyncIterator<string>): Promise<BackupEnd> {
  const present = await listTables(tx);
  const foreignKeys = await dropForeignKeys(tx);
  await setTriggers(tx, present, 'DISABLE');
  // Some migrations insert rows of their own.
  await tx.execute(sql.raw(`TRUNCATE ${present.map(({ name }) => `"${name}"`).join(', ')}`));
  const read: BackupEnd['tables'] = {};
  let table: BackupTable | undefined;
  let sum = createSum();
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    if (table && batch.length > 0) await insert(tx, table, batch);
    batch = [];
    length = 0;
  };
  for (let next = await reader.next(); !next.done; next = await reader.next()) {
    const line = next.value;
    if (line.startsWith('[')) {
      batch.push(line);
      sum.add(line);
      length += line.length;
      if (batch.length === MAX_LINES || length > MAX_BATCH_LENGTH) await flush();
      continue;
    }
    await flush();
    if (table) read[table.name] = sum.result();
    const { table: name, end } = (parse(line) ?? {}) as { table?: string; end?: BackupEnd };
    if (end) {
      // Only what follows the last line tells that the file is whole.
      if (!(await reader.next()).done) throw notABackup();
      assertSums(read, end, 'The backup is damaged');
      for (const { name: sequence, value, isCalled } of end.sequences)
        await tx.execute(sql`SELECT setval(${`public.${quoted(sequence)}`}::regclass, ${value}::bigint, ${isCalled})`);
      await setTriggers(tx, present, 'ENABLE');
      for (const statement of foreignKeys) await tx.execute(sql.raw(statement));
      return end;
    }
    table = header.tables.find((each) => each.name === name);
    if (!table || !present.some((each) => each.name === name)) throw notABackup();
    sum = createSum();
  }
  throw new StartProblem('The backup ends too early: it was not written whole. Nothing was changed. Use another one.');
}

/** @returns the statements that create them again, which check every row */
async function dropForeignKeys(tx: Transaction): Promise<string[]> {
  const keys = await tx
    .select({
      drop: sql<string>`format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)`,
      create: sql<string>`format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const { drop } of keys) await tx.execute(sql.raw(drop));
  return keys.map(({ create }) => create);
}

async function setTriggers(tx: Transaction, tables: BackupTable[], what: 'DISABLE' | 'ENABLE'): Promise<void> {
  for (const { name } of tables) await tx.execute(sql.raw(`ALTER TABLE ${quoted(name)} ${what} TRIGGER USER`));
}

async function insert(tx: Transaction, { name, columns }: BackupTable, lines: string[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  await tx.execute(
    sql`${sql.raw(`INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values}`)} FROM json_array_elements(${`[${lines.join(',')}]`}::json) AS lines (line)`,
  );
}

/** Reads again what was written. */
async function assertEqual(tx: Transaction, { tables }: BackupHeader, end: BackupEnd): Promise<void> {
  const written: BackupEnd['tables'] = {};
  for (const table of tables) written[table.name] = await readRows(tx, table, () => undefined);
  assertSums(written, end, 'What was restored differs from the backup');
}

function assertSums(found: Record<string, TableSum>, { tables }: BackupEnd, problem: string): void {
  const differing = Object.entries(tables).filter(
    ([name, { rows, sum }]) => found[name]?.rows !== rows || found[name].sum !== sum,
  );
  if (differing.length === 0) return;
  throw new StartProblem(`${problem}, in ${differing.map(([name]) => name).join(', ')}. Nothing was changed.`);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const newer = (version = 'a newer one') =>
  new StartProblem(
    `The backup was made by release ${version}. Nothing was changed. Install that release or a newer one.`,
  );
