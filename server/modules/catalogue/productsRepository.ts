import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  ne,
  not,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { MAX_QUANTITY_PER_LINE, type Language, type ProductSort } from '../../../contract/constants';
import type { BundlePart, Pack, ProductAddOn, ProductCard } from '../../../contract/homepage';
import type { Picture } from '../../../contract/pictures';
import { MIN_RATINGS_FOR_AVERAGE } from '../../../contract/ratingConstants';
import type { RatingSummary } from '../../../contract/ratings';
import type { Queries } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import {
  addons,
  batches,
  categories,
  packParts,
  packs,
  productAddons,
  productComplements,
  products,
} from '../../db/schema';
import { inAlphabet, isForSale, popularKeys, ratedKeys } from '../../db/schema/lists';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { nameColumns } from '../../db/secondName';
import { sellableUnits } from '../../db/sellableUnits';
import { gstPercentOn } from '../../db/taxOfProduct';
import type { SortKeys } from '../../lib/cursor';
import { originsOfProduct } from '../producers';
import { translations } from '../../lib/messages';
import { isNarrowed, type ProductFilters } from './productFilters';
import type { Ranks, Search } from './relevanceRepository';

// Cards --------------------------------------------------------------------------------------------------------------

/** Drizzle omits the table's name in queries on one table, but subqueries need it. */
const of = (column: PgColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

/** Only the first picture has a placeholder, so that lists stay small. */
const packsOfProduct = sql<Pack[]>`(
  SELECT json_agg(json_build_object(
    '_id', ${of(packs.id)}, 'netGrams', ${of(packs.netGrams)}, 'measure', ${of(packs.measure)}, 'mrpPaise', ${of(packs.mrpPaise)},
    'productPrice', ${of(packs.pricePaise)}, 'available', least(${sellableUnits()}, ${sql.raw(String(MAX_QUANTITY_PER_LINE))}),
    'picture', CASE WHEN packs.rank = 1 THEN ${of(packs.picture)} ELSE ${of(packs.picture)} || '{"placeholder": ""}' END)
    ORDER BY ${of(packs.position)}, ${of(packs.id)})
  FROM (
    SELECT *, row_number() OVER (ORDER BY ${of(packs.picture)} IS NULL, ${of(packs.position)}, ${of(packs.id)}) AS rank
    FROM ${packs} WHERE ${of(packs.productId)} = ${of(products.id)} AND NOT ${of(packs.hidden)}
  ) AS packs)`;

/** A sentence ends at a stop, which no figure contains, or at a semicolon or colon. */
const firstSentence = (text: SQL) =>
  sql<string | null>`coalesce(substring(${text} FROM '^(.*?)[.।;:](?:\\s|$)'), ${text})`;

/** In words, too: browsers need not load a text for few cards. */
function ratingOfProduct(language: Language): SQL<RatingSummary | null> {
  const average = sql`round(${of(products.ratingSum)}::numeric / ${of(products.ratingCount)}, 1)`;
  const inWords = translations.in(language)('homepage.rated', { average: '%1$s', count: '%2$s' });
  return sql`CASE WHEN ${of(products.ratingCount)} >= ${sql.raw(String(MIN_RATINGS_FOR_AVERAGE))} THEN json_build_object(
    'average', ${average}, 'count', ${of(products.ratingCount)}, 'spoken', format(${inWords}, ${average}, ${of(products.ratingCount)})) END`;
}

export const cardColumns = (language: Language) => ({
  _id: products.id,
  slug: products.slug,
  // What is for sale has one.
  categoryId: sql<string>`${products.categoryId}`.as('category_of'),
  ...nameColumns(language),
  packs: packsOfProduct.as('packs'),
  veg: products.veg,
  summary: firstSentence(sql`(${of(products.taste)} ->> ${language})`).as('summary'),
  served: sql<Picture | null>`(${of(products.served)} - 'share' - 'alts' || '{"placeholder": ""}')`.as(
    'served_on_cards',
  ),
  // For EXISTS, PostgreSQL may read the packs of all products once instead of those of each.
  isBundle: sql<boolean>`((
    SELECT true FROM ${packParts} JOIN ${packs} ON ${of(packs.id)} = ${of(packParts.packId)} WHERE ${of(packs.productId)} = ${of(products.id)} LIMIT 1) IS NOT NULL)`.as(
    'is_bundle',
  ),
  rating: ratingOfProduct(language).as('rating'),
});

export const forSale = isForSale(products);

// Lists --------------------------------------------------------------------------------------------------------------

interface Order {
  keys: { by: SQL; type: 'int' | 'text' | 'timestamptz' }[];
  /** Reads the index backwards. */
  isDescending?: boolean;
}

const byKeys = (type: Order['keys'][number]['type'], ...keys: SQL[]): Order['keys'] => keys.map((by) => ({ by, type }));
const withId = ({ keys, ...rest }: Order): Order => ({
  ...rest,
  keys: [...keys, ...byKeys('text', sql`${products.id}`)],
});

const BY_POPULARITY = withId({ keys: byKeys('int', ...popularKeys(products)) });

const rankOf = (ranks: Ranks): SQL => {
  const cases = ranks.map((condition, rank) => sql`WHEN ${condition} THEN ${rank}::int`);
  return sql`(CASE ${sql.join(cases, sql` `)} END)`;
};

/** Whole lists have indexes: see db/schema/lists.ts. */
const ORDERS: Record<ProductSort, (language: Language, search: Search | null) => Order> = {
  relevance: (_language, search) =>
    search ? { keys: [...byKeys('int', rankOf(search.ranks)), ...BY_POPULARITY.keys] } : BY_POPULARITY,
  popular: () => BY_POPULARITY,
  rating: () => withId({ keys: byKeys('int', ...ratedKeys(products)) }),
  'price-asc': () => withId({ keys: byKeys('int', sql`${products.cheapestPaise}`) }),
  'price-desc': () => withId({ keys: byKeys('int', sql`${products.cheapestPaise}`), isDescending: true }),
  name: (language) => withId({ keys: byKeys('text', inAlphabet(products[`name${LANGUAGE_SUFFIX[language]}`])) }),
  newest: () => withId({ keys: byKeys('timestamptz', sql`${products.createdAt}`), isDescending: true }),
};

const commaSeparated = (parts: SQL[]) => sql.join(parts, sql`, `);
const sorted = ({ keys, isDescending }: Order) => keys.map(({ by }) => (isDescending ? sql`${by} DESC` : by));
const positionIn = ({ keys }: Order) => sql<SortKeys>`json_build_array(${commaSeparated(keys.map(({ by }) => by))})`;

/** Keyset pagination: the rows behind a position. */
function isBehind({ keys, isDescending }: Order, position: SortKeys): SQL {
  const values = keys.map(({ type }, at) => sql`${position[at] ?? null}::${sql.raw(type)}`);
  return sql`(${commaSeparated(keys.map(({ by }) => by))}) ${sql.raw(isDescending ? '<' : '>')} (${commaSeparated(values)})`;
}

export interface FoundPage {
  found: { card: ProductCard; position: SortKeys }[];
  /** Matches, counted up to `countAtMost` + 1; null when not requested. */
  total: number | null;
}

interface PageOptions {
  search: Search | null;
  language: Language;
  after: SortKeys | null;
  limit: number;
  countAtMost?: number;
}

export async function findProducts(db: Queries, filters: ProductFilters, options: PageOptions): Promise<FoundPage> {
  const { search, language, after, limit, countAtMost } = options;
  const total =
    countAtMost === undefined
      ? sql<null>`NULL`
      : sql<number>`(${countOf(db, filters, search?.ranks ?? null, countAtMost)})`;
  const isRanked = search?.isBroad === true && filters.sort === 'relevance';
  const order = isRanked ? BY_RANK : ORDERS[filters.sort](language, search);
  const columns = { card: cardColumns(language), position: positionIn(order), total };
  const chosen = isRanked
    ? chooseByRank(filters, search, after, limit)
    : chooseMatches(filters, search, order, options);
  const rows = chosen
    ? await db
        .select(columns)
        .from(products)
        .innerJoin(sql`(${chosen}) AS chosen`, sql`chosen.id = ${products.id}`)
        .orderBy(...sorted(order))
    : await db
        .select(columns)
        .from(products)
        .where(and(matches(filters, search?.ranks ?? null), after ? isBehind(order, after) : undefined))
        .orderBy(...sorted(order))
        .limit(limit);
  const counted =
    rows[0] || countAtMost === undefined
      ? rows[0]?.total
      : await countProducts(db, filters, search?.ranks ?? null, countAtMost);
  return { found: rows.map(({ card, position }) => ({ card, position })), total: counted ?? null };
}

/** A narrow search: OFFSET 0 makes the planner use the index of terms, not the order's. */
function chooseMatches(
  filters: ProductFilters,
  search: Search | null,
  order: Order,
  { after, limit }: PageOptions,
): SQL | null {
  if (!search || search.isBroad) return null;
  return sql`
    SELECT ${products.id} FROM (SELECT ${products}.* FROM ${products} WHERE ${and(forSale, search.ranks.at(-1))} OFFSET 0) AS products
    WHERE ${and(matches(filters, null), after ? isBehind(order, after) : undefined)}
    ORDER BY ${commaSeparated(sorted(order))} LIMIT ${limit}`;
}

const BY_RANK: Order = { keys: [...byKeys('int', sql`chosen.rank`), ...BY_POPULARITY.keys] };
/** Ranks with more products are read in best-seller order, not sorted. */
const MAX_SORTED = 1_000;

/** Goes rank by rank until the page is full, and samples ranks, because statistics on prefixes are poor. */
function chooseByRank(
  filters: ProductFilters,
  { ranks, commonRanks, emptyRanks }: Search,
  after: SortKeys | null,
  limit: number,
): SQL {
  const isWhole = after === null && filters.categoryId === null && !isNarrowed(filters);
  const [firstRank = 0, ...behind] = after ?? [];
  // A common rank fills the page.
  const lastRank = (isWhole ? commonRanks[0] : undefined) ?? ranks.length - 1;
  const popularity = commaSeparated(sorted(BY_POPULARITY));
  const branches = ranks.flatMap((condition, rank) => {
    if (rank < Number(firstRank) || rank > lastRank || emptyRanks.includes(rank)) return [];
    const within = and(
      matches(filters, null),
      after && rank === firstRank ? isBehind(BY_POPULARITY, behind) : undefined,
    );
    const isNew = and(...ranks.filter((_, at) => at < rank && !emptyRanks.includes(at)).map(not)) ?? sql`true`;
    const sample = sql.raw(`sample_${rank}`);
    const isFew = sql`(SELECT count(*) FROM ${sample}) <= ${sql.raw(String(MAX_SORTED))}`;
    const columns = sql`${products.id} AS id, ${sql.raw(String(rank))} AS rank`;
    // CASE avoids the index of terms, which would read every match; other products unpack their terms only once.
    const popular = (isMany?: SQL) => sql`
      (SELECT ${columns} FROM ${products} WHERE ${and(isMany, sql`CASE WHEN ${condition} THEN ${isNew} END`, within)} ORDER BY ${popularity} LIMIT ${limit})`;
    if (isWhole && rank === commonRanks[0]) return { ranked: popular() };
    return {
      sample: sql`${sample} AS MATERIALIZED (
        SELECT ${products.id}, ${products.soldCount}, ${products.position} FROM ${products} WHERE ${and(condition, isNew, within)} LIMIT ${sql.raw(String(MAX_SORTED + 1))})`,
      ranked: sql`
        (SELECT ${columns} FROM ${sample} AS products WHERE ${isFew} ORDER BY ${popularity} LIMIT ${limit}) UNION ALL
        ${popular(sql`NOT ${isFew}`)}`,
    };
  });
  const samples = branches.flatMap(({ sample }) => sample ?? []);
  const ranked = sql.join(
    branches.map((branch) => branch.ranked),
    sql` UNION ALL `,
  );
  return sql`${samples.length > 0 ? sql`WITH ${commaSeparated(samples)}` : sql``} SELECT * FROM (${ranked}) AS ranked LIMIT ${limit}`;
}

function countOf(db: Queries, filters: ProductFilters, ranks: Ranks | null, atMost: number) {
  const found = db
    .select({ id: products.id })
    .from(products)
    .where(matches(filters, ranks))
    .limit(atMost + 1)
    .as('found');
  return db.select({ total: sql<number>`count(*)::int` }).from(found);
}

export async function countProducts(
  db: Queries,
  filters: ProductFilters,
  ranks: Ranks | null,
  atMost: number,
): Promise<number> {
  const [row] = await countOf(db, filters, ranks, atMost);
  return row?.total ?? 0;
}

function matches({ categoryId, inStock, priceMin, priceMax }: ProductFilters, ranks: Ranks | null): SQL | undefined {
  const { cheapestPaise } = products;
  return and(
    forSale,
    categoryId === null ? undefined : eq(products.categoryId, categoryId),
    ranks?.at(-1),
    inStock ? products.inStock : undefined,
    priceMin > 0 ? sql`${cheapestPaise} >= ${priceMin}::int` : undefined,
    priceMax === null ? undefined : sql`${cheapestPaise} <= ${priceMax}::int`,
  );
}

/** The order of ids is stable, as sitemaps need it. */
export async function findSlugs(db: Queries, offset: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(forSale)
    .orderBy(asc(products.id))
    .offset(offset)
    .limit(limit);
  return rows.map(({ slug }) => slug);
}

export async function findCardsByCategory(
  db: Queries,
  language: Language,
  perCategory: number,
): Promise<ProductCard[]> {
  const best = db
    .select(cardColumns(language))
    .from(products)
    .where(and(forSale, eq(products.categoryId, categories.id)))
    .orderBy(...sorted(BY_POPULARITY))
    .limit(perCategory)
    .as('best');
  const rows = await db
    .select({ card: best._.selectedFields })
    .from(categories)
    .innerJoinLateral(best, sql`true`)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ card }) => card);
}

