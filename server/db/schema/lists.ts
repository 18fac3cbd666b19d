import { sql, type SQL } from 'drizzle-orm';
import { index, type AnyPgColumn } from 'drizzle-orm/pg-core';

// Shared by queries and indexes, whose expressions must be identical.

type ProductColumns = Record<
  'id' | 'categoryId' | 'published' | 'soldCount' | 'position' | 'cheapestPaise',
  AnyPgColumn
>;

type SortKeys = [SQL, ...SQL[]];

export const isForSale = (table: ProductColumns): SQL => sql`${table.published} AND ${table.cheapestPaise} IS NOT NULL`;

/** Best sellers first, ascending. */
export const popularKeys = (table: ProductColumns): SortKeys => [sql`(-${table.soldCount})`, sql`${table.position}`];

/** ICU's root collation orders Tamil and Hindi; the database's may use code points. */
export const inAlphabet = (name: AnyPgColumn): SQL => sql`${name} COLLATE "und-x-icu"`;

/** They serve the shop and each category; the id breaks ties. */
export function listIndexes(name: string, table: ProductColumns, keys: SortKeys) {
  const within = (label: string, [head, ...rest]: SortKeys) =>
    index(`products_${name}_${label}`)
      .on(head, ...rest, sql`${table.id}`)
      .where(isForSale(table));
  return [within('index', keys), within('in_category_index', [sql`${table.categoryId}`, ...keys])];
}
