import { and, asc, count, eq, lte, ne, sql, type SQL } from 'drizzle-orm';
import { MAX_QUANTITY_PER_LINE, type Language, type ProductSort } from '../../../contract/constants';
import type { AddOn, Banner, Category, Offer, Pack, ProductCard } from '../../../contract/homepage';
import type { Queries } from '../../db/database';
import {
  addons,
  banners,
  categories,
  localities,
  offers,
  packs,
  productAddons,
  products,
  storeSettings,
} from '../../db/schema';
import type { StoreSettings } from '../../db/schema/storeSettings';
import type { Place } from './cursor';
import type { ProductFilters } from './productList';
import { matchesSearch, rankOf, type Search } from './relevanceRepository';

const SUFFIX = { en: 'En', ta: 'Ta', hi: 'Hi' } as const satisfies Record<Language, string>;

// Changes ------------------------------------------------------------------------------------------------------------

const CATALOGUE_TABLES = [
  storeSettings,
  localities,
  banners,
  offers,
  categories,
  products,
  packs,
  addons,
  productAddons,
];

/**
 * A text that differs after every committed change of anything this module shows, whoever made it. PostgreSQL stamps each row
 * with the transaction that wrote it (xmin), and transactions are numbered upwards: for the same number of rows, the sum grows with every
 * change. No writer has to remember a counter, and no two orders wait for the same row.
 */
export async function readCatalogueVersion(db: Queries): Promise<string> {
  const stamps = CATALOGUE_TABLES.map(
    (table) => sql`(SELECT count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) FROM ${table})`,
  );
  const [row] = await db
    .select({ version: sql<string>`concat_ws(' ', ${sql.join(stamps, sql`, `)})` })
    .from(sql`(SELECT) AS once`);
  return row?.version ?? '';
}

// The store and the front page ---------------------------------------------------------------------------------------

export async function findStoreSettings(db: Queries): Promise<StoreSettings> {
  const [row] = await db.select({ settings: storeSettings.settings }).from(storeSettings);
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row.settings;
}

export const findLocalities = (db: Queries) =>
  db.select().from(localities).orderBy(asc(localities.name), asc(localities.id));

export function findBanners(db: Queries, language: Language): Promise<Banner[]> {
  const suffix = SUFFIX[language];
  return db
    .select({
      _id: banners.id,
      title: banners[`title${suffix}`],
      text: banners[`text${suffix}`],
      actionLabel: banners[`actionLabel${suffix}`],
      link: banners.link,
      picture: banners.picture,
    })
    .from(banners)
    .where(eq(banners.active, true))
    .orderBy(asc(banners.position), asc(banners.id));
}

export function findOffers(db: Queries, language: Language): Promise<Offer[]> {
  const suffix = SUFFIX[language];
  return db
    .select({
      _id: offers.id,
      title: offers[`title${suffix}`],
      text: offers[`text${suffix}`],
      couponCode: offers.couponCode,
    })
    .from(offers)
    .where(eq(offers.active, true))
    .orderBy(asc(offers.position), asc(offers.id));
}

export function findCategories(db: Queries, language: Language): Promise<Category[]> {
  const suffix = SUFFIX[language];
  const hasPacks = sql`EXISTS (SELECT FROM ${packs} WHERE ${packs.productId} = ${products.id})`;
  return db
    .select({
      _id: categories.id,
      name: categories[`name${suffix}`],
      description: categories[`description${suffix}`],
      productCount: count(products.id),
      picture: categories.picture,
    })
    .from(categories)
    .leftJoin(products, and(eq(products.categoryId, categories.id), products.published, hasPacks))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
}

export async function categoryExists(db: Queries, categoryId: string): Promise<boolean> {
  const [row] = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
  return row !== undefined;
}

// Products -----------------------------------------------------------------------------------------------------------

/** Each product's packs as the wire has them, with what lists filter and sort by. A product without packs is not for sale. */
const packsOf = (db: Queries) =>
  db
    .select({
      productId: packs.productId,
      packs: sql<Pack[]>`json_agg(json_build_object(
        '_id', ${packs.id}, 'netGrams', ${packs.netGrams}, 'mrpPaise', ${packs.mrpPaise}, 'productPrice', ${packs.pricePaise},
        'available', least(${packs.stock}, ${MAX_QUANTITY_PER_LINE}::int), 'picture', ${packs.picture}) ORDER BY ${packs.position}, ${packs.id})`.as(
        'packs',
      ),
      cheapestPaise: sql<number>`min(${packs.pricePaise})`.as('cheapest_paise'),
      inStock: sql<boolean>`bool_or(${packs.stock} > 0)`.as('in_stock'),
    })
    .from(packs)
    .groupBy(packs.productId)
    .as('packs_of');

type PacksOf = ReturnType<typeof packsOf>;

const cardColumns = (own: PacksOf, language: Language) => ({
  _id: products.id,
  slug: products.slug,
  categoryId: products.categoryId,
  name: products[`name${SUFFIX[language]}`],
  secondName: language === 'ta' ? products.nameEn : products.nameTa,
  packs: own.packs,
  veg: products.veg,
});

const popular = () => [sql`-${products.soldCount}`, sql`${products.position}`];