/** The best-selling bundle in stock at this price or above, first among those of the category. */
export async function findBundleFrom(
  db: Queries,
  language: Language,
  { paise, categoryId }: { paise: number; categoryId: string },
): Promise<ProductCard | null> {
  // Found first, and as an array, so that the planner expects few: it would read all products otherwise.
  const bundles = sql`ARRAY(SELECT (SELECT ${of(packs.productId)} FROM ${packs} WHERE ${of(packs.id)} = ${of(packParts.packId)}) FROM ${packParts})`;
  const [card] = await db
    .select(cardColumns(language))
    .from(products)
    .where(and(forSale, products.inStock, gte(products.cheapestPaise, paise), sql`${products.id} = ANY (${bundles})`))
    .orderBy(sql`${eq(products.categoryId, categoryId)} DESC`, ...sorted(BY_POPULARITY))
    .limit(1);
  return card ?? null;
}

export const findCards = (db: Queries, productIds: readonly string[], language: Language): Promise<ProductCard[]> =>
  db
    .select(cardColumns(language))
    .from(products)
    .where(and(forSale, inArray(products.id, [...productIds])));

export async function findCardsOfPacks(
  db: Queries,
  packIds: readonly string[],
  language: Language,
): Promise<ProductCard[]> {
  if (packIds.length === 0) return [];
  const ofPacks = db
    .select({ id: packs.productId })
    .from(packs)
    .where(inArray(packs.id, [...packIds]));
  const cards = await db
    .select(cardColumns(language))
    .from(products)
    .where(and(forSale, inArray(products.id, ofPacks)));
  const rankOfCard = (card: ProductCard): number => Math.min(...card.packs.map(({ _id }) => packIds.indexOf(_id)));
  return cards
    .map((card) => ({
      ...card,
      packs: card.packs.filter(({ _id, available }) => available > 0 && packIds.includes(_id)),
    }))
    .filter((card) => card.packs.length > 0)
    .sort((one, other) => rankOfCard(one) - rankOfCard(other));
}

