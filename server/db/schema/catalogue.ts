import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NUTRIENTS } from '../../../contract/catalogueRules';
import { ADD_ON_KINDS, type AddOnKind } from '../../../contract/constants';
import type { Nutrition } from '../../../contract/homepage';
import { MEASURES } from '../../../contract/packSize';
import type { CataloguePicture } from '../../../contract/shopPictures';
import { createdAt, measure, oneOf, otherNames, translatedColumns, type Translated } from './columns';
import { inAlphabet, isForSale, listIndexes, popularKeys, ratedKeys } from './lists';
import { taxClasses } from './taxes';

export type NutritionFacts = Omit<Nutrition, 'rows' | 'source'> &
  Partial<Record<(typeof NUTRIENTS)[number], number | null>> & { source: Translated };

const searchTerms = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull(),
  /** Products for sale, maintained by triggers. */
  productCount: integer('product_count').notNull().default(0),
  ...translatedColumns('name'),
  ...translatedColumns('description'),
  picture: jsonb('picture').$type<CataloguePicture>(),
  /** Unpublishes all its products. */
  hidden: boolean('hidden').notNull().default(false),
  /** The version of the texts, which a trigger sets. */
  version: integer('version').notNull().default(1),
  otherNames: otherNames(),
  searchWords: text('search_words')
    .notNull()
    .generatedAlwaysAs(
      (): SQL =>
        sql`' ' || public.search_key(${categories.nameEn} || ' ' || ${categories.nameTa} || ' ' || ${categories.nameHi} || ' ' || ${categories.otherNames}) || ' '`,
    ),
});

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    sku: text('sku').notNull().unique(),
    /** A draft may be without one, without an HSN code ('') and without a tax class. */
    categoryId: text('category_id').references(() => categories.id),
    position: integer('position').notNull(),
    ...translatedColumns('name'),
    hsn: text('hsn').notNull(),
    /** Older products have none either: see `taxClassIdOf`. */
    taxClassId: text('tax_class_id').references(() => taxClasses.id),
    /** It is the rate at the last save. Orders use their day's rate: `gstPercentOn`. */
    gstPercent: integer('gst_percent').notNull(),
    veg: boolean('veg').notNull(),
    /** A code of ISO 3166-1 alpha-2. */
    countryOfOrigin: text('country_of_origin').notNull(),
    nutrition: jsonb('nutrition').$type<NutritionFacts>(),
    cooking: jsonb('cooking').$type<Translated<string[]>>().notNull(),
    bestBeforeDays: integer('best_before_days').notNull(),
    allergens: jsonb('allergens').$type<Translated>().notNull(),
    ingredients: jsonb('ingredients').$type<Translated>(),
    taste: jsonb('taste').$type<Translated>(),
    origin: jsonb('origin').$type<Translated>(),
    cookingMinutes: integer('cooking_minutes'),
    /** A phrase: "Instead of white rice". */
    insteadOf: jsonb('instead_of').$type<Translated>(),
    /** The dish that it becomes, or what is in the pack. */
    served: jsonb('served').$type<CataloguePicture>(),
    otherNames: otherNames(),
    searchTerms: searchTerms('search_terms')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`public.product_terms(${products.nameEn}, ${products.nameTa}, ${products.nameHi}, ${products.otherNames} || ' ' || ${products.sku})`,
      ),
    published: boolean('published').notNull().default(true),
    draft: boolean('draft').notNull().default(false),
    /** The version of texts and facts, which a trigger sets. */
    version: integer('version').notNull().default(1),
    soldCount: integer('sold_count').notNull().default(0),
    /** Set by triggers, as is `inStock`. */
    cheapestPaise: integer('cheapest_paise'),
    inStock: boolean('in_stock').notNull().default(false),
    /** Set by a trigger, as is `ratingSum`: ratings that are not hidden, and all their stars. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check('products_gst_percent_check', sql`${table.gstPercent} BETWEEN 0 AND 100`),
    check('products_best_before_check', sql`${table.bestBeforeDays} > 0`),
    check('products_draft_check', sql`NOT (${table.published} AND ${table.draft})`),
    check('products_category_check', sql`${table.draft} OR ${table.categoryId} IS NOT NULL`),
    check('products_cooking_minutes_check', sql`${table.cookingMinutes} > 0`),
    check('products_sold_count_check', sql`${table.soldCount} >= 0`),
    check(
      'products_rating_check',
      sql`${table.ratingCount} >= 0 AND ${table.ratingSum} BETWEEN ${table.ratingCount} AND 5 * ${table.ratingCount}`,
    ),
    index('products_category_index').on(table.categoryId, table.position),
    ...listIndexes('popular', table, popularKeys(table)),
    ...listIndexes('rated', table, ratedKeys(table)),
    ...listIndexes('price', table, [sql`${table.cheapestPaise}`]),
    ...listIndexes('newest', table, [sql`${table.createdAt}`]),
    ...listIndexes('name_en', table, [inAlphabet(table.nameEn)]),
    ...listIndexes('name_ta', table, [inAlphabet(table.nameTa)]),
    ...listIndexes('name_hi', table, [inAlphabet(table.nameHi)]),
    index('products_terms_index').using('gin', table.searchTerms).where(isForSale(table)),
  ],
);

export const packs = pgTable(
  'packs',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** In the measure's unit: grams, millilitres, pieces or bunches. */
    netGrams: integer('net_grams').notNull(),
    measure: measure(),
    mrpPaise: integer('mrp_paise').notNull(),
    pricePaise: integer('price_paise').notNull(),
    stock: integer('stock').notNull(),
    /** Staff stopped its sale, or that of a part. A trigger on sold_out_marks sets it. */
    soldOut: boolean('sold_out').notNull().default(false),
    picture: jsonb('picture').$type<CataloguePicture>(),
    position: integer('position').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('packs_product_measure_unique').on(table.productId, table.netGrams, table.measure),
    check('packs_net_grams_check', sql`${table.netGrams} > 0`),
    check('packs_measure_check', oneOf(table.measure, MEASURES)),
    check('packs_dozen_check', sql`${table.measure} <> 'DOZEN' OR ${table.netGrams} % 12 = 0`),
    check('packs_stock_check', sql`${table.stock} >= 0`),
    check('packs_price_check', sql`${table.pricePaise} > 0 AND ${table.pricePaise} <= ${table.mrpPaise}`),
  ],
);