/** What each order sorts by, always upwards; the id comes last and makes every place a single one. */
const SORT_KEYS: Record<ProductSort, (own: PacksOf, language: Language, search: Search | null) => SQL[]> = {
  relevance: (_own, _language, search) => [...(search ? [sql`-(${rankOf(search)})`] : []), ...popular()],
  popular,
  'price-asc': (own) => [sql`${own.cheapestPaise}`],
  'price-desc': (own) => [sql`-${own.cheapestPaise}`],
  // The root collation knows the order of Tamil and Hindi letters; the database's own may be that of code points.
  name: (_own, language) => [sql`${products[`name${SUFFIX[language]}`]} COLLATE "und-x-icu"`],
  newest: () => [sql`-(extract(epoch FROM ${products.createdAt}) * 1000)::bigint`],
};

export interface FoundCard {
  card: ProductCard;
  /** Where the list goes on after it. */
  place: Place;
}

interface PageOptions {
  /** What `filters.search` means, null without one. */
  search: Search | null;
  language: Language;
  /** The place that the page before ended at. */
  after: Place | null;
  limit: number;
}

/** A page of a list, by keyset. */
export async function findProducts(
  db: Queries,
  filters: ProductFilters,
  { search, language, after, limit }: PageOptions,
): Promise<FoundCard[]> {
  const own = packsOf(db);
  const keys = [...SORT_KEYS[filters.sort](own, language, search), sql`${products.id}`];
  const rows = await db
    .select({ card: cardColumns(own, language), place: sql<Place>`json_build_array(${sql.join(keys, sql`, `)})` })
    .from(products)
    .innerJoin(own, eq(own.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(matches(own, filters, search), after ? isAfter(keys, after) : undefined))
    .orderBy(...keys)
    .limit(limit);
  return rows;
}

export async function countProducts(db: Queries, filters: ProductFilters, search: Search | null): Promise<number> {
  const own = packsOf(db);
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .innerJoin(own, eq(own.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(matches(own, filters, search));
  return row?.total ?? 0;
}

/** (a, b, id) > (…): the rows behind a place. */
function isAfter(keys: SQL[], place: Place): SQL {
  const values = place.map((value) => (typeof value === 'number' ? sql`${value}::bigint` : sql`${value}::text`));
  return sql`(${sql.join(keys, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

function matches(
  own: PacksOf,
  { categoryId, inStock, priceMin, priceMax }: ProductFilters,
  search: Search | null,
): SQL | undefined {
  return and(
    products.published,
    categoryId === null ? undefined : eq(products.categoryId, categoryId),
    search ? matchesSearch(search) : undefined,
    inStock ? own.inStock : undefined,
    priceMin > 0 ? sql`${own.cheapestPaise} >= ${priceMin}` : undefined,
    priceMax === null ? undefined : sql`${own.cheapestPaise} <= ${priceMax}`,
  );
}

/** The best sellers of each category, at most so many of each. */
export async function findCardsByCategory(
  db: Queries,
  language: Language,
  perCategory: number,
): Promise<ProductCard[]> {
  const own = packsOf(db);
  const order = sql.join([...popular(), sql`${products.id}`], sql`, `);
  const ranked = db
    .select({
      ...cardColumns(own, language),
      rank: sql<number>`row_number() OVER (PARTITION BY ${products.categoryId} ORDER BY ${order})`.as('rank'),
    })
    .from(products)
    .innerJoin(own, eq(own.productId, products.id))
    .where(eq(products.published, true))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, perCategory))
    .orderBy(asc(ranked.categoryId), asc(ranked.rank));
  return rows.map(({ rank: _rank, ...card }) => card);
}

/** Other products of the same category: those in stock first, then the best sellers. */
export async function findRelated(
  db: Queries,
  product: { _id: string; categoryId: string },
  { language, limit }: { language: Language; limit: number },
): Promise<ProductCard[]> {
  const own = packsOf(db);
  return db
    .select(cardColumns(own, language))
    .from(products)
    .innerJoin(own, eq(own.productId, products.id))
    .where(and(products.published, eq(products.categoryId, product.categoryId), ne(products.id, product._id)))
    .orderBy(sql`${own.inStock} DESC`, ...popular(), asc(products.id))
    .limit(limit);
}

export async function findProductBySlug(db: Queries, slug: string, language: Language) {
  const own = packsOf(db);
  const [row] = await db
    .select({
      card: cardColumns(own, language),
      category: { _id: categories.id, name: categories[`name${SUFFIX[language]}`] },
      facts: {
        hsn: products.hsn,
        gstPercent: products.gstPercent,
        countryOfOrigin: products.countryOfOrigin,
        bestBeforeDays: products.bestBeforeDays,
        allergens: products.allergens,
        ingredients: products.ingredients,
      },
      nutrition: products.nutrition,
      cooking: products.cooking,
      closeUp: products.closeUp,
    })
    .from(products)
    .innerJoin(own, eq(own.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(products.published, eq(products.slug, slug)));
  return row ?? null;
}

export function findAddOns(db: Queries, productId: string, language: Language): Promise<AddOn[]> {
  return db
    .select({ _id: addons.id, name: addons[`name${SUFFIX[language]}`], pricePaise: addons.pricePaise })
    .from(productAddons)
    .innerJoin(addons, eq(addons.id, productAddons.addonId))
    .where(and(eq(productAddons.productId, productId), addons.active))
    .orderBy(asc(addons.position), asc(addons.id));
}
