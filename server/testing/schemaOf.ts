import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

const OURS = `relnamespace = 'public'::regnamespace`;

const DESCRIPTIONS = [
  // Dropped columns stay in pg_attribute, so attnum says the order but not the place.
  `SELECT format('column %s.%s %s: %s', relname, attname, row_number() OVER (PARTITION BY attrelid ORDER BY attnum),
     jsonb_build_array(format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity, attstorage, attcompression,
       attstattarget, pg_get_expr(adbin, adrelid, true))) AS line
   FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE ${OURS} AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`,
  `SELECT format('table %s %s', relname, reloptions) AS line FROM pg_class WHERE ${OURS} AND relkind IN ('r', 'S')`,
  `SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid, true)) AS line
   FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  `SELECT format('index %s valid: %s', pg_get_indexdef(indexrelid), indisvalid) AS line
   FROM pg_index JOIN pg_class ON pg_class.oid = indrelid WHERE ${OURS}`,
  `SELECT format('trigger %s', pg_get_triggerdef(pg_trigger.oid, true)) AS line
   FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE ${OURS} AND NOT tgisinternal`,
  `SELECT format('function %s', pg_get_functiondef(pg_proc.oid)) AS line FROM pg_proc
   WHERE pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
];

/** Returns what the catalogues say of tables, constraints, indexes, triggers and functions, a line for each. */
export async function schemaOf(db: Database): Promise<string[]> {
  const rows = await db
    .select({ line: sql<string>`line` })
    .from(sql.raw(`(${DESCRIPTIONS.join('\nUNION ALL\n')}) AS described`))
    .orderBy(sql`line`);
  return rows.map(({ line }) => line);
}

/** The names of each table's columns. */
export async function columnsOf(db: Database): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ table: sql<string>`relname`, names: sql<string[]>`json_agg(attname)` })
    .from(sql`pg_attribute JOIN pg_class ON pg_class.oid = attrelid`)
    .where(sql.raw(`${OURS} AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`))
    .groupBy(sql`relname`);
  return new Map(rows.map(({ table, names }) => [table, names]));
}

/**
 * The number of rows of each table, and a hash of what they have.
 * @param columns those to read, by table; the default is all
 */
export async function contentsOf(db: Database, columns?: Map<string, string[]>): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const [name, names] of columns ?? (await columnsOf(db))) {
    const isRead = sql`key = ANY (ARRAY[${sql.join(
      names.map((each) => sql`${each}`),
      sql`, `,
    )}]::text[])`;
    const [row] = await db
      .select({
        text: sql<string>`count(*) || ' rows ' || md5(coalesce(string_agg(stored, '|' ORDER BY stored), ''))`,
      })
      .from(
        sql`(SELECT (SELECT string_agg(key || value::text, ',' ORDER BY key) FROM json_each(to_json(each)) WHERE value::text <> 'null' AND ${isRead}) AS stored FROM ${sql.identifier(name)} AS each) AS rows`,
      );
    contents[name] = row!.text;
  }
  return contents;
}
