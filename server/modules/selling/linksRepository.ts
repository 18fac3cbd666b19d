import { and, asc, eq, inArray, not } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import { categories, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';

/** They are in the order of the menu, without hidden ones. */
export const findShownCategories = (db: Queries, language: Language) =>
  db
    .select({ _id: categories.id, name: categories[`name${LANGUAGE_SUFFIX[language]}`] })
    .from(categories)
    .where(not(categories.hidden))
    .orderBy(asc(categories.position), asc(categories.id));

export const findLinkedProducts = async (db: Queries, slugs: readonly string[], language: Language) =>
  slugs.length === 0
    ? []
    : db
        .select({ slug: products.slug, name: products[`name${LANGUAGE_SUFFIX[language]}`] })
        .from(products)
        .where(and(eq(products.published, true), inArray(products.slug, [...slugs])));
