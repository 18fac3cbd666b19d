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
import type { CatalogueCache } from './catalogueCache';
import { createCursors } from './cursor';
import { listName, pageSize, plainWords, readFilters } from './productList';
import { findCategoryIds, type Search } from './relevanceRepository';
import * as repository from './repository';
import { readSearch } from './searchRepository';
import { toProductDetail, toProductSuggestion, toStore } from './shapes';

const RAIL_LENGTH = 8;
const RELATED_PRODUCTS = 6;
const OTHER_PRODUCTS = 8;
const SUGGESTED_PRODUCTS = 6;
const SUGGESTED_CATEGORIES = 3;

interface Caches {
  /** What everybody asks for. */
  catalogue: CatalogueCache;
  /** What people look for: no flood of searches pushes the catalogue out. */
  searches: CatalogueCache;
}

export type HomepageService = ReturnType<typeof createHomepageService>;

/** The shop window, in the reader's language. Every answer comes out of the cache while the catalogue stays as it is. */
export function createHomepageService({ db, config, secrets }: AppDeps, { catalogue: cache, searches }: Caches) {
  const cursors = createCursors(secrets.key);

  const meaningOf = async (words: string): Promise<Search | null> =>
    words === '' ? null : searches.get(`search ${words}`, () => readSearch(db, words));

  const getCategories = (language: Language): Promise<Category[]> =>
    cache.get(`categories ${language}`, () => repository.findCategories(db, language));

  async function workOutStore(language: Language): Promise<Store> {
    const [settings, localities] = await Promise.all([repository.findStoreSettings(db), repository.findLocalities(db)]);
    return toStore({ settings, localities, config, language });
  }

  async function workOutRails(perCategory: number, language: Language): Promise<CategoryProducts[]> {
    const [categories, cards] = await Promise.all([
      repository.findCategories(db, language),
      repository.findCardsByCategory(db, language, perCategory),
    ]);
    return categories.map((category) => ({
      category,
      products: cards.filter(({ categoryId }) => categoryId === category._id),
    }));
  }

  async function workOutPage(body: ProductsBody, language: Language): Promise<ProductPage> {
    const filters = readFilters(body);
    const list = listName(filters, language);
    const after = body.cursor === undefined ? null : cursors.read(body.cursor, list);
    if (body.cursor !== undefined && !after) throw new FieldsError({ cursor: { key: 'validation.cursor.invalid' } });
    if (filters.categoryId !== null && !(await repository.categoryExists(db, filters.categoryId))) {
      throw new AppError(404, 'homepage.categoryNotFound');
    }

    const limit = pageSize(body);
    const search = await meaningOf(filters.search);
    const [found, total] = await Promise.all([
      // One more than asked for tells whether there is a next page.
      repository.findProducts(db, filters, { search, language, after, limit: limit + 1 }),
      repository.countProducts(db, filters, search),
    ]);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(({ card }) => card),
      nextCursor: last && found.length > limit ? cursors.write(last.place, list) : null,
      total,
      similarOnly: search?.similarOnly === true && total > 0,
    };
  }

  async function workOutSuggestions(words: string, language: Language): Promise<Suggestions> {
    const [search, all] = await Promise.all([meaningOf(words), getCategories(language)]);
    if (!search) return { products: [], categories: [] };
    const [found, categoryIds] = await Promise.all([
      repository.findProducts(db, readFilters({ search: words }), {
        search,
        language,
        after: null,
        limit: SUGGESTED_PRODUCTS,
      }),
      findCategoryIds(db, search),
    ]);
    return {
      products: found.map(({ card }) => toProductSuggestion(card, all)),
      categories: categoryIds
        .flatMap((id) => all.filter(({ _id, productCount }) => _id === id && productCount > 0))
        .slice(0, SUGGESTED_CATEGORIES)
        .map(({ _id, name }) => ({ _id, name })),
    };
  }

  async function workOutDetail(slug: string, language: Language): Promise<ProductDetail> {
    const product = await repository.findProductBySlug(db, slug, language);
    if (!product) throw new AppError(404, 'homepage.productNotFound');
    const [addOns, related, settings] = await Promise.all([
      repository.findAddOns(db, product.card._id, language),
      repository.findRelated(db, product.card, { language, limit: RELATED_PRODUCTS }),
      repository.findStoreSettings(db),
    ]);
    return toProductDetail({ product, addOns, related, settings, language });
  }

  async function workOutOthers(language: Language): Promise<ProductCard[]> {
    const bestSellersInStock = readFilters({ sort: 'popular', inStock: true });
    const found = await repository.findProducts(db, bestSellersInStock, {
      search: null,
      language,
      after: null,
      limit: OTHER_PRODUCTS,
    });
    return found.map(({ card }) => card);
  }

  return {
    getStore: (language: Language): Promise<Store> => cache.get(`store ${language}`, () => workOutStore(language)),

    getBanners: (language: Language): Promise<Banner[]> =>
      cache.get(`banners ${language}`, () => repository.findBanners(db, language)),

    getOffers: (language: Language): Promise<Offer[]> =>
      cache.get(`offers ${language}`, () => repository.findOffers(db, language)),

    getCategories,

    /** Each category with its best sellers, for the front page. */
    getRails: ({ limitPerCategory = RAIL_LENGTH }: CategoryProductsBody, language: Language) =>
      cache.get(`rails ${language} ${limitPerCategory}`, () => workOutRails(limitPerCategory, language)),

    /**
     * A page of products.
     * @throws AppError 404 for an unknown category; FieldsError for a cursor of another list or prices that exclude each other
     */
    getProducts: async (body: ProductsBody, language: Language): Promise<ProductPage> => {
      const kept = readFilters(body).search === '' ? cache : searches;
      return kept.get(`products ${language} ${questionOf(body)}`, () => workOutPage(body, language));
    },

    /** What somebody may be about to look for: the likeliest products and categories. */
    getSuggestions: ({ q }: SuggestionsQuery, language: Language): Promise<Suggestions> => {
      const words = plainWords(q);
      return searches.get(`suggestions ${language} ${words}`, () => workOutSuggestions(words, language));
    },

    /** @throws AppError 404 when no published product has this slug */
    getProductDetail: (slug: string, language: Language): Promise<ProductDetail> =>
      cache.get(`product ${language} ${slug}`, () => workOutDetail(slug, language)),

    /** Best sellers that are in stock, for "you may also like" and an empty cart. */
    getOtherProducts: (language: Language): Promise<ProductCard[]> =>
      cache.get(`others ${language}`, () => workOutOthers(language)),
  };
}

/** The same text for bodies that ask the same. */
const questionOf = (body: ProductsBody) => JSON.stringify([readFilters(body), body.cursor ?? null, pageSize(body)]);
