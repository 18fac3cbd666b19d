import { sql } from 'drizzle-orm';
import { StartProblem } from '../lib/problem';
import type { Queries } from './database';

const recorded = sql`drizzle.__schema`;

const inPublic = (oid: string) => `${oid} = 'public'::regnamespace`;
const present = sql.raw(`(
  SELECT 'table ' || relname AS part FROM pg_class WHERE relkind = 'r' AND ${inPublic('relnamespace')}
  UNION ALL
  SELECT format('constraint %s of %s', conname, relname) FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    WHERE ${inPublic('connamespace')}
  UNION ALL
  SELECT format('index %s of %s', own.relname, indexed.relname) FROM pg_index
    JOIN pg_class AS own ON own.oid = indexrelid JOIN pg_class AS indexed ON indexed.oid = indrelid
    WHERE ${inPublic('own.relnamespace')}
  UNION ALL
  SELECT format('trigger %s of %s', tgname, relname) FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND ${inPublic('relnamespace')}
  UNION ALL
  SELECT 'function ' || proname FROM pg_proc WHERE ${inPublic('pronamespace')}
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
) AS present`);

/** So many are named; the rest is counted. */
const MAX_NAMED = 10;

/**
 * Does nothing before the first record.
 * @throws StartProblem naming what a restore with errors lost: the shop would open with wrong data
 */
export async function assertSchemaComplete(db: Queries): Promise<void> {
  const missing = await db
    .select({ part: sql<string>`part` })
    .from(sql`(SELECT part FROM ${recorded} EXCEPT SELECT part FROM ${present} ORDER BY part) AS missing`);
  if (missing.length === 0) return;
  throw new StartProblem([
    'The database is incomplete. It lacks:',
    ...missing.slice(0, MAX_NAMED).map(({ part }) => `- ${part}`),
    ...(missing.length > MAX_NAMED ? [`- and ${missing.length - MAX_NAMED} more`] : []),
    'A backup was probably restored with errors. Restore it into an empty database, with pg_restore --exit-on-error or psql -v ON_ERROR_STOP=1.',
  ]);
}

export async function recordSchema(db: Queries): Promise<void> {
  await db.execute(sql`DELETE FROM ${recorded}`);
  await db.execute(sql`INSERT INTO ${recorded} SELECT DISTINCT part FROM ${present}`);
}
