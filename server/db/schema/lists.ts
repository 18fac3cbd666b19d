import { sql, type SQL } from 'drizzle-orm';
import { index, type AnyPgColumn } from 'drizzle-orm/pg-core';

// What lists and searches of products go by: an index serves a query only where both say the same thing in the same words.

type ProductColumns = Record<
  'id' | 'categoryId' | 'published' | 'soldCount' | 'position' | 'cheapestPaise',
  AnyPgColumn
>;

/** What a list is sorted by, the first key first. */
type SortKeys = [SQL, ...SQL[]];

/** Published, and with a pack to buy: all that any list shows. The indexes of lists hold no other products. */
export const isForSale = (table: ProductColumns): SQL => sql`${table.published} AND ${table.cheapestPaise} IS NOT NULL`;

/** Best sellers first, upwards. */
export const popularKeys = (table: ProductColumns): SortKeys => [sql`(-${table.soldCount})`, sql`${table.position}`];

/** The root collation knows the order of Tamil and Hindi letters; the database's own may be that of code points. */
export const inAlphabet = (name: AnyPgColumn): SQL => sql`${name} COLLATE "und-x-icu"`;

/** Every order of a list has one index over the whole shop and one within a category; the id makes each place a single one. */
export function listIndexes(name: string, table: ProductColumns, keys: SortKeys) {
  const within = (label: string, [head, ...rest]: SortKeys) =>
    index(`products_${name}_${label}`)
      .on(head, ...rest, sql`${table.id}`)
      .where(isForSale(table));
  return [within('index', keys), within('in_category_index', [sql`${table.categoryId}`, ...keys])];
}