// One product --------------------------------------------------------------------------------------------------------

const byLanguage = <Query>(build: (language: Language) => Query): Record<Language, Query> => ({
  en: build('en'),
  ta: build('ta'),
  hi: build('hi'),
});

const addOnsOfProduct = (language: Language) => sql<ProductAddOn[]>`coalesce((
  SELECT json_agg(json_build_object(
    '_id', ${of(addons.id)}, 'name', ${of(addons[`name${LANGUAGE_SUFFIX[language]}`])}, 'pricePaise', ${of(addons.pricePaise)}, 'kind', ${of(addons.kind)})
    ORDER BY ${of(addons.position)}, ${of(addons.id)})
  FROM ${addons} JOIN ${productAddons} ON ${of(productAddons.addonId)} = ${of(addons.id)}
  WHERE ${of(productAddons.productId)} = ${of(products.id)} AND ${of(addons.active)}), '[]')`;

const partsOfProduct = (language: Language) => sql<BundlePart[] | null>`(
  SELECT json_agg(json_build_object(
    '_id', part_product.id, 'slug', part_product.slug, 'name', part_product.${sql.identifier(products[`name${LANGUAGE_SUFFIX[language]}`].name)}, 'netGrams', part.net_grams, 'measure', part.measure,
    'quantity', ${of(packParts.quantity)}, 'pricePaise', part.price_paise, 'picture', part.picture)
    ORDER BY ${of(packParts.position)}, part.id)
  FROM ${packs} JOIN ${packParts} ON ${of(packParts.packId)} = ${of(packs.id)}
  JOIN ${packs} AS part ON part.id = ${of(packParts.partPackId)} JOIN ${products} AS part_product ON part_product.id = part.product_id
  WHERE ${of(packs.productId)} = ${of(products.id)})`;

