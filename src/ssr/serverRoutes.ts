import { PRODUCT_SORTS } from '../../contract/constants';
import { CONTENT_PAGES, findRoute, readPathParam, ROUTES, staticPrefix, type RouteName } from '../../contract/routes';
import type { PageFacts, PageMeta } from '../app/head/PageFacts';
import { LIST_SORTS, readChoice, toProductFilters, writeChoice } from '../features/catalogue/productChoice';
import { HOME_RAILS } from '../features/catalogue/homeRails';
import { LANGUAGE_PARAM, languageOfUrl } from '../lib/language';
import { FEW_RESULTS, QUERY_PARAM, readSearchText } from '../lib/searchPath';
import { isApiError } from '../store/api/ApiError';
import { homepageApi, type ProductFilters } from '../store/api/homepageApi';
import { producersApi } from '../store/api/producersApi';
import type { AppDispatch } from '../store/makeStore';
import { categoryJsonLd, productJsonLd, recipeJsonLd, recipesJsonLd, storeJsonLd } from './jsonLd';

/** No id or slug is longer. */
const MAX_VALUE_LENGTH = 200;

const ANY_ORIGIN = 'http://shop.invalid';
/** The canonical form of every unknown URL. */
export const NOT_FOUND_URL = '/not-found';

/** The server adds this to a screen; the browser doesn't load it. */
interface ServerRoute {
  /** The query parameters that the page depends on, cleaned. */
  readQuery?: (given: URLSearchParams) => URLSearchParams;
  /** Fetches what all pages of the route show beside the frame. */
  loadShared?: (dispatch: AppDispatch) => Promise<unknown>;
  /** Fetches what the page shows into the store. False for a 404; throws PageDataError when the API fails. */
  loadData?: (dispatch: AppDispatch, params: URLSearchParams, pathname: string) => Promise<boolean>;
  jsonLd?: (facts: PageFacts, meta: PageMeta) => object[];
}

/** The API could not give what a page needs. */
class PageDataError extends Error {
  override readonly name = 'PageDataError';
  /** Given when the client has sent too many requests. */
  readonly retryAfterSeconds: number | undefined;

  constructor(cause: unknown) {
    super('the API gave no data for a page', { cause });
    this.retryAfterSeconds = isApiError(cause) && cause.status === 429 ? (cause.retryAfterSeconds ?? 1) : undefined;
  }
}

const { getStore, getBanners, getOffers, getCategories, getCategoryProducts, getProducts } = homepageApi.endpoints;
const { findProducers, getProducer, getTrace } = producersApi.endpoints;
const { getProductDetail, getOtherProducts, getRecipes, getRecipe } = homepageApi.endpoints;

/** The data of a response; null for 404, and for 400: an id that can't exist. */
const dataOrNull = async <T>(query: PromiseLike<{ data?: T; error?: unknown }>): Promise<T | null> => {
  const { data, error } = await query;
  if (error === undefined) return data ?? null;
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
  throw new PageDataError(error);
};

/** The frame around every page shows this. */
export const loadFrame = (dispatch: AppDispatch) => dataOrNull(dispatch(getStore.initiate(undefined)));

const loadCategories = async (dispatch: AppDispatch) => {
  await dataOrNull(dispatch(getCategories.initiate(undefined)));
  return true;
};

const loadRecipes = async (dispatch: AppDispatch) => {
  await dataOrNull(dispatch(getRecipes.initiate(undefined)));
  return true;
};

/** A page without content of its own leads on to these. */
const loadAlternatives = (dispatch: AppDispatch) =>
  Promise.all([loadCategories(dispatch), dataOrNull(dispatch(getOtherProducts.initiate(undefined)))]);

/** The products of one category or of all; null for an unknown category. */
const loadProducts = async (dispatch: AppDispatch, filters: ProductFilters) => {
  // Requested at once; the response for an unknown category is ignored.
  const products = dispatch(getProducts.initiate(filters));
  const categories = await dataOrNull(dispatch(getCategories.initiate(undefined)));
  const { categoryId } = filters;
  if (categoryId !== undefined && !categories?.some(({ _id }) => _id === categoryId)) return null;
  return dataOrNull(products);
};

/** A list, with best sellers where it is no longer than `few`. */
const loadList = async (dispatch: AppDispatch, filters: ProductFilters, few = 0): Promise<boolean> => {
  const list = await loadProducts(dispatch, filters);
  if (list && (list.pages[0]?.total ?? 0) <= few) await dataOrNull(dispatch(getOtherProducts.initiate(undefined)));
  return list !== null;
};

const readListQuery = (given: URLSearchParams, sorts = LIST_SORTS): URLSearchParams => {
  const { categoryId, ...choice } = readChoice(given, sorts);
  return writeChoice(new URLSearchParams(), { categoryId: categoryId?.slice(0, MAX_VALUE_LENGTH), ...choice });
};

