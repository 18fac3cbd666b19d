import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../db/database';
import { categories, packParts, packs, products, taxClasses } from '../../db/schema';
import { taxClassIdOf } from '../../db/taxOfProduct';
import { updateMany } from '../../db/updateMany';
import { isUsed, type ProductFacts, type ProductRow } from './repository';
import { isSetPack, isSoldPack } from './setsRepository';

// Many products in a few statements ------------------------------------------------------------------------------------

const isAmong = (
  column: typeof products.sku | typeof products.id | typeof packs.id | typeof packs.productId,
  values: readonly string[],
) => sql`${column} = ANY (${sql.param([...values])}::text[])`;

export interface Key {
  skus?: readonly string[];
  ids?: readonly string[];
}
const isOf = ({ skus, ids }: Key) => or(skus && isAmong(products.sku, skus), ids && isAmong(products.id, ids));

const selectProducts = (db: Queries) =>
  db.select({ ...getTableColumns(products), currentTaxClassId: taxClassIdOf() }).from(products);

export const findProductsOf = (db: Queries, key: Key) => selectProducts(db).where(isOf(key));

/** They are sorted by size. */
export const findPacksOf = (db: Queries, productIds: readonly string[]) =>
  db.select().from(packs).where(isAmong(packs.productId, productIds)).orderBy(asc(packs.netGrams), asc(packs.measure));

export async function findPartsOf(db: Queries, productIds: readonly string[]) {
  const part = alias(packs, 'part');
  return db
    .select({
      productId: packs.productId,
      sku: products.sku,
      netGrams: part.netGrams,
      measure: part.measure,
      quantity: packParts.quantity,
    })
    .from(packParts)
    .innerJoin(packs, eq(packs.id, packParts.packId))
    .innerJoin(part, eq(part.id, packParts.partPackId))
    .innerJoin(products, eq(products.id, part.productId))
    .where(isAmong(packs.productId, productIds))
    .orderBy(asc(packParts.position));
}

/** SKUs of what sets among these products hold. */
export async function findHeldSkus(db: Queries, key: Key): Promise<string[]> {
  const part = alias(packs, 'part');
  const rows = await db
    .selectDistinct({ sku: products.sku })
    .from(packParts)
    .innerJoin(packs, eq(packs.id, packParts.packId))
    .innerJoin(part, eq(part.id, packParts.partPackId))
    .innerJoin(products, eq(products.id, part.productId))
    .where(inArray(packs.productId, db.select({ id: products.id }).from(products).where(isOf(key))));
  return rows.map(({ sku }) => sku);
}

export type PartPack = Awaited<ReturnType<typeof findPartPacks>>[number];

export const findPartPacks = (db: Queries, skus: readonly string[]) =>
  db
    .select({
      id: packs.id,
      sku: products.sku,
      name: products.nameEn,
      netGrams: packs.netGrams,
      measure: packs.measure,
      isSold: isSoldPack,
      isSet: isSetPack,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(isAmong(products.sku, skus));

/** Locks packs, then products, in the order of sales. */
export async function lockProductsOf(tx: Transaction, key: Key): Promise<void> {
  const ids = tx.select({ id: products.id }).from(products).where(isOf(key));
  await tx
    .select({ id: packs.id })
    .from(packs)
    .where(inArray(packs.productId, ids))
    .orderBy(asc(packs.id))
    .for('update');
  await tx.select({ id: products.id }).from(products).where(isOf(key)).orderBy(asc(products.id)).for('update');
}

export const findNextProducts = (db: Queries, afterSku: string, limit: number) =>
  selectProducts(db)
    .where(sql`${products.sku} > ${afterSku}`)
    .orderBy(asc(products.sku))
    .limit(limit);

export const findCategories = (db: Queries) => db.select().from(categories).orderBy(asc(categories.id));

/** Those who hide one wait until the transaction ends. */
export const lockCategories = (db: Queries) => findCategories(db).for('share');

/** Those who change a tax class wait until the transaction ends. */
export const lockTaxClasses = (tx: Queries) =>
  tx.select({ id: taxClasses.id }).from(taxClasses).orderBy(asc(taxClasses.id)).for('share');

export async function findPacksInSets(db: Queries): Promise<Map<string, string>> {
  const rows = await db
    .select({ packId: packParts.partPackId, name: products.nameEn })
    .from(packParts)
    .innerJoin(packs, eq(packs.id, packParts.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(and(eq(products.published, true), eq(packs.hidden, false)));
  return new Map(rows.map(({ packId, name }) => [packId, name]));
}

/** Covers all products, for sale or not. */
export async function findSlugs(db: Queries): Promise<Set<string>> {
  return new Set((await db.select({ slug: products.slug }).from(products)).map(({ slug }) => slug));
}

export async function findUsedPackIds(db: Queries, packIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: packs.id })
    .from(packs)
    .where(and(isAmong(packs.id, packIds), isUsed));
  return new Set(rows.map(({ id }) => id));
}

export const insertProducts = async (tx: Transaction, rows: (typeof products.$inferInsert)[]) => {
  if (rows.length > 0) await tx.insert(products).values(rows);
};

export const insertPacks = async (tx: Transaction, rows: (typeof packs.$inferInsert)[]) => {
  if (rows.length > 0) await tx.insert(packs).values(rows);
};

type ProductChange = ProductFacts & Pick<ProductRow, 'id' | 'published' | 'draft'>;
export const updateProducts = (tx: Transaction, rows: ProductChange[]) => updateMany(tx, products, ['id'], rows);

export type PackChange = Omit<typeof packs.$inferSelect, 'productId' | 'stock' | 'soldOut' | 'picture' | 'version'>;
export const updatePacks = (tx: Transaction, rows: PackChange[]) => updateMany(tx, packs, ['id'], rows);

/** Deletes their packs, too. */
export async function deleteProductsOf(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(packs).where(isAmong(packs.productId, ids));
  await tx.delete(products).where(isAmong(products.id, ids));
}

export async function deletePacksOf(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(packs).where(isAmong(packs.id, ids));
}
