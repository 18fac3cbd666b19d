import { changeFeed, type FeedPosition } from '../../db/changeFeed';
import type { Queries } from '../../db/database';
import { catalogueChanges, type ChangeKind } from '../../db/schema';

export type ChangePosition = FeedPosition;

export interface Change {
  kind: ChangeKind;
  productId: string | null;
}

export interface ChangesRead {
  position: ChangePosition;
  changes: Change[];
}

const { transaction, kind, productId } = catalogueChanges;
const feed = changeFeed<[ChangeKind, string | null]>({
  name: 'catalogue_changes',
  table: catalogueChanges,
  transaction,
  columns: { kind, productId },
});

/** @param since null for the first read */
export async function readChanges(db: Queries, since: ChangePosition | null): Promise<ChangesRead> {
  const { position, rows } = await feed.read(db, since);
  return {
    position,
    changes: rows?.map(([what, id]) => ({ kind: what, productId: id })) ?? [{ kind: 'ALL', productId: null }],
  };
}

/** Deletes changes that every process has read. */
export const sweepChanges = feed.sweep;
