import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { addons, productAddons } from '../../db/schema';

export type AddonRow = Awaited<ReturnType<typeof findAddons>>[number];

const columns = {
  ...getTableColumns(addons),
  productCount: sql<number>`(SELECT count(*)::int FROM ${productAddons} WHERE ${productAddons.addonId} = ${addons}.id)`,
};

export const findAddons = (db: Queries) =>
  db.select(columns).from(addons).orderBy(asc(addons.position), asc(addons.id));

export async function findAddon(db: Queries, id: string): Promise<AddonRow | null> {
  const [row] = await db.select(columns).from(addons).where(eq(addons.id, id));
  return row ?? null;
}

export const lockAddon = (tx: Transaction, id: string) =>
  tx.select({ id: addons.id }).from(addons).where(eq(addons.id, id)).for('update');

export const lockAllAddons = (tx: Transaction) =>
  tx.select({ id: addons.id }).from(addons).orderBy(asc(addons.id)).for('update');

export const insertAddon = (tx: Transaction, row: typeof addons.$inferInsert) => tx.insert(addons).values(row);

export const updateAddon = (tx: Transaction, id: string, change: Partial<typeof addons.$inferInsert>) =>
  tx.update(addons).set(change).where(eq(addons.id, id));

export const setOrder = (tx: Transaction, ids: readonly string[]) =>
  tx
    .update(addons)
    .set({
      position: sql`array_position(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)), ${addons.id})`,
    })
    .where(inArray(addons.id, [...ids]));
