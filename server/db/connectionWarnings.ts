import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Database } from './database';
import { REPORT_CONNECTIONS } from './postgres';

/** One migrates, one backs up. */
const BESIDE_THE_POOLS = 2;

/**
 * Warns at the start, because connections run out later, in the busiest hour.
 * @param db PostgreSQL, or a pooler in front of it
 */
export async function findConnectionWarnings(
  db: Database,
  { processes, database: { poolSize, directUrl } }: { processes: number; database: Omit<Config['database'], 'url'> },
): Promise<string[]> {
  const [found] = await db
    .select({
      allowed: sql<number>`current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int`,
      taken: sql<number>`(SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid())`,
      statementTimeout: sql<string>`current_setting('statement_timeout')`,
    })
    .from(sql`(SELECT) AS once`);
  if (!found) return [];
  if (directUrl !== undefined) {
    return found.statementTimeout === '0'
      ? [
          'Connections of the pooler have no statement_timeout yet. If it opened them before this start, RECONNECT in its console mends that; else its user differs from that of DATABASE_DIRECT_URL.',
        ]
      : [];
  }
  const { allowed, taken } = found;
  const needed = processes * (poolSize + REPORT_CONNECTIONS) + BESIDE_THE_POOLS;
  if (taken + needed <= allowed) return [];
  return [
    `PostgreSQL allows ${allowed} connections, ${taken} are taken, and this shop may open ${needed}: ${processes} × DATABASE_POOL_SIZE (${poolSize}), ${REPORT_CONNECTIONS} each for reports, and ${BESIDE_THE_POOLS} to migrate and back up. Lower DATABASE_POOL_SIZE or PROCESSES, raise max_connections, or use PgBouncer (docs/scale.md).`,
  ];
}