/** Parts of a bundle, whose stock triggers derive from theirs. */
export const packParts = pgTable(
  'pack_parts',
  {
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    partPackId: text('part_pack_id')
      .notNull()
      .references(() => packs.id),
    /** Each unit of the bundle contains this many. */
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packId, table.partPackId] }),
    check('pack_parts_quantity_check', sql`${table.quantity} > 0`),
    check('pack_parts_other_check', sql`${table.packId} <> ${table.partPackId}`),
    index('pack_parts_part_index').on(table.partPackId),
  ],
);

/** Options, such as a gift box. */
export const addons = pgTable(
  'addons',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    kind: text('kind').$type<AddOnKind>().notNull().default('EXTRA'),
    ...translatedColumns('name'),
    pricePaise: integer('price_paise').notNull(),
    active: boolean('active').notNull().default(true),
    /** Set by a trigger. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('addons_price_check', sql`${table.pricePaise} >= 0`),
    check('addons_kind_check', oneOf(table.kind, ADD_ON_KINDS)),
  ],
);

export const productAddons = pgTable(
  'product_addons',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addonId: text('addon_id')
      .notNull()
      .references(() => addons.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.addonId] })],
);

export const productComplements = pgTable(
  'product_complements',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    complementId: text('complement_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.complementId] }),
    check('product_complements_other_check', sql`${table.productId} <> ${table.complementId}`),
    index('product_complements_complement_index').on(table.complementId),
  ],
);
