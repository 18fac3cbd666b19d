import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { categories, products } from '../../db/schema';

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number];

const counted = {
  productCount: sql<number>`(SELECT count(*)::int FROM ${products} WHERE ${products.categoryId} = ${categories}.id)`,
  inShopCount: sql<number>`(SELECT count(*)::int FROM ${products} WHERE ${products.categoryId} = ${categories}.id AND ${products.published})`,
};

/** They are in the order of the menu. */
export const findCategories = (db: Queries) =>
  db
    .select({ ...getTableColumns(categories), ...counted })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));

/** A product that is being published and a category that is being hidden wait for each other here. */
export async function lockCategory(tx: Transaction, id: string) {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('no key update');
  return category ?? null;
}

export const lockAllCategories = (tx: Transaction) =>
  tx.select({ id: categories.id }).from(categories).orderBy(asc(categories.id)).for('no key update');

export async function countInShop(tx: Transaction, categoryId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(sql`${products.categoryId} = ${categoryId} AND ${products.published}`);
  return row?.count ?? 0;
}

export async function findTakenIds(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return rows.map(({ id }) => id);
}

export const insertCategory = (tx: Transaction, category: typeof categories.$inferInsert) =>
  tx.insert(categories).values(category);

export const updateCategory = (tx: Transaction, id: string, change: Partial<typeof categories.$inferInsert>) =>
  tx.update(categories).set(change).where(eq(categories.id, id));

export const deleteCategory = (tx: Transaction, id: string) => tx.delete(categories).where(eq(categories.id, id));

export const setOrder = (tx: Transaction, ids: readonly string[]) =>
  tx
    .update(categories)
    .set({
      position: sql`array_position(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)), ${categories.id})`,
    })
    .where(inArray(categories.id, [...ids]));
