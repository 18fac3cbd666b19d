import { and, asc, eq, inArray, not } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import { categories, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';

/** Of a shop with more, the others are linked by typing. */
const PRODUCTS_TO_CHOOSE = 300;

/** In the order of the menu, without hidden ones. */
export const findShownCategories = (db: Queries, language: Language) =>
  db
    .select({ _id: categories.id, name: categories[`name${LANGUAGE_SUFFIX[language]}`] })
    .from(categories)
    .where(not(categories.hidden))
    .orderBy(asc(categories.position), asc(categories.id));

export const findShownProducts = (db: Queries, language: Language) =>
  db
    .select({ slug: products.slug, name: products[`name${LANGUAGE_SUFFIX[language]}`] })
    .from(products)
    .where(eq(products.published, true))
    .orderBy(asc(products.nameEn), asc(products.id))
    .limit(PRODUCTS_TO_CHOOSE);

/** Those of these slugs that the shop shows. */
export async function findShownSlugs(db: Queries, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const found = await db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.published, true), inArray(products.slug, [...slugs])));
  return found.map(({ slug }) => slug);
}
