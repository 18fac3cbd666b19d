import { and, asc, eq, getTableColumns, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Picture } from '../../../contract/pictures';
import type { ProductState } from '../../../contract/catalogueRules';
import { awaitedBy } from '../../db/awaitedBy';
import type { Queries, Transaction } from '../../db/database';
import {
  addons,
  auditLog,
  batches,
  categories,
  orderItemParts,
  orderItems,
  packParts,
  packs,
  productAddons,
  productComplements,
  products,
  stockMovements,
  taxClasses,
} from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { inAlphabet } from '../../db/schema/lists';
import { sellableUnits } from '../../db/sellableUnits';
import { taxClassIdOf } from '../../db/taxOfProduct';

export type ProductRow = typeof products.$inferSelect;
export type ProductFacts = Omit<typeof products.$inferInsert, 'id' | 'slug' | 'published' | 'draft'>;

// The list -----------------------------------------------------------------------------------------------------------

export interface CatalogueFilter {
  search: string;
  categoryId: string | null;
  state: ProductState | null;
}

/** They are sorted by their English names. */
export interface CataloguePosition {
  name: string;
  id: string;
}

const byName = inAlphabet(products.nameEn);

export function matches({ search, categoryId, state }: CatalogueFilter): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const texts = [products.nameEn, products.nameTa, products.nameHi, products.otherNames, products.sku];
  return and(
    search === '' ? undefined : or(...texts.map((text) => ilike(text, pattern))),
    categoryId === null ? undefined : eq(products.categoryId, categoryId),
    state === null
      ? undefined
      : and(eq(products.published, state === 'PUBLISHED'), eq(products.draft, state === 'DRAFT')),
  );
}

const isBehind = ({ name, id }: CataloguePosition): SQL => sql`(${byName}, ${products.id}) > (${name}, ${id})`;

export const findRows = (
  db: Queries,
  filter: CatalogueFilter,
  { language, after, limit }: { language: Language; after: CataloguePosition | null; limit: number },
) => {
  const visible = sql`${packs} WHERE ${packs.productId} = ${products}.id AND NOT ${packs.hidden}`;
  return db
    .select({
      product: getTableColumns(products),
      category: sql<string>`coalesce(${categories[`name${LANGUAGE_SUFFIX[language]}`]}, '')`,
      packCount: sql<number>`(SELECT count(*)::int FROM ${visible})`,
      inStockCount: sql<number>`(SELECT count(*)::int FROM ${visible} AND ${sellableUnits()} > 0)`,
      soldOutCount: sql<number>`(SELECT count(*)::int FROM ${visible} AND ${packs.soldOut})`,
      picture: sql<Picture | null>`(SELECT ${packs.picture} FROM ${packs} WHERE ${packs.productId} = ${products}.id
        ORDER BY ${packs.picture} IS NULL, ${packs.hidden}, ${packs.position} LIMIT 1)`,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(matches(filter), after ? isBehind(after) : undefined))
    .orderBy(byName, asc(products.id))
    .limit(limit);
};

// One product --------------------------------------------------------------------------------------------------------

/** Whether records would lose a pack that is removed. */
export const isUsed = sql<boolean>`(
  EXISTS (SELECT FROM ${orderItems} WHERE ${orderItems.packId} = ${packs}.id) OR
  EXISTS (SELECT FROM ${orderItemParts} WHERE ${orderItemParts.packId} = ${packs}.id) OR
  EXISTS (SELECT FROM ${stockMovements} WHERE ${stockMovements.packId} = ${packs}.id) OR
  EXISTS (SELECT FROM ${batches} WHERE ${batches.packId} = ${packs}.id) OR
  EXISTS (SELECT FROM ${packParts} WHERE ${packParts.partPackId} = ${packs}.id))`;

export type WholeProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

export async function findProduct(db: Queries, id: string, language: Language) {
  const [found] = await db
    .select({ product: getTableColumns(products), taxClassId: taxClassIdOf(), taxClass: taxClasses.name })
    .from(products)
    .leftJoin(taxClasses, eq(taxClasses.id, taxClassIdOf()))
    .where(eq(products.id, id));
  if (!found) return null;
  const { product, taxClassId, taxClass } = found;
  const name = products[`name${LANGUAGE_SUFFIX[language]}`];
  return {
    product,
    taxClassId: taxClass === null ? '' : taxClassId,
    taxClass: taxClass ?? '',
    packs: await db
      .select({ ...getTableColumns(packs), isUsed, awaitedBy })
      .from(packs)
      .where(eq(packs.productId, id))
      .orderBy(asc(packs.position), asc(packs.id)),
    addonIds: (
      await db
        .select({ id: productAddons.addonId })
        .from(productAddons)
        .where(eq(productAddons.productId, id))
        .orderBy(asc(productAddons.addonId))
    ).map((row) => row.id),
    related: await db
      .select({ _id: products.id, name })
      .from(productComplements)
      .innerJoin(products, eq(products.id, productComplements.complementId))
      .where(eq(productComplements.productId, id))
      .orderBy(asc(productComplements.position)),
    parts: await db
      .select({
        packId: packs.id,
        name,
        netGrams: packs.netGrams,
        measure: packs.measure,
        quantity: packParts.quantity,
        pricePaise: packs.pricePaise,
      })
      .from(packParts)
      .innerJoin(packs, eq(packs.id, packParts.partPackId))
      .innerJoin(products, eq(products.id, packs.productId))
      .where(inArray(packParts.packId, db.select({ id: packs.id }).from(packs).where(eq(packs.productId, id))))
      .orderBy(asc(packParts.position)),
  };
}

/** Locks packs, then the product, in the order of sales. */
export async function lockProduct(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: packs.id }).from(packs).where(eq(packs.productId, id)).orderBy(asc(packs.id)).for('update');
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');
}