/** Returns the day by pack id: of the batch sold next, or a bundle's earliest. Packs without a known day are absent. */
const bestBeforeOfPacks = sql<Record<string, string>>`coalesce((
  SELECT json_object_agg(id, day) FROM (
    SELECT ${of(packs.id)} AS id, min(next.day)::text AS day
    FROM ${packs} LEFT JOIN ${packParts} ON ${of(packParts.packId)} = ${of(packs.id)}
    CROSS JOIN LATERAL (
      SELECT ${of(batches.bestBefore)} AS day FROM ${batches}
      WHERE ${of(batches.packId)} = coalesce(${of(packParts.partPackId)}, ${of(packs.id)}) AND ${of(batches.stock)} > 0
      ORDER BY ${of(batches.bestBefore)} NULLS FIRST LIMIT 1
    ) AS next
    WHERE ${of(packs.productId)} = ${of(products.id)} GROUP BY ${of(packs.id)}
  ) AS days WHERE day IS NOT NULL), '{}')`;

const selectProduct = (db: Queries, language: Language, today: SQLWrapper) =>
  db
    .select({
      card: cardColumns(language),
      category: { _id: categories.id, name: categories[`name${LANGUAGE_SUFFIX[language]}`] },
      product: getTableColumns(products),
      addOns: addOnsOfProduct(language),
      parts: partsOfProduct(language),
      bestBefore: bestBeforeOfPacks,
      origins: originsOfProduct(language, today),
      gstPercent: gstPercentOn(sql`${today}::date`),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId));

