import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database';
import { preparedOnce } from './prepared';

export interface FeedPosition {
  snapshot: string;
  /** The time of the database's clock. */
  atMs: number;
}

/** More rows count as a change of everything. */
const MAX_CHANGES = 1_000;
const RETENTION_MS = 10 * 60_000;
/** A longer gap counts likewise. */
const MAX_GAP_MS = 5 * 60_000;

const given = sql`${sql.placeholder('snapshot')}::pg_snapshot`;

interface FeedOptions {
  name: string;
  table: PgTable;
  transaction: PgColumn;
  columns: Record<string, PgColumn>;
}

export interface ChangeFeed<Row> {
  /**
   * @param since null for the first read
   * @returns `rows` null: anything may have changed
   */
  read: (db: Queries, since: FeedPosition | null) => Promise<{ position: FeedPosition; rows: Row[] | null }>;
  /**
   * Deletes rows that every process has read.
   * @param positions of earlier sweeps; updated
   */
  sweep: (db: Queries, positions: FeedPosition[]) => Promise<void>;
}

/**
 * Finds committed rows by snapshot, because transactions commit out of order: ADR 17.
 * @param Row the columns' values, in order
 */
export function changeFeed<Row extends unknown[]>({ name, table, transaction, columns }: FeedOptions): ChangeFeed<Row> {
  const everCommitted = sql`${transaction} < pg_snapshot_xmax(pg_current_snapshot())`;

  const query = preparedOnce((db) => {
    const recent = db
      .selectDistinct(columns)
      .from(table)
      .where(
        sql`${transaction} >= pg_snapshot_xmin(${given}) AND NOT pg_visible_in_snapshot(${transaction}, ${given}) AND ${everCommitted}`,
      )
      .limit(MAX_CHANGES + 1)
      .as('recent');
    const row = sql.join(
      Object.keys(columns).map((column) => sql`${(recent as unknown as Record<string, PgColumn>)[column]}`),
      sql`, `,
    );
    return db
      .select({
        snapshot: sql<string>`pg_current_snapshot()::text`,
        atMs: sql<number>`floor(extract(epoch FROM clock_timestamp()) * 1000)::float8`,
        // True after a backup is restored.
        isOlder: sql<boolean | null>`pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${given})`,
        rows: sql<Row[]>`coalesce((SELECT json_agg(json_build_array(${row})) FROM ${recent}), '[]')`,
      })
      .from(sql`(SELECT) AS once`)
      .prepare(name);
  });

  const read: ChangeFeed<Row>['read'] = async (db, since) => {
    const [found] = await query(db).execute({ snapshot: since?.snapshot ?? null });
    if (!found) throw new Error('the database returned no snapshot');
    const { snapshot, atMs, isOlder, rows } = found;
    const isLost = since && (isOlder || rows.length > MAX_CHANGES || Math.abs(atMs - since.atMs) > MAX_GAP_MS);
    return { position: { snapshot, atMs }, rows: isLost ? null : rows };
  };

  const sweep: ChangeFeed<Row>['sweep'] = async (db, positions) => {
    const { position } = await read(db, null);
    let old: FeedPosition | undefined;
    while (positions[0] && Math.abs(position.atMs - positions[0].atMs) >= RETENTION_MS) old = positions.shift();
    positions.push(position);
    if (!old) return;
    const isOld = sql`${transaction} < pg_snapshot_xmax(${old.snapshot}::pg_snapshot) AND pg_visible_in_snapshot(${transaction}, ${old.snapshot}::pg_snapshot)`;
    // Another database's backup may contain transaction ids from the future.
    await db.delete(table).where(sql`(${isOld}) OR NOT (${everCommitted})`);
  };

  return { read, sweep };
}
