import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { ProductFigures, SoldCategory } from '../../../contract/staffFigures';
import type { Queries } from '../../db/database';
import { categories, packs, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { salesBy, type SalesSource } from './daySalesRepository';

const SUMS = sql`sum(units) AS units, sum(grams) AS grams, sum(paise) AS paise, sum(delivery) AS delivery, sum(before) AS before`;

type SoldUnits = Omit<ProductFigures, 'period' | 'before'>;

/**
 * Sums by category, and of the products that sold most: both from one reading, so that they agree.
 * @param from the first day of the period; those before are compared with it
 * @param limit how many products, null for all
 */
export async function findSold(
  db: Queries,
  sales: SalesSource,
  from: string,
  language: Language,
  limit: number | null,
): Promise<SoldUnits> {
  const now = (amount: SQL): SQL => sql`coalesce(sum(${amount}) FILTER (WHERE day >= ${from}::date), 0)`;
  // Summed by pack first, so that few rows are joined. Packs by volume or count have no weight.
  const sold = sql`
    WITH by_pack AS (
      SELECT key, ${now(sql`units`)} AS units, ${now(sql`paise`)} AS paise, ${now(sql`part_paise`)} AS delivery,
        coalesce(sum(paise) FILTER (WHERE day < ${from}::date), 0) AS before
      FROM ${salesBy('PACK', sales)} GROUP BY 1),
    by_product AS MATERIALIZED (
      SELECT product_id, category_id, ${SUMS} FROM (
        SELECT ${packs.productId}, ${products.categoryId}, by_pack.*, CASE WHEN ${packs.measure} = 'WEIGHT' THEN by_pack.units * ${packs.netGrams} ELSE 0 END AS grams
        FROM by_pack JOIN ${packs} ON ${packs.id} = by_pack.key JOIN ${products} ON ${products.id} = ${packs.productId}) AS sold
      GROUP BY 1, 2)
    (SELECT *, 1 AS products FROM by_product ORDER BY paise DESC, product_id LIMIT ${limit})
    UNION ALL SELECT NULL, category_id, ${SUMS}, count(*) FROM by_product GROUP BY category_id`;
  const suffix = LANGUAGE_SUFFIX[language];
  const rows = await db
    .select({
      productId: products.id,
      name: products[`name${suffix}`],
      categoryId: categories.id,
      categoryName: categories[`name${suffix}`],
      productCount: sql<number>`sold.products::int`,
      units: sql<number>`sold.units::int`,
      grams: sql<number>`sold.grams::float8`,
      salesPaise: sql<number>`sold.paise::float8`,
      deliveryPaise: sql<number>`sold.delivery::float8`,
      beforePaise: sql<number>`sold.before::float8`,
    })
    .from(sql`(${sold}) AS sold`)
    .innerJoin(categories, eq(categories.id, sql`sold.category_id`))
    .leftJoin(products, eq(products.id, sql`sold.product_id`))
    .orderBy(desc(sql`sold.paise`), sql`sold.product_id`);
  const ofCategories = rows.filter(({ productId }) => productId === null);
  const sumUp = (count: (row: (typeof rows)[number]) => number) =>
    ofCategories.reduce((sum, row) => sum + count(row), 0);
  return {
    products: rows.flatMap(({ productId, name, ...row }) =>
      productId === null || name === null ? [] : [{ productId, name, ...soldOf(row) }],
    ),
    productCount: sumUp(({ productCount }) => productCount),
    categories: ofCategories.map(({ categoryId, categoryName, ...row }) => ({
      categoryId,
      name: categoryName,
      ...soldOf(row),
    })),
    deliveryPaise: sumUp((row) => row.deliveryPaise),
    totalPaise: sumUp((row) => row.salesPaise + row.deliveryPaise),
  };
}

type Sold = Omit<SoldCategory, 'categoryId' | 'name'>;

const soldOf = ({ units, grams, salesPaise, beforePaise }: Sold): Sold => ({ units, grams, salesPaise, beforePaise });
