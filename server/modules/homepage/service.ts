import type { Language } from '../../../contract/constants';
import type {
  Banner,
  Category,
  CategoryProducts,
  CategoryProductsBody,
  Offer,
  ProductCard,
  ProductDetail,
  ProductPage,
  ProductsBody,
  Store,
  Suggestions,
  SuggestionsQuery,
} from '../../../contract/homepage';
import type { AppDeps } from '../../deps';
import { AppError, FieldsError } from '../../lib/errors';
import type { About } from './about';
import type { CatalogueCache } from './catalogueCache';
import { categoriesNamed } from './categoryWords';
import { createCursors } from './cursor';
import { isNarrowed, listName, pageSize, plainWords, readFilters } from './productList';
import * as products from './productsRepository';
import type { Search } from './relevanceRepository';
import * as repository from './repository';
import { BROAD, readSearch } from './searchRepository';
import { toProductDetail, toProductSuggestion, toStore } from './shapes';

const RAIL_LENGTH = 8;
const RELATED_PRODUCTS = 6;
const OTHER_PRODUCTS = 8;
const SUGGESTED_PRODUCTS = 6;
const SUGGESTED_CATEGORIES = 3;

interface Caches {
  /** What everybody asks for. */
  catalogue: CatalogueCache;
  /** What people look for, and lists narrowed by price or stock: no flood of them pushes the catalogue out. */
  searches: CatalogueCache;
}

export type HomepageService = ReturnType<typeof createHomepageService>;

