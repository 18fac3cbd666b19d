import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import * as schema from '../schema';
import type { StoreSettings } from '../schema/storeSettings';
import { seedAddons } from './addons';
import { seedAreas } from './areas';
import { bundleRows } from './bundles';
import { seedCategories } from './categories';
import { seedBanners, seedCoupons, seedOffers } from './frontPage';
import localities from './localities.json';
import { assignGeneratedPictures } from './pictures';
import { seedProducers } from './producers';
import { productRows } from './productRows';
import { recipeRows } from './recipeRows';
import { sampleRatings } from './sampleRatings';
import { demoStore, emptyStore } from './store';
import { seedTaxClasses, seedTaxRates } from './taxes';
import { seedWindows } from './windows';

/** Arbitrary, but equal in every process. */
const SEED_LOCK = 5_617_905;

/** Inserts sample settings and a delivery area, if missing. */
export async function seedStore(
  db: Pick<Database, 'insert' | 'select'>,
  now: Date,
  settings: StoreSettings = emptyStore,
): Promise<void> {
  await db.insert(schema.storeSettings).values({ settings, updatedAt: now }).onConflictDoNothing();
  const [area] = await db.select({ id: schema.deliveryAreas.id }).from(schema.deliveryAreas).limit(1);
  if (!area) await db.insert(schema.deliveryAreas).values(seedAreas).onConflictDoNothing();
}

/**
 * Seeds once among concurrent processes.
 * @returns whether the shop was empty and is seeded
 */
export async function seedDemo(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [product] = await tx.select({ id: schema.products.id }).from(schema.products).limit(1);
    const [category] = await tx.select({ id: schema.categories.id }).from(schema.categories).limit(1);
    if (product || category) return false;

    const { products, packs, productAddons, productComplements } = productRows(now);
    const bundles = bundleRows({ products, packs }, now);
    await seedStore(tx, now, demoStore);
    await tx.insert(schema.localities).values(localities).onConflictDoNothing();
    await tx.insert(schema.categories).values(seedCategories);
    await tx.insert(schema.taxClasses).values(seedTaxClasses).onConflictDoNothing();
    await tx.insert(schema.taxRates).values(seedTaxRates).onConflictDoNothing();
    await tx.insert(schema.products).values([...products, ...bundles.products]);
    await tx.insert(schema.packs).values([...packs, ...bundles.packs]);
    await tx.insert(schema.packParts).values(bundles.packParts);
    await seedProducers(tx, now);
    await tx.insert(schema.addons).values(seedAddons);
    await tx.insert(schema.productAddons).values([...productAddons, ...bundles.productAddons]);
    await tx.insert(schema.productComplements).values([...productComplements, ...bundles.productComplements]);
    const { recipes, recipeIngredients } = recipeRows();
    await tx.insert(schema.ratings).values(sampleRatings(now));
    await tx.insert(schema.recipes).values(recipes);
    await tx.insert(schema.recipeIngredients).values(recipeIngredients);
    await tx.insert(schema.coupons).values(seedCoupons.map((coupon) => ({ ...coupon, startsAt: now })));
    await tx.insert(schema.deliveryWindows).values(seedWindows);
    await tx.insert(schema.banners).values(seedBanners);
    await tx.insert(schema.offers).values(seedOffers);
    await assignGeneratedPictures(tx);
    return true;
  });
}

/**
 * Another shop gets no stock, sales or bundles.
 * @param isPublished false leaves drafts
 * @returns the number of products; null if the shop has any
 */
export async function seedProducts(tx: Transaction, now: Date, isPublished: boolean): Promise<number | null> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
  const [known] = await tx.select({ id: schema.products.id }).from(schema.products).limit(1);
  if (known) return null;

  const { products, packs, productAddons, productComplements } = productRows(now);
  const categoryIds = await seedMissingCategories(tx);
  await tx.insert(schema.taxClasses).values(seedTaxClasses).onConflictDoNothing();
  await tx.insert(schema.taxRates).values(seedTaxRates).onConflictDoNothing();
  const state = { published: isPublished, draft: !isPublished, soldCount: 0, createdAt: now };
  await tx.insert(schema.products).values(
    products.map((row) => ({
      ...row,
      ...state,
      categoryId: categoryIds.get(row.categoryId ?? '') ?? row.categoryId,
    })),
  );
  await tx.insert(schema.packs).values(packs.map((row) => ({ ...row, stock: 0 })));
  await tx.insert(schema.addons).values(seedAddons).onConflictDoNothing();
  await tx.insert(schema.productAddons).values(productAddons);
  await tx.insert(schema.productComplements).values(productComplements);
  await assignGeneratedPictures(tx);
  return products.length;
}

/** @returns the shop's category ids by the demo's; existing slugs stay */
async function seedMissingCategories(tx: Transaction): Promise<Map<string, string>> {
  await tx.insert(schema.categories).values(seedCategories).onConflictDoNothing();
  const { id, slug } = schema.categories;
  const slugs = seedCategories.map((category) => category.slug);
  const rows = await tx.select({ id, slug }).from(schema.categories).where(inArray(slug, slugs));
  const idOfSlug = new Map(rows.map((row) => [row.slug, row.id]));
  return new Map(seedCategories.map((category) => [category.id, idOfSlug.get(category.slug) ?? category.id]));
}
