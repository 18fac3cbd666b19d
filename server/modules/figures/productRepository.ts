import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import { categories, packs, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { salesBy, type SalesSource } from './daySalesRepository';
import { sumOf } from './saleRepository';

/** @param from the first day of the period; those before are compared with it */
export function findSold(db: Queries, sales: SalesSource, from: string, language: Language) {
  // Summed by pack first, so that few rows are joined.
  const sold = sql`(
    SELECT key, day >= ${from}::date AS is_now, sum(units) AS units, sum(paise) AS paise, sum(part_paise) AS delivery
    FROM ${salesBy('PACK', sales)} GROUP BY 1, 2) AS sold`;
  const now = (amount: SQL): SQL => sql`CASE WHEN is_now THEN ${amount} ELSE 0 END`;
  const suffix = LANGUAGE_SUFFIX[language];
  return db
    .select({
      productId: products.id,
      name: products[`name${suffix}`],
      categoryId: categories.id,
      categoryName: categories[`name${suffix}`],
      units: sql<number>`sum(${now(sql`units`)})::int`,
      /** Packs by volume or count have no weight. */
      grams: sumOf(now(sql`CASE WHEN ${packs.measure} = 'WEIGHT' THEN units * ${packs.netGrams} ELSE 0 END`)),
      salesPaise: sumOf(now(sql`paise`)),
      deliveryPaise: sumOf(now(sql`delivery`)),
      beforePaise: sumOf(sql`CASE WHEN NOT is_now THEN paise ELSE 0 END`),
    })
    .from(sold)
    .innerJoin(packs, eq(packs.id, sql`sold.key`))
    .innerJoin(products, eq(products.id, packs.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .groupBy(products.id, categories.id)
    .orderBy(desc(sql`sum(${now(sql`paise`)})`), products.id);
}