/** The shop window, in the reader's language. Every answer comes out of the cache while the catalogue stays as it is. */
export function createHomepageService({ db, config, secrets }: AppDeps, { catalogue: cache, searches }: Caches) {
  const cursors = createCursors(secrets.key);

  const getCategoryWords = () =>
    cache.get('category words', (about) => {
      about.shop();
      return repository.findCategoryWords(db);
    });

  const meaningOf = async (words: string): Promise<Search | null> =>
    words === ''
      ? null
      : searches.get(`search ${words}`, async (about) => {
          about.lists();
          return readSearch({ db, categories: await getCategoryWords() }, words);
        });

  const getSettings = () =>
    cache.get('settings', (about) => {
      about.shop();
      return repository.findStoreSettings(db);
    });

  const getCategories = (language: Language): Promise<Category[]> =>
    cache.get(`categories ${language}`, (about) => {
      about.lists();
      return repository.findCategories(db, language);
    });

  async function workOutStore(language: Language): Promise<Store> {
    const [settings, localities] = await Promise.all([getSettings(), repository.findLocalities(db)]);
    return toStore({ settings, localities, config, language });
  }

  async function workOutRails(perCategory: number, language: Language, about: About): Promise<CategoryProducts[]> {
    const [categories, cards] = await Promise.all([
      getCategories(language),
      products.findCardsByCategory(db, language, perCategory),
    ]);
    about.lists().sales().shows(cards);
    return categories.map((category) => ({
      category,
      products: cards.filter(({ categoryId }) => categoryId === category._id),
    }));
  }

  async function workOutPage(body: ProductsBody, language: Language, about: About): Promise<ProductPage> {
    const filters = readFilters(body);
    const list = listName(filters, language);
    const after = body.cursor === undefined ? null : cursors.read(body.cursor, list);
    if (body.cursor !== undefined && !after) throw new FieldsError({ cursor: { key: 'validation.cursor.invalid' } });
    const { categoryId, inStock } = filters;
    const categories = (await getCategories(language)).filter(({ _id }) => categoryId === null || _id === categoryId);
    if (categoryId !== null && categories.length === 0) throw new AppError(404, 'homepage.categoryNotFound');

    const limit = pageSize(body);
    const search = await meaningOf(filters.search);
    // All products of the shop, of a category or of a search are counted already.
    const isCounted = !isNarrowed(filters) && (search === null || categoryId === null);
    const page = await products.findProducts(db, filters, {
      search,
      language,
      after,
      // One more than asked for tells whether there is a next page.
      limit: limit + 1,
      ...(isCounted ? {} : { countAtMost: BROAD }),
    });
    const shown = page.found.slice(0, limit);
    const last = shown.at(-1);
    const items = shown.map(({ card }) => card);
    about.lists().shows(items);
    if (inStock) about.stock();
    if (filters.sort === 'popular' || filters.sort === 'relevance') about.sales();
    const allOfThem = search?.matches ?? categories.reduce((sum, { productCount }) => sum + productCount, 0);
    const total = page.total ?? allOfThem;
    const isExact = total <= BROAD || (isCounted && search === null);
    return {
      items,
      nextCursor: last && page.found.length > limit ? cursors.write(last.place, list) : null,
      total: isExact ? total : BROAD,
      totalIsExact: isExact,
      similarOnly: search?.similarOnly === true && total > 0,
    };
  }

  async function workOutSuggestions(words: string, language: Language, about: About): Promise<Suggestions> {
    const [search, all, categoryWords] = await Promise.all([
      meaningOf(words),
      getCategories(language),
      getCategoryWords(),
    ]);
    if (!search) return { products: [], categories: [] };
    const { found } = await products.findProducts(db, readFilters({ search: words }), {
      search,
      language,
      after: null,
      limit: SUGGESTED_PRODUCTS,
    });
    const cards = found.map(({ card }) => card);
    about.lists().sales().shows(cards);
    return {
      products: cards.map((card) => toProductSuggestion(card, all)),
      categories: categoriesNamed(categoryWords, search)
        .flatMap((id) => all.filter(({ _id, productCount }) => _id === id && productCount > 0))
        .slice(0, SUGGESTED_CATEGORIES)
        .map(({ _id, name }) => ({ _id, name })),
    };
  }

  async function workOutDetail(slug: string, language: Language, about: About): Promise<ProductDetail> {
    const product = await products.findProductBySlug(db, slug, language);
    if (!product) throw new AppError(404, 'homepage.productNotFound');
    const [related, settings] = await Promise.all([
      products.findRelated(db, product.card, { language, limit: RELATED_PRODUCTS }),
      getSettings(),
    ]);
    about.lists().shows([product.card, ...related]);
    return toProductDetail({ product, related, settings, language });
  }

  async function workOutOthers(language: Language, about: About): Promise<ProductCard[]> {
    const bestSellersInStock = readFilters({ sort: 'popular', inStock: true });
    const { found } = await products.findProducts(db, bestSellersInStock, {
      search: null,
      language,
      after: null,
      limit: OTHER_PRODUCTS,
    });
    const cards = found.map(({ card }) => card);
    about.lists().stock().sales().shows(cards);
    return cards;
  }

  return {
    getStore: (language: Language): Promise<Store> =>
      cache.get(`store ${language}`, (about) => {
        about.shop();
        return workOutStore(language);
      }),

    getBanners: (language: Language): Promise<Banner[]> =>
      cache.get(`banners ${language}`, (about) => {
        about.shop();
        return repository.findBanners(db, language);
      }),

    getOffers: (language: Language): Promise<Offer[]> =>
      cache.get(`offers ${language}`, (about) => {
        about.shop();
        return repository.findOffers(db, language);
      }),

    getCategories,

    /** Each category with its best sellers, for the front page. */
    getRails: ({ limitPerCategory = RAIL_LENGTH }: CategoryProductsBody, language: Language) =>
      cache.get(`rails ${language} ${limitPerCategory}`, (about) => workOutRails(limitPerCategory, language, about)),

    /**
     * A page of products.
     * @throws AppError 404 for an unknown category; FieldsError for a cursor of another list or prices that exclude each other
     */
    getProducts: async (body: ProductsBody, language: Language): Promise<ProductPage> => {
      const filters = readFilters(body);
      const kept = filters.search === '' && !isNarrowed(filters) ? cache : searches;
      return kept.get(`products ${language} ${questionOf(body)}`, (about) => workOutPage(body, language, about));
    },

    /** What somebody may be about to look for: the likeliest products and categories. */
    getSuggestions: ({ q }: SuggestionsQuery, language: Language): Promise<Suggestions> => {
      const words = plainWords(q);
      return searches.get(`suggestions ${language} ${words}`, (about) => workOutSuggestions(words, language, about));
    },

    /** @throws AppError 404 when no published product has this slug */
    getProductDetail: (slug: string, language: Language): Promise<ProductDetail> =>
      cache.get(`product ${language} ${slug}`, (about) => workOutDetail(slug, language, about)),

    /** Best sellers that are in stock, for "you may also like" and an empty cart. */
    getOtherProducts: (language: Language): Promise<ProductCard[]> =>
      cache.get(`others ${language}`, (about) => workOutOthers(language, about)),
  };
}

/** The same text for bodies that ask the same. */
const questionOf = (body: ProductsBody) => JSON.stringify([readFilters(body), body.cursor ?? null, pageSize(body)]);
