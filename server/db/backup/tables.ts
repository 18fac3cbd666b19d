import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../database';

export interface BackupTable {
  name: string;
  /** Without generated ones, which the database calculates again. */
  columns: { name: string; type: string }[];
}

export interface TableSum {
  rows: number;
  /** It does not depend on the order of the rows. */
  sum: string;
}

/** Bytes of an object of a bucket. */
export type ReadObject = (name: string) => Promise<Buffer>;

const ROWS_PER_FETCH = 500;
/** Rows with pictures have up to some hundred kilobytes each. */
const PICTURES_PER_FETCH = 16;

/** What this database put into a bucket; a restored copy has those photos itself. */
const NOT_BACKED_UP = 'photo_objects';

/** All tables of the shop, by name. */
export async function listTables(db: Queries): Promise<BackupTable[]> {
  return db
    .select({
      name: sql<string>`relname`,
      columns: sql<
        BackupTable['columns']
      >`json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum)`,
    })
    .from(sql`pg_class JOIN pg_attribute ON attrelid = pg_class.oid`)
    .where(
      sql`relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND relname <> ${NOT_BACKED_UP}`,
    )
    .groupBy(sql`relname`)
    .orderBy(sql`relname COLLATE "C"`);
}

/** Makes every value's text the same whatever the server's settings are. */
export async function useCanonicalTexts(tx: Transaction): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `bytea_output = 'hex'`,
    `extra_float_digits = 1`,
  ])
    await tx.execute(sql.raw(`SET LOCAL ${setting}`));
}

/**
 * Passes on each row as a line of JSON: an array of the columns' texts, which both engines read and write alike. A cursor keeps the memory
 * bounded.
 */
export async function readRows(
  tx: Transaction,
  { name, columns }: BackupTable,
  onLines: (lines: string[]) => Promise<void> | void,
  readObject?: ReadObject,
): Promise<TableSum> {
  const texts = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  const limit = columns.some(({ type }) => type === 'bytea') ? PICTURES_PER_FETCH : ROWS_PER_FETCH;
  const sum = createSum();
  await tx.execute(
    sql`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${texts}]::text[])::text AS line FROM ${sql.identifier(name)}`,
  );
  for (;;) {
    const fetched = linesOf(await tx.execute(sql.raw(`FETCH ${limit} FROM backup_rows`)));
    const lines = readObject ? await Promise.all(fetched.map((line) => withBytes(line, columns, readObject))) : fetched;
    if (lines.length > 0) await onLines(lines);
    for (const line of lines) sum.add(line);
    if (lines.length < limit) break;
  }
  await tx.execute(sql`CLOSE backup_rows`);
  return sum.result();
}

/** A row of a photo in a bucket gets its bytes. */
async function withBytes(line: string, columns: BackupTable['columns'], readObject: ReadObject): Promise<string> {
  const objectAt = columns.findIndex(({ name }) => name === 'object');
  const bytesAt = columns.findIndex(({ type }) => type === 'bytea');
  if (objectAt < 0 || bytesAt < 0) return line;
  const values = JSON.parse(line) as (string | null)[];
  const object = values[objectAt];
  if (typeof object !== 'string') return line;
  values[bytesAt] = `\\x${(await readObject(object)).toString('hex')}`;
  values[objectAt] = null;
  return JSON.stringify(values);
}

/** Both drivers answer like this. */
const linesOf = (result: unknown): string[] => (result as { rows: { line: string }[] }).rows.map(({ line }) => line);

/** Adds up a part of each line's SHA-256. */
export function createSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add: (line: string): void => {
      rows += 1;
      sum = BigInt.asUintN(64, sum + createHash('sha256').update(line).digest().readBigUInt64BE());
    },
    result: (): TableSum => ({ rows, sum: sum.toString(16) }),
  };
}
