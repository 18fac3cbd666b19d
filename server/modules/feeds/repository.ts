import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/constants';
import type { Pack } from '../../../contract/homepage';
import type { Picture } from '../../../contract/pictures';
import type { Queries } from '../../db/database';
import { categories, packs, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { isForSale } from '../../db/schema/lists';
import { sellableUnits } from '../../db/sellableUnits';

type FeedPack = Pick<Pack, '_id' | 'netGrams' | 'measure' | 'mrpPaise' | 'productPrice'> & {
  isAvailable: boolean;
  picture: Picture | null;
};

export type FeedProduct = Awaited<ReturnType<typeof findNextProducts>>[number];

const textIn = (column: AnyPgColumn, language: Language) => sql<string | null>`(${column} ->> ${language})`;

/** What is for sale, in the order of ids. @param after the id of the last one that was read; '' for none */
export const findNextProducts = (db: Queries, language: Language, after: string, limit: number) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products[`name${LANGUAGE_SUFFIX[language]}`],
      category: categories[`name${LANGUAGE_SUFFIX[language]}`],
      taste: textIn(products.taste, language),
      origin: textIn(products.origin, language),
      ingredients: textIn(products.ingredients, language),
      served: products.served,
      packs: sql<FeedPack[]>`(
        SELECT json_agg(json_build_object('_id', packs.id, 'netGrams', packs.net_grams, 'measure', packs.measure, 'mrpPaise', packs.mrp_paise,
          'productPrice', packs.price_paise, 'isAvailable', ${sellableUnits()} > 0, 'picture', packs.picture) ORDER BY packs.position, packs.id)
        FROM ${packs} WHERE packs.product_id = ${products}.id AND NOT packs.hidden)`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isForSale(products), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);

/** A number that any change of what feeds say of products changes, in all languages. */
export async function readFingerprint(db: Queries): Promise<string> {
  const facts = sql`concat_ws(':', packs.id, packs.version, packs.price_paise, packs.mrp_paise, ${sellableUnits()} > 0,
    packs.picture ->> 'path', products.version, products.slug, products.served ->> 'path', categories.id, categories.version)`;
  const [row] = await db
    .select({ value: sql<string>`count(*) || '.' || coalesce(bit_xor(hashtextextended(${facts}, 0)), 0)` })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isForSale(products), eq(packs.hidden, false)));
  return row?.value ?? '';
}
