import type { Language } from '../../../contract/constants';
import type {
  Category,
  CategoryProducts,
  CategoryProductsBody,
  ProductCard,
  ProductDetail,
  ProductPage,
  ProductsBody,
  Suggestions,
  SearchQuery,
} from '../../../contract/homepage';
import { forCustomers } from '../../db/seed/samples';
import type { AppDeps } from '../../deps';
import { decodeCursor, encodeCursor, type SortKeys } from '../../lib/cursor';
import { AppError } from '../../lib/errors';
import { normalizeSearch } from '../../lib/normalizeSearch';
import { shopDay } from '../../lib/shopDays';
import type { CacheTags, CatalogueCaches } from '../catalogueCache';
import { readOrigins } from '../producers';
import type { StoreService } from '../shopSettings';
import * as categoriesRepository from './categoriesRepository';
import { isNarrowed, listKey, pageSize, readFilters } from './productFilters';
import * as products from './productsRepository';
import { findRecipesOf } from './recipesRepository';
import { MAX_COUNTED, readSearch } from './searchRepository';
import { localPicture, serializeProductDetail, serializeSuggestion } from './serializers';

const RAIL_LENGTH = 8;
const RELATED_PRODUCTS = 6;
const COMPLEMENTS = 6;
const OTHER_PRODUCTS = 8;
/** Enough for a price near any sum. */
const BEST_SELLERS = 96;
const SUGGESTED_PRODUCTS = 6;
const SUGGESTED_CATEGORIES = 3;

export type CatalogueService = ReturnType<typeof createCatalogueService>;