export async function findLastActor(db: Queries, productId: string): Promise<string | null> {
  const [audited] = await db
    .select({ name: auditLog.staffName })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, productId), eq(auditLog.subject, 'product')))
    .orderBy(sql`${auditLog.id} DESC`)
    .limit(1);
  return audited?.name ?? null;
}

export const findSlugsLike = (tx: Transaction, slug: string): Promise<{ slug: string }[]> =>
  tx
    .select({ slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, slug), sql`starts_with(${products.slug}, ${`${slug}-`})`));

export const findSkusLike = (tx: Transaction, sku: string): Promise<{ sku: string }[]> =>
  tx
    .select({ sku: products.sku })
    .from(products)
    .where(or(eq(products.sku, sku), sql`starts_with(${products.sku}, ${`${sku}-`})`));

export const insertProduct = (tx: Transaction, product: typeof products.$inferInsert) =>
  tx.insert(products).values(product);

export const updateProduct = (tx: Transaction, id: string, change: Partial<typeof products.$inferInsert>) =>
  tx.update(products).set(change).where(eq(products.id, id));

export const insertPack = (tx: Transaction, pack: typeof packs.$inferInsert) => tx.insert(packs).values(pack);

export const updatePack = (tx: Transaction, id: string, change: Partial<typeof packs.$inferInsert>) =>
  tx.update(packs).set(change).where(eq(packs.id, id));

export const deletePacks = (tx: Transaction, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve() : tx.delete(packs).where(inArray(packs.id, [...ids]));

export const deleteProduct = (tx: Transaction, id: string) => tx.delete(products).where(eq(products.id, id));

export async function setAddons(tx: Transaction, productId: string, addonIds: readonly string[]): Promise<void> {
  await tx.delete(productAddons).where(eq(productAddons.productId, productId));
  if (addonIds.length > 0) {
    await tx.insert(productAddons).values(addonIds.map((addonId) => ({ productId, addonId })));
  }
}

export async function setRelated(tx: Transaction, productId: string, relatedIds: readonly string[]): Promise<void> {
  await tx.delete(productComplements).where(eq(productComplements.productId, productId));
  if (relatedIds.length > 0) {
    await tx
      .insert(productComplements)
      .values(relatedIds.map((complementId, at) => ({ productId, complementId, position: at + 1 })));
  }
}

// Choices ------------------------------------------------------------------------------------------------------------

const usual = (fact: SQL) => sql<string>`coalesce((
  SELECT mode() WITHIN GROUP (ORDER BY ${fact}) FROM ${products}
  WHERE ${products.categoryId} = ${categories}.id AND NOT ${products.draft}), '')`;

export const findCategoryNames = (db: Queries, language: Language) =>
  db
    .select({
      _id: categories.id,
      name: categories[`name${LANGUAGE_SUFFIX[language]}`],
      usual: { taxClassId: usual(taxClassIdOf()), hsn: usual(sql`${products.hsn}`) },
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));

export const findAddons = (db: Queries, language: Language) =>
  db
    .select({
      _id: addons.id,
      name: addons[`name${LANGUAGE_SUFFIX[language]}`],
      pricePaise: addons.pricePaise,
      kind: addons.kind,
    })
    .from(addons)
    .where(eq(addons.active, true))
    .orderBy(asc(addons.position), asc(addons.id));
