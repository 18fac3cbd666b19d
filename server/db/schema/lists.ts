import { sql, type SQL } from 'drizzle-orm';
import { index, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { MIN_RATINGS_FOR_AVERAGE } from '../../../contract/ratingConstants';

// Shared by queries and indexes, whose expressions must be identical.

type ProductColumns = Record<
  'id' | 'categoryId' | 'published' | 'soldCount' | 'position' | 'cheapestPaise' | 'ratingCount' | 'ratingSum',
  AnyPgColumn
>;

type SortKeys = [SQL, ...SQL[]];

export const isForSale = (table: ProductColumns): SQL => sql`${table.published} AND ${table.cheapestPaise} IS NOT NULL`;

/** Best sellers first, ascending. */
export const popularKeys = (table: ProductColumns): SortKeys => [sql`(-${table.soldCount})`, sql`${table.position}`];

/** Best averages first, ascending and in hundredths of a star; those with too few ratings for one follow as best sellers. */
export const ratedKeys = (table: ProductColumns): SortKeys => [
  sql`(CASE WHEN ${table.ratingCount} >= ${sql.raw(String(MIN_RATINGS_FOR_AVERAGE))} THEN -(${table.ratingSum} * 100 / ${table.ratingCount}) ELSE 0 END)`,
  ...popularKeys(table),
];

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
