import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { MAX_QUANTITY_PER_LINE, type Language, type ProductSort } from '../../../contract/constants';
import type { AddOn, Pack, ProductCard } from '../../../contract/homepage';
import type { Queries } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import { addons, categories, packs, productAddons, products } from '../../db/schema';
import { inAlphabet, isForSale, popularKeys } from '../../db/schema/lists';
import type { Place } from './cursor';
import { isNarrowed, readFilters, type ProductFilters } from './productList';
import { matchesSearch, rankOf, type Search } from './relevanceRepository';
import { SUFFIX } from './repository';
import { tiersOf, type Tier } from './tiersRepository';

// Cards --------------------------------------------------------------------------------------------------------------

/** With its table's name, always: in the columns of a query on one table Drizzle leaves it out, and a subquery there needs it. */
const of = (column: PgColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

/**
 * A product's packs as the wire has them. The first that has a picture alone carries its placeholder: the others look much like it, and each would
 * be a tenth of a kilobyte that nothing makes smaller, in every list and in every page that shows one.
 */
const packsOfProduct = sql<Pack[]>`(
  SELECT json_agg(json_build_object(
    '_id', ${of(packs.id)}, 'netGrams', ${of(packs.netGrams)}, 'mrpPaise', ${of(packs.mrpPaise)},
    'productPrice', ${of(packs.pricePaise)}, 'available', least(${of(packs.stock)}, ${sql.raw(String(MAX_QUANTITY_PER_LINE))}),
    'picture', CASE WHEN packs.place = 1 THEN ${of(packs.picture)} ELSE ${of(packs.picture)} || '{"placeholder": ""}' END)
    ORDER BY ${of(packs.position)}, ${of(packs.id)})
  FROM (
    SELECT *, row_number() OVER (ORDER BY ${of(packs.picture)} IS NULL, ${of(packs.position)}, ${of(packs.id)}) AS place
    FROM ${packs} WHERE ${of(packs.productId)} = ${of(products.id)}
  ) AS packs)`;

const cardColumns = (language: Language) => ({
  _id: products.id,
  slug: products.slug,
  categoryId: products.categoryId,
  name: products[`name${SUFFIX[language]}`],
  secondName: language === 'ta' ? products.nameEn : products.nameTa,
  packs: packsOfProduct.as('packs'),
  veg: products.veg,
});

const forSale = isForSale(products);
const ALL = readFilters({});
const popular = popularKeys(products);

// Lists --------------------------------------------------------------------------------------------------------------

/** What a list is sorted by, each with its type; the id comes last and makes every place a single one. */
interface Order {
  keys: { by: SQL; type: 'int' | 'text' | 'timestamptz' }[];
  /** Greatest first: the index is read backwards. */
  isFalling?: boolean;
}

const upwards = (type: Order['keys'][number]['type'], ...keys: SQL[]): Order['keys'] =>
  keys.map((by) => ({ by, type }));
const withId = ({ keys, ...rest }: Order): Order => ({
  ...rest,
  keys: [...keys, ...upwards('text', sql`${products.id}`)],
});

const BY_POPULARITY = withId({ keys: upwards('int', ...popular) });

/** Each has its index: see db/schema/lists.ts. */
const ORDERS: Record<ProductSort, (language: Language, search: Search | null) => Order> = {
  relevance: (_language, search) =>
    search ? { keys: [...upwards('int', sql`(-(${rankOf(search)}))`), ...BY_POPULARITY.keys] } : BY_POPULARITY,
  popular: () => BY_POPULARITY,
  'price-asc': () => withId({ keys: upwards('int', sql`${products.cheapestPaise}`) }),
  'price-desc': () => withId({ keys: upwards('int', sql`${products.cheapestPaise}`), isFalling: true }),
  name: (language) => withId({ keys: upwards('text', inAlphabet(products[`name${SUFFIX[language]}`])) }),
  newest: () => withId({ keys: upwards('timestamptz', sql`${products.createdAt}`), isFalling: true }),
};

const commaSeparated = (parts: SQL[]) => sql.join(parts, sql`, `);
const sorted = ({ keys, isFalling }: Order) => keys.map(({ by }) => (isFalling ? sql`${by} DESC` : by));
const placeOf = ({ keys }: Order) => sql<Place>`json_build_array(${commaSeparated(keys.map(({ by }) => by))})`;

/** (a, b, id) > (…): the rows behind a place. */
function isBehind({ keys, isFalling }: Order, place: Place): SQL {
  const values = keys.map(({ type }, at) => sql`${place[at] ?? null}::${sql.raw(type)}`);
  return sql`(${commaSeparated(keys.map(({ by }) => by))}) ${sql.raw(isFalling ? '<' : '>')} (${commaSeparated(values)})`;
}

export interface FoundPage {
  found: {
    card: ProductCard;
    /** Where the list goes on after it. */
    place: Place;
  }[];
  /** How many products match, counted up to `countAtMost` + 1; null where nobody asked. */
  total: number | null;
}

interface PageOptions {
  /** What `filters.search` means, null without one. */
  search: Search | null;
  language: Language;
  /** The place that the page before ended at. */
  after: Place | null;
  limit: number;
  countAtMost?: number;
}

/** A page of a list, by keyset, in one statement. */
export async function findProducts(db: Queries, filters: ProductFilters, options: PageOptions): Promise<FoundPage> {
  const { search, countAtMost } = options;
  const total =
    countAtMost === undefined ? sql<null>`NULL` : sql<number>`(${countOf(db, filters, search, countAtMost)})`;
  const tiers = filters.sort === 'relevance' && search?.isBroad === true ? tiersOf(search) : null;
  const rows = await (tiers
    ? selectBest(db, filters, { ...options, tiers }, total)
    : selectPage(db, filters, options, total));
  const counted =
    rows[0] || countAtMost === undefined ? rows[0]?.total : await countProducts(db, filters, search, countAtMost);
  return { found: rows.map(({ card, place }) => ({ card, place })), total: counted ?? null };
}

function selectPage(
  db: Queries,
  filters: ProductFilters,
  { search, language, after, limit }: PageOptions,
  total: SQL<number | null>,
) {
  const order = ORDERS[filters.sort](language, search);
  const behind = after ? isBehind(order, after) : undefined;
  if (!search || search.isBroad) {
    return db
      .select({ card: cardColumns(language), place: placeOf(order), total })
      .from(products)
      .where(and(matches(filters, search), behind))
      .orderBy(...sorted(order))
      .limit(limit);
  }
  // What few products match is found by the search's index (that is what OFFSET 0 is for): it would take long to come across them in the list's order.
  const chosen = sql`
    SELECT ${products.id} FROM (SELECT ${products}.* FROM ${products} WHERE ${matches(ALL, search)} OFFSET 0) AS products
    WHERE ${and(matches(filters, null), behind)} ORDER BY ${commaSeparated(sorted(order))} LIMIT ${limit}`;
  return selectChosen(db, chosen, { order, language, total });
}

/** The cards of products whose ids another query has chosen. */
const selectChosen = (
  db: Queries,
  chosen: SQL,
  { order, language, total }: { order: Order; language: Language; total: SQL<number | null> },
) =>
  db
    .select({ card: cardColumns(language), place: placeOf(order), total })
    .from(products)
    .innerJoin(sql`(${chosen}) AS chosen`, sql`chosen.id = ${products.id}`)
    .orderBy(...sorted(order));

/** Up to so many products of one rank are found first and sorted then. */
const FEW = 1_000;

/**
 * The best answers to a search that very many products match. To rank them all would take a second, so the ranks are asked one after the
 * other, the best first, and the database stops as soon as the page is full: it works its way down a UNION ALL in order. Few of a rank are
 * found by the search's index, many are come across in the order of best sellers; which of them it is, the vocabulary knows or else the first thousand
 * tell.
 */
function selectBest(
  db: Queries,
  filters: ProductFilters,
  { tiers, language, after, limit }: PageOptions & { tiers: Tier[] },
  total: SQL<number | null>,
) {
  const [rankBefore, ...placeBefore] = after ?? [];
  const isWhole = after === null && filters.categoryId === null && !isNarrowed(filters);
  const keys = commaSeparated([...popular, sql`${products.id}`]);
  const branches = tiers
    .filter(({ rank }) => rankBefore === undefined || -rank >= Number(rankBefore))
    .map(({ rank, condition, atLeast }) => {
      const few = sql.raw(`few_of_${rank}`);
      const isFew = sql`(SELECT count(*) FROM ${few}) <= ${sql.raw(String(FEW))}`;
      const behind = -rank === rankBefore ? isBehind(BY_POPULARITY, placeBefore) : undefined;
      const of = and(matches(filters, null), condition, behind);
      const columns = sql`${products.id} AS id, ${sql.raw(String(-rank))} AS rank`;
      const comeAcross = (given?: SQL) =>
        sql`(SELECT ${columns} FROM ${products} WHERE ${and(given, of)} ORDER BY ${keys} LIMIT ${limit})`;
      // Better ones do not even fill a page where this rank is asked.
      if (isWhole && atLeast > FEW + limit) return { ranked: comeAcross() };
      return {
        // What they are sorted by and no more: with whole rows it takes half as long again.
        first: sql`${few} AS MATERIALIZED (SELECT ${products.id}, ${products.soldCount}, ${products.position} FROM ${products} WHERE ${of} LIMIT ${sql.raw(String(FEW + 1))})`,
        ranked: sql`
          (SELECT ${columns} FROM ${few} AS products WHERE ${isFew} ORDER BY ${keys} LIMIT ${limit}) UNION ALL
          ${comeAcross(sql`NOT ${isFew}`)}`,
      };
    });
  const firsts = branches.flatMap(({ first }) => first ?? []);
  const ranked = sql.join(
    branches.map((branch) => branch.ranked),
    sql` UNION ALL `,
  );
  const chosen = sql`
    ${firsts.length > 0 ? sql`WITH ${commaSeparated(firsts)}` : sql``} SELECT * FROM (${ranked}) AS ranked LIMIT ${limit}`;
  const order: Order = { keys: [...upwards('int', sql`chosen.rank`), ...BY_POPULARITY.keys] };
  return selectChosen(db, chosen, { order, language, total });
}

function countOf(db: Queries, filters: ProductFilters, search: Search | null, atMost: number) {
  const found = db
    .select({ id: products.id })
    .from(products)
    .where(matches(filters, search))
    .limit(atMost + 1)
    .as('found');
  return db.select({ total: sql<number>`count(*)::int` }).from(found);
}

/** How many products match, counted up to `atMost` + 1. */
export async function countProducts(
  db: Queries,
  filters: ProductFilters,
  search: Search | null,
  atMost: number,
): Promise<number> {
  const [row] = await countOf(db, filters, search, atMost);
  return row?.total ?? 0;
}

function matches({ categoryId, inStock, priceMin, priceMax }: ProductFilters, search: Search | null): SQL | undefined {
  const { cheapestPaise } = products;
  return and(
    forSale,
    categoryId === null ? undefined : eq(products.categoryId, categoryId),
    search ? matchesSearch(search) : undefined,
    inStock ? products.inStock : undefined,
    priceMin > 0 ? sql`${cheapestPaise} >= ${priceMin}::int` : undefined,
    priceMax === null ? undefined : sql`${cheapestPaise} <= ${priceMax}::int`,
  );
}

/** The slugs of up to so many products from a place on, counted from 0, in the order of their ids. */
export async function findSlugs(db: Queries, from: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(forSale)
    .orderBy(asc(products.id))
    .offset(from)
    .limit(limit);
  return rows.map(({ slug }) => slug);
}

/** The best sellers of each category, at most so many of each. */
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

// One product --------------------------------------------------------------------------------------------------------

const byLanguage = <Query>(build: (language: Language) => Query): Record<Language, Query> => ({
  en: build('en'),
  ta: build('ta'),
  hi: build('hi'),
});

const addOnsOfProduct = (language: Language) => sql<AddOn[]>`coalesce((
  SELECT json_agg(json_build_object(
    '_id', ${of(addons.id)}, 'name', ${of(addons[`name${SUFFIX[language]}`])}, 'pricePaise', ${of(addons.pricePaise)})
    ORDER BY ${of(addons.position)}, ${of(addons.id)})
  FROM ${addons} JOIN ${productAddons} ON ${of(productAddons.addonId)} = ${of(addons.id)}
  WHERE ${of(productAddons.productId)} = ${of(products.id)} AND ${of(addons.active)}), '[]')`;

const productBySlug = byLanguage((language) =>
  preparedOnce((db) =>
    db
      .select({
        card: cardColumns(language),
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
        served: products.served,
        addOns: addOnsOfProduct(language),
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(forSale, eq(products.slug, sql.placeholder('slug'))))
      .prepare(`product_by_slug_${language}`),
  ),
);

export async function findProductBySlug(db: Queries, slug: string, language: Language) {
  const [row] = await productBySlug[language](db).execute({ slug });
  return row ?? null;
}

/** Of so many best sellers of the category those in stock come first. */
const RELATED_FROM = 48;

const relatedProducts = byLanguage((language) =>
  preparedOnce((db) => {
    const best = db
      .select({ ...cardColumns(language), inStock: products.inStock, place: sql`row_number() OVER ()`.as('place') })
      .from(products)
      .where(and(forSale, eq(products.categoryId, sql.placeholder('categoryId'))))
      .orderBy(...sorted(BY_POPULARITY))
      .limit(RELATED_FROM)
      .as('best');
    return db
      .select()
      .from(best)
      .where(ne(best._id, sql.placeholder('productId')))
      .orderBy(sql`${best.inStock} DESC`, best.place)
      .limit(sql.placeholder('limit'))
      .prepare(`related_products_${language}`);
  }),
);

/** Other best sellers of the same category: those in stock first. */
export async function findRelated(
  db: Queries,
  { _id: productId, categoryId }: { _id: string; categoryId: string },
  { language, limit }: { language: Language; limit: number },
): Promise<ProductCard[]> {
  const rows = await relatedProducts[language](db).execute({ productId, categoryId, limit });
  return rows.map(({ inStock: _inStock, place: _place, ...card }) => card);
}