const productBySlug = byLanguage((language) =>
  preparedOnce((db) =>
    selectProduct(db, language, sql.placeholder('today'))
      .where(and(forSale, eq(products.slug, sql.placeholder('slug'))))
      .prepare(`product_by_slug_${language}`),
  ),
);

/** Includes the tax rate of today. */
export async function findProductBySlug(db: Queries, slug: string, language: Language, today: string) {
  const [row] = await productBySlug[language](db).execute({ slug, today });
  return row ?? null;
}

/** Returns products that aren't for sale, too; `card.packs` is null while all are hidden. */
export async function findProductById(db: Queries, id: string, language: Language, today: string) {
  const [row] = await selectProduct(db, language, sql`${today}`).where(eq(products.id, id));
  return row ?? null;
}

/** Whether there is such a draft, which no list and no page of customers can show. */
export async function lacksCategory(db: Queries, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.categoryId)));
  return rows.length > 0;
}

const complementsOfProduct = byLanguage((language) =>
  preparedOnce((db) =>
    db
      .select(cardColumns(language))
      .from(productComplements)
      .innerJoin(products, eq(products.id, productComplements.complementId))
      .where(and(forSale, eq(productComplements.productId, sql.placeholder('productId'))))
      .orderBy(sql`${products.inStock} DESC`, productComplements.position)
      .limit(sql.placeholder('limit'))
      .prepare(`complements_of_product_${language}`),
  ),
);

/** Those in stock first. */
export const findComplements = (
  db: Queries,
  productId: string,
  { language, limit }: { language: Language; limit: number },
): Promise<ProductCard[]> => complementsOfProduct[language](db).execute({ productId, limit });

/** The best sellers to choose from. */
const RELATED_FROM = 48;

const relatedProducts = byLanguage((language) =>
  preparedOnce((db) => {
    const best = db
      .select({ ...cardColumns(language), inStock: products.inStock, rank: sql`row_number() OVER ()`.as('rank') })
      .from(products)
      .where(and(forSale, eq(products.categoryId, sql.placeholder('categoryId'))))
      .orderBy(...sorted(BY_POPULARITY))
      .limit(RELATED_FROM)
      .as('best');
    return db
      .select()
      .from(best)
      .where(ne(best._id, sql.placeholder('productId')))
      .orderBy(sql`${best.inStock} DESC`, best.rank)
      .limit(sql.placeholder('limit'))
      .prepare(`related_products_${language}`);
  }),
);

/** Other best sellers of the category, those in stock first. */
export async function findRelated(
  db: Queries,
  { _id: productId, categoryId }: { _id: string; categoryId: string },
  { language, limit }: { language: Language; limit: number },
): Promise<ProductCard[]> {
  const rows = await relatedProducts[language](db).execute({ productId, categoryId, limit });
  return rows.map(({ inStock: _inStock, rank: _rank, ...card }) => card);
}
