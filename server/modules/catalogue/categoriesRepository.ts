import { asc, eq } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Category } from '../../../contract/homepage';
import type { Queries } from '../../db/database';
import { categories } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';

const isShown = eq(categories.hidden, false);
const inMenuOrder = [asc(categories.position), asc(categories.id)];

export function findCategories(db: Queries, language: Language): Promise<Category[]> {
  const suffix = LANGUAGE_SUFFIX[language];
  return db
    .select({
      _id: categories.id,
      name: categories[`name${suffix}`],
      description: categories[`description${suffix}`],
      productCount: categories.productCount,
      picture: categories.picture,
    })
    .from(categories)
    .where(isShown)
    .orderBy(...inMenuOrder);
}

export interface CategoryTerms {
  id: string;
  /** Words as search_key() writes them, and neighbouring pairs joined. */
  words: string[];
  productCount: number;
}

export async function findCategoryTerms(db: Queries): Promise<CategoryTerms[]> {
  const rows = await db
    .select({ id: categories.id, words: categories.searchWords, productCount: categories.productCount })
    .from(categories)
    .where(isShown)
    .orderBy(...inMenuOrder);
  return rows.map(({ words, ...category }) => {
    const own = words.trim().split(' ');
    return { ...category, words: [...own, ...own.slice(1).map((word, at) => `${own[at] ?? ''}${word}`)] };
  });
}
