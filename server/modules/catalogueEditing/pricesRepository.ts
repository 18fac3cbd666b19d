import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Measure } from '../../../contract/packSize';
import type { Queries, Transaction } from '../../db/database';
import { packParts, packs, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { inAlphabet } from '../../db/schema/lists';
import { matches, type CatalogueFilter } from './repository';

export interface PricePosition {
  name: string;
  productId: string;
  netGrams: number;
  measure: Measure;
}

const byName = inAlphabet(products.nameEn);

const selectPrices = (db: Queries, language: Language) =>
  db
    .select({
      id: packs.id,
      productId: packs.productId,
      name: products[`name${LANGUAGE_SUFFIX[language]}`],
      nameEn: products.nameEn,
      published: products.published,
      draft: products.draft,
      netGrams: packs.netGrams,
      measure: packs.measure,
      mrpPaise: packs.mrpPaise,
      pricePaise: packs.pricePaise,
      stock: packs.stock,
      bestBeforeDays: products.bestBeforeDays,
      hidden: packs.hidden,
      version: packs.version,
      isSet: sql<boolean>`EXISTS (SELECT FROM ${packParts} WHERE ${packParts.packId} = ${packs.id})`,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId));

export type PackPrices = Awaited<ReturnType<typeof findPrices>>[number];

export const findPrices = (
  db: Queries,
  filter: CatalogueFilter,
  { language, after, limit }: { language: Language; after: PricePosition | null; limit: number },
) =>
  selectPrices(db, language)
    .where(
      and(
        matches(filter),
        after
          ? sql`(${byName}, ${products.id}, ${packs.netGrams}, ${packs.measure}) > (${after.name}, ${after.productId}, ${after.netGrams}::int, ${after.measure})`
          : undefined,
      ),
    )
    .orderBy(byName, asc(products.id), asc(packs.netGrams), asc(packs.measure))
    .limit(limit);

/** Locks in the same order as sales do, so that they can't deadlock. */
export const lockPrices = (tx: Transaction, packIds: readonly string[], language: Language) =>
  selectPrices(tx, language)
    .where(inArray(packs.id, [...packIds]))
    .orderBy(asc(packs.id))
    .for('no key update', { of: packs });

export const findPricesOf = (db: Queries, packIds: readonly string[], language: Language) =>
  selectPrices(db, language).where(inArray(packs.id, [...packIds]));

export const setPrices = (tx: Transaction, packId: string, prices: { mrpPaise: number; pricePaise: number }) =>
  tx.update(packs).set(prices).where(eq(packs.id, packId));
