import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import { catalogueChanges, type ChangeKind } from '../../db/schema';

export type { ChangeKind };

/** What has been seen of the catalogue's changes: everything that was committed when the database took this snapshot. */
export interface SeenChanges {
  snapshot: string;
  /** The database's clock. */
  atMs: number;
}

export interface Change {
  kind: ChangeKind;
  /** Null where it is about all. */
  productId: string | null;
}

export interface Look {
  seen: SeenChanges;
  changes: Change[];
}

/** More news than this at once is news of everything. */
const MANY = 1_000;
/** How long changes stay written down. */
const KEPT_MS = 10 * 60_000;
/** Whoever has not looked for so long looks at everything anew: by far less than changes are kept. */
const LONGEST_GAP_MS = 5 * 60_000;

const { transaction, kind, productId } = catalogueChanges;

const given = sql`${sql.placeholder('snapshot')}::pg_snapshot`;
const everCommitted = sql`${transaction} < pg_snapshot_xmax(pg_current_snapshot())`;

/**
 * One look costs what is new, however large the shop. A snapshot tells exactly which transactions had committed: what is visible now and was
 * not then has been committed in between, whenever it was written. No counter could say so, for changes don't commit in the order of their numbers.
 */
const lookQuery = preparedOnce((db) => {
  const fresh = db
    .selectDistinct({ kind, productId })
    .from(catalogueChanges)
    .where(
      sql`${transaction} >= pg_snapshot_xmin(${given}) AND NOT pg_visible_in_snapshot(${transaction}, ${given}) AND ${everCommitted}`,
    )
    .limit(MANY + 1)
    .as('fresh');
  return db
    .select({
      snapshot: sql<string>`pg_current_snapshot()::text`,
      atMs: sql<number>`floor(extract(epoch FROM clock_timestamp()) * 1000)::float8`,
      // From a backup that was put back.
      isOlder: sql<boolean | null>`pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${given})`,
      changes: sql<[ChangeKind, string | null][]>`coalesce(
        (SELECT json_agg(json_build_array(${fresh.kind}, ${fresh.productId})) FROM ${fresh}), '[]')`,
    })
    .from(sql`(SELECT) AS once`)
    .prepare('catalogue_look');
});

/** What is new since the last look; null for the first one. */
export async function lookForChanges(db: Queries, since: SeenChanges | null): Promise<Look> {
  const [row] = await lookQuery(db).execute({ snapshot: since?.snapshot ?? null });
  if (!row) throw new Error('the database did not say what it shows');
  const { snapshot, atMs, isOlder, changes } = row;
  const isLost =
    since !== null && (isOlder === true || changes.length > MANY || Math.abs(atMs - since.atMs) > LONGEST_GAP_MS);
  return {
    seen: { snapshot, atMs },
    changes: isLost ? [{ kind: 'ALL', productId: null }] : changes.map(([what, id]) => ({ kind: what, productId: id })),
  };
}

/**
 * Deletes what every process has seen by now.
 * @param marks looks of earlier rounds; those that are no more use are taken out, and a new one is added
 */
export async function sweepChanges(db: Queries, marks: SeenChanges[]): Promise<void> {
  const { seen } = await lookForChanges(db, null);
  let old: SeenChanges | undefined;
  while (marks[0] && Math.abs(seen.atMs - marks[0].atMs) >= KEPT_MS) old = marks.shift();
  marks.push(seen);
  if (!old) return;
  const committedThen = sql`${transaction} < pg_snapshot_xmax(${old.snapshot}::pg_snapshot) AND pg_visible_in_snapshot(${transaction}, ${old.snapshot}::pg_snapshot)`;
  // What came with another database's backup has numbers that are still to come here.
  await db.delete(catalogueChanges).where(sql`(${committedThen}) OR NOT (${everCommitted})`);
}
