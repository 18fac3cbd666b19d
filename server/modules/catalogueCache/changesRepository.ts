import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import { catalogueChanges, type ChangeKind } from '../../db/schema';

export interface ChangePosition {
  snapshot: string;
  /** By the database's clock. */
  atMs: number;
}

export interface Change {
  kind: ChangeKind;
  /** Null for the kind ALL. */
  productId: string | null;
}

export interface ChangesRead {
  position: ChangePosition;
  changes: Change[];
}

/** More count as a change of everything. */
const MAX_CHANGES = 1_000;
const RETENTION_MS = 10 * 60_000;
/** A longer gap counts as a change of everything. */
const MAX_GAP_MS = 5 * 60_000;

const { transaction, kind, productId } = catalogueChanges;

const given = sql`${sql.placeholder('snapshot')}::pg_snapshot`;
const everCommitted = sql`${transaction} < pg_snapshot_xmax(pg_current_snapshot())`;

/** Changes are found by snapshot, not by a counter, because transactions don't commit in the order of their numbers. */
const changesQuery = preparedOnce((db) => {
  const recent = db
    .selectDistinct({ kind, productId })
    .from(catalogueChanges)
    .where(
      sql`${transaction} >= pg_snapshot_xmin(${given}) AND NOT pg_visible_in_snapshot(${transaction}, ${given}) AND ${everCommitted}`,
    )
    .limit(MAX_CHANGES + 1)
    .as('recent');
  return db
    .select({
      snapshot: sql<string>`pg_current_snapshot()::text`,
      atMs: sql<number>`floor(extract(epoch FROM clock_timestamp()) * 1000)::float8`,
      // True after a backup was restored.
      isOlder: sql<boolean | null>`pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${given})`,
      changes: sql<[ChangeKind, string | null][]>`coalesce(
        (SELECT json_agg(json_build_array(${recent.kind}, ${recent.productId})) FROM ${recent}), '[]')`,
    })
    .from(sql`(SELECT) AS once`)
    .prepare('catalogue_changes');
});

/** @param since null for the first read */
export async function readChanges(db: Queries, since: ChangePosition | null): Promise<ChangesRead> {
  const [row] = await changesQuery(db).execute({ snapshot: since?.snapshot ?? null });
  if (!row) throw new Error('the database returned no snapshot');
  const { snapshot, atMs, isOlder, changes } = row;
  const isLost = since && (isOlder || changes.length > MAX_CHANGES || Math.abs(atMs - since.atMs) > MAX_GAP_MS);
  return {
    position: { snapshot, atMs },
    changes: isLost ? [{ kind: 'ALL', productId: null }] : changes.map(([what, id]) => ({ kind: what, productId: id })),
  };
}

/**
 * Deletes the changes that every process has read.
 * @param positions those of earlier runs; outdated ones are removed and the current one is added
 */
export async function sweepChanges(db: Queries, positions: ChangePosition[]): Promise<void> {
  const { position } = await readChanges(db, null);
  let old: ChangePosition | undefined;
  while (positions[0] && Math.abs(position.atMs - positions[0].atMs) >= RETENTION_MS) old = positions.shift();
  positions.push(position);
  if (!old) return;
  const isOld = sql`${transaction} < pg_snapshot_xmax(${old.snapshot}::pg_snapshot) AND pg_visible_in_snapshot(${transaction}, ${old.snapshot}::pg_snapshot)`;
  // Rows of another database's backup have transaction numbers that are still to come here.
  await db.delete(catalogueChanges).where(sql`(${isOld}) OR NOT (${everCommitted})`);
}