const readSlug = (params: URLSearchParams) => params.get('slug')?.trim().slice(0, MAX_VALUE_LENGTH) ?? '';

export const SERVER_ROUTES: Readonly<Partial<Record<RouteName, ServerRoute>>> = {
  home: {
    loadData: async (dispatch) => {
      await Promise.all([
        dataOrNull(dispatch(getBanners.initiate(undefined))),
        dataOrNull(dispatch(getCategories.initiate(undefined))),
        dataOrNull(dispatch(getOffers.initiate(undefined))),
        dataOrNull(dispatch(getCategoryProducts.initiate(HOME_RAILS))),
        dataOrNull(dispatch(getOtherProducts.initiate(undefined))),
        dataOrNull(dispatch(getRecipes.initiate(undefined))),
      ]);
      return true;
    },
    jsonLd: storeJsonLd,
  },
  categories: {
    readQuery: (given) => readListQuery(given),
    loadShared: loadCategories,
    loadData: (dispatch, params) => loadList(dispatch, toProductFilters(readChoice(params))),
    jsonLd: categoryJsonLd,
  },
  search: {
    readQuery: (given) => {
      const query = readSearchText(given);
      if (query === '') return new URLSearchParams();
      const params = readListQuery(given, PRODUCT_SORTS);
      params.set(QUERY_PARAM, query);
      return params;
    },
    loadShared: loadCategories,
    loadData: async (dispatch, params) => {
      const search = readSearchText(params);
      if (search === '') {
        await loadAlternatives(dispatch);
        return true;
      }
      const [exists] = await Promise.all([
        loadList(dispatch, { ...toProductFilters(readChoice(params, PRODUCT_SORTS)), search }, FEW_RESULTS),
        dataOrNull(dispatch(getRecipes.initiate(search))),
        dataOrNull(dispatch(findProducers.initiate(search))),
      ]);
      return exists;
    },
  },
  product: {
    readQuery: (given) => {
      const slug = readSlug(given);
      return new URLSearchParams(slug && { slug });
    },
    loadData: async (dispatch, params) => {
      const slug = readSlug(params);
      if (slug !== '' && (await dataOrNull(dispatch(getProductDetail.initiate(slug)))) !== null) return true;
      await loadAlternatives(dispatch);
      return false;
    },
    jsonLd: productJsonLd,
  },
  recipes: {
    loadData: loadRecipes,
    jsonLd: recipesJsonLd,
  },
  recipe: {
    loadData: async (dispatch, _params, pathname) => {
      const others = dispatch(getRecipes.initiate(undefined));
      const recipe = await dataOrNull(dispatch(getRecipe.initiate(readPathParam('recipe', pathname))));
      await dataOrNull(others);
      return recipe !== null;
    },
    jsonLd: recipeJsonLd,
  },
  producer: {
    loadData: async (dispatch, _params, pathname) =>
      (await dataOrNull(dispatch(getProducer.initiate(readPathParam('producer', pathname))))) !== null,
  },
  trace: {
    loadData: async (dispatch, _params, pathname) => {
      const code = readPathParam('trace', pathname);
      return code === '' || (await dataOrNull(dispatch(getTrace.initiate(code)))) !== null;
    },
  },
  ...Object.fromEntries(CONTENT_PAGES.map((page) => [page, { jsonLd: storeJsonLd }])),
  testimonials: { loadData: loadRecipes, jsonLd: storeJsonLd },
};

/** An unknown URL shows this. */
export const NOT_FOUND_ROUTE: ServerRoute = { loadData: loadCategories };

const pathOf = (name: RouteName, pathname: string): string => {
  const { path } = ROUTES[name];
  const prefix = staticPrefix(path);
  if (prefix === path) return path;
  return prefix + encodeURIComponent(readPathParam(name, pathname).slice(0, MAX_VALUE_LENGTH));
};

/**
 * Path and the query parameters that the page depends on: URLs of the same page differ in trackers and open panels
 * only. Returns null for a page that the server doesn't render.
 * @param url path and query
 */
export const normalizeUrl = (url: string): string | null => {
  const { pathname, searchParams: given, search } = new URL(url, ANY_ORIGIN);
  const name = findRoute(pathname);
  if (name && !ROUTES[name].isServerRendered) return null;
  const params = (name && SERVER_ROUTES[name]?.readQuery?.(given)) ?? new URLSearchParams();
  const language = languageOfUrl(search);
  if (language) params.set(LANGUAGE_PARAM, language);
  const path = name ? pathOf(name, pathname) : NOT_FOUND_URL;
  return params.size > 0 ? `${path}?${params.toString()}` : path;
};