export function createCatalogueService(
  { db, secrets, clock, config }: AppDeps,
  { catalogue: cache, searches }: Pick<CatalogueCaches, 'catalogue' | 'searches'>,
  { getSettings, getAreas }: Pick<StoreService, 'getSettings' | 'getAreas'>,
) {
  const signingOf = (list: string) => ({ secretKeys: secrets.keys, purpose: 'product-cursor', list });
  const today = () => shopDay(clock.now());

  const getCategories = (language: Language): Promise<Category[]> =>
    cache.get(`categories ${language}`, async (tags) => {
      tags.lists();
      const categories = await categoriesRepository.findCategories(db, language);
      return categories.map((category) => ({ ...category, picture: localPicture(category.picture, language) }));
    });

  const getCategoryTerms = () =>
    cache.get('category words', (tags) => {
      // Its counts change with the products.
      tags.lists();
      return categoriesRepository.findCategoryTerms(db);
    });

  const getSearch = async (text: string) =>
    text === ''
      ? null
      : searches.get(`search ${text}`, async (tags) => {
          tags.lists();
          return readSearch({ db, categories: await getCategoryTerms() }, text);
        });

  async function loadRails(perCategory: number, language: Language, tags: CacheTags): Promise<CategoryProducts[]> {
    const [categories, cards] = await Promise.all([
      getCategories(language),
      products.findCardsByCategory(db, language, perCategory),
    ]);
    const [first] = cards;
    const starter = first && (await findStarter(first.categoryId, language));
    tags
      .lists()
      .stock()
      .sales()
      .products(starter ? [...cards, starter] : cards);
    return categories.map((category) => {
      const own = cards.filter(({ _id, categoryId }) => categoryId === category._id && _id !== starter?._id);
      const isFirst = starter && category._id === first.categoryId;
      return { category, products: isFirst ? [starter, ...own].slice(0, perCategory) : own };
    });
  }

  /** A bundle that can be ordered alone in every area. */
  async function findStarter(categoryId: string, language: Language): Promise<ProductCard | null> {
    const areas = await getAreas();
    const paise = Math.max(0, ...areas.map(({ minimumOrderPaise }) => minimumOrderPaise));
    return products.findBundleFrom(db, language, { paise, categoryId });
  }

  async function loadPage(body: ProductsBody, language: Language, tags: CacheTags): Promise<ProductPage> {
    const filters = readFilters(body);
    const signing = signingOf(listKey(filters, language));
    const after = body.cursor === undefined ? null : decodeCursor(body.cursor, (keys) => keys as SortKeys, signing);
    const { categoryId, inStock, sort } = filters;
    const categories = (await getCategories(language)).filter(({ _id }) => categoryId === null || _id === categoryId);
    if (categoryId !== null && categories.length === 0) throw new AppError(404, 'homepage.categoryNotFound');

    const limit = pageSize(body);
    const search = await getSearch(filters.search);
    // Sizes of the shop, categories and searches are known.
    const isCounted = !isNarrowed(filters) && (search === null || categoryId === null);
    const page = await products.findProducts(db, filters, {
      search,
      language,
      after,
      limit: limit + 1,
      ...(isCounted ? {} : { countAtMost: MAX_COUNTED }),
    });
    const shown = page.found.slice(0, limit);
    const last = shown.at(-1);
    const items = shown.map(({ card }) => card);
    tags.lists().products(items);
    if (inStock) tags.stock();
    if (sort === 'popular' || sort === 'rating' || sort === 'relevance') tags.sales();
    const known = search?.matches ?? categories.reduce((sum, { productCount }) => sum + productCount, 0);
    const total = page.total ?? known;
    const totalIsExact = total <= MAX_COUNTED || (isCounted && search === null);
    return {
      items,
      nextCursor: last && page.found.length > limit ? encodeCursor(last.position, signing) : null,
      total: totalIsExact ? total : MAX_COUNTED,
      totalIsExact,
      similarOnly: search?.similarOnly === true && total > 0,
    };
  }

  /** Skips the count, which only a first page needs. */
  async function findFirst(body: ProductsBody, language: Language, limit: number): Promise<ProductCard[]> {
    const filters = readFilters(body);
    const search = await getSearch(filters.search);
    const { found } = await products.findProducts(db, filters, { search, language, after: null, limit });
    return found.map(({ card }) => card);
  }

  async function loadSuggestions(text: string, language: Language, tags: CacheTags): Promise<Suggestions> {
    const [search, categories] = await Promise.all([getSearch(text), getCategories(language)]);
    if (!search) return { products: [], categories: [] };
    const cards = await findFirst({ search: text }, language, SUGGESTED_PRODUCTS);
    tags.lists().sales().products(cards);
    return {
      products: cards.map((card) => serializeSuggestion(card, categories)),
      categories: categories
        .filter(({ _id, productCount }) => search.categoryIds.includes(_id) && productCount > 0)
        .slice(0, SUGGESTED_CATEGORIES)
        .map(({ _id, name }) => ({ _id, name })),
    };
  }

  type FoundProduct = NonNullable<Awaited<ReturnType<typeof products.findProductBySlug>>>;

  async function detailOf(found: FoundProduct, language: Language): Promise<ProductDetail> {
    const [complements, related, recipes, settings] = await Promise.all([
      products.findComplements(db, found.card._id, { language, limit: COMPLEMENTS }),
      products.findRelated(db, found.card, { language, limit: RELATED_PRODUCTS }),
      findRecipesOf(db, found.card._id, language),
      getSettings(),
    ]);
    return serializeProductDetail({
      found,
      complements,
      related,
      recipes,
      origins: readOrigins(found.origins, {
        withSamples: config.demo,
        needsCertificate: settings.organicNeedsCertificate ?? !config.demo,
      }),
      settings: forCustomers(settings, config),
      language,
    });
  }

  async function loadDetail(slug: string, language: Language, day: string, tags: CacheTags): Promise<ProductDetail> {
    const found = await products.findProductBySlug(db, slug, language, day);
    if (!found) throw new AppError(404, 'homepage.productNotFound');
    const detail = await detailOf(found, language);
    tags.lists().products([detail, ...(detail.parts ?? []), ...detail.complements, ...detail.related]);
    return detail;
  }

  async function loadBestSellers(language: Language, limit: number, tags: CacheTags): Promise<ProductCard[]> {
    const cards = await findFirst({ sort: 'popular', inStock: true }, language, limit);
    tags.lists().stock().sales().products(cards);
    return cards;
  }

  return {
    getCategories,

    /** Best sellers by category, for the front page, led by a bundle that reaches the minimum order. */
    getRails: ({ limitPerCategory = RAIL_LENGTH }: CategoryProductsBody, language: Language) =>
      cache.get(`rails ${language} ${limitPerCategory}`, (tags) => loadRails(limitPerCategory, language, tags)),

    /**
     * @throws AppError 404 for an unknown category; FieldsError for another list's cursor or prices that exclude each
     * other
     */
    getProducts: async (body: ProductsBody, language: Language): Promise<ProductPage> => {
      const filters = readFilters(body);
      const target = filters.search === '' && !isNarrowed(filters) ? cache : searches;
      const key = JSON.stringify([filters, body.cursor ?? null, pageSize(body)]);
      return target.get(`products ${language} ${key}`, (tags) => loadPage(body, language, tags));
    },

    getSuggestions: ({ q }: SearchQuery, language: Language): Promise<Suggestions> => {
      const text = normalizeSearch(q);
      return searches.get(`suggestions ${language} ${text}`, (tags) => loadSuggestions(text, language, tags));
    },

    /** @throws AppError 404 when no published product has this slug */
    getProductDetail: (slug: string, language: Language): Promise<ProductDetail> => {
      const day = today();
      return cache.get(`product ${language} ${slug} ${day}`, (tags) => loadDetail(slug, language, day, tags));
    },

    /**
     * Returns the product as customers would see it, also when not for sale; uncached. @throws AppError 404; 409
     * without a pack or a category to show
     */
    getPreview: async (id: string, language: Language): Promise<ProductDetail> => {
      const found = await products.findProductById(db, id, language, today());
      if (!found && (await products.lacksCategory(db, id))) throw new AppError(409, 'catalogueEditing.noCategory');
      if (!found) throw new AppError(404, 'homepage.productNotFound');
      // JSON aggregates of no rows are null.
      if (!(found.card.packs as unknown)) throw new AppError(409, 'catalogueEditing.noPacks');
      return detailOf(found, language);
    },

    getOtherProducts: (language: Language): Promise<ProductCard[]> =>
      cache.get(`others ${language}`, (tags) => loadBestSellers(language, OTHER_PRODUCTS, tags)),

    getBestSellers: (language: Language): Promise<ProductCard[]> =>
      cache.get(`best sellers ${language}`, (tags) => loadBestSellers(language, BEST_SELLERS, tags)),
  };
}
