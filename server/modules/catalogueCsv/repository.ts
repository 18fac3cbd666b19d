import { and, asc, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { CsvRowState } from '../../../contract/csvConstants';
import type { Queries, Transaction } from '../../db/database';
import { catalogueImportRows, catalogueImports } from '../../db/schema';
import { updateMany } from '../../db/updateMany';

export type ImportRow = typeof catalogueImports.$inferSelect;
export type StoredRow = typeof catalogueImportRows.$inferSelect;

export const insertImport = (tx: Transaction, row: typeof catalogueImports.$inferInsert) =>
  tx.insert(catalogueImports).values(row);

export const insertRows = (tx: Transaction, rows: (typeof catalogueImportRows.$inferInsert)[]) =>
  tx.insert(catalogueImportRows).values(rows);

export const findLatest = (db: Queries, limit: number): Promise<ImportRow[]> =>
  db.select().from(catalogueImports).orderBy(desc(catalogueImports.createdAt), desc(catalogueImports.id)).limit(limit);

export async function findImport(db: Queries, id: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(catalogueImports).where(eq(catalogueImports.id, id));
  return row ?? null;
}

/** Those who apply or undo the same file wait here. */
export async function lockImport(tx: Transaction, id: string): Promise<ImportRow | null> {
  const [row] = await tx.select().from(catalogueImports).where(eq(catalogueImports.id, id)).for('update');
  return row ?? null;
}

export const updateImport = (tx: Transaction, id: string, change: Partial<ImportRow>) =>
  tx.update(catalogueImports).set(change).where(eq(catalogueImports.id, id));

export const countRows = (db: Queries, importIds: readonly string[]) =>
  db
    .select({ importId: catalogueImportRows.importId, state: catalogueImportRows.state, count: count() })
    .from(catalogueImportRows)
    .where(sql`${catalogueImportRows.importId} = ANY (${sql.param([...importIds])}::text[])`)
    .groupBy(catalogueImportRows.importId, catalogueImportRows.state);

/** They are in the order of the file. */
export const findRows = (
  db: Queries,
  importId: string,
  { state, after, limit }: { state: CsvRowState; after: number; limit: number },
): Promise<StoredRow[]> =>
  db
    .select()
    .from(catalogueImportRows)
    .where(
      and(
        eq(catalogueImportRows.importId, importId),
        eq(catalogueImportRows.state, state),
        gt(catalogueImportRows.row, after),
      ),
    )
    .orderBy(asc(catalogueImportRows.row))
    .limit(limit);

export type RowChange = Pick<StoredRow, 'importId' | 'row' | 'state' | 'problems' | 'productId' | 'packId' | 'written'>;

export const updateRows = (tx: Transaction, rows: readonly RowChange[]) =>
  updateMany(tx, catalogueImportRows, ['importId', 'row'], rows);

/** Dry runs without consent, and what can no longer be undone. */
export const deleteOld = (
  tx: Transaction,
  { checkedBefore, appliedBefore }: { checkedBefore: Date; appliedBefore: Date },
) =>
  tx
    .delete(catalogueImports)
    .where(
      or(
        and(eq(catalogueImports.status, 'CHECKED'), lt(catalogueImports.createdAt, checkedBefore)),
        lt(catalogueImports.appliedAt, appliedBefore),
      ),
    );
