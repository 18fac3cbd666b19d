import { readChoice, toProductFilters } from '../../features/catalogue/productChoice';
import { PRODUCTS_PER_RAIL } from '../../features/catalogue/railLength';
import { PRODUCT_SORTS } from '../../../contract/constants';
import { readWords } from '../../lib/searchPath';
import { isApiError } from '../../store/api/ApiError';
import { homepageApi, type ProductFilters } from '../../store/api/homepageApi';
import type { AppDispatch } from '../../store/makeStore';

/** The API could not give what a page needs: nobody knows what would stand there. */
class PageDataError extends Error {
  override readonly name = 'PageDataError';
  /** Where whoever asks has asked too often. */
  readonly retryAfterSeconds: number | undefined;

  constructor(cause: unknown) {
    super('a page could not be given its data', { cause });
    this.retryAfterSeconds = isApiError(cause) && cause.status === 429 ? (cause.retryAfterSeconds ?? 1) : undefined;
  }
}

interface Answer<T> {
  data?: T;
  error?: unknown;
}

const { getStore, getBanners, getOffers, getCategories, getCategoryProducts, getProducts, getProductDetail } =
  homepageApi.endpoints;
const { getOtherProducts } = homepageApi.endpoints;

/** The data of an answer; null where the API says that there is no such thing, or can be none. */
const found = async <T>(call: PromiseLike<Answer<T>>): Promise<T | null> => {
  const { data, error } = await call;
  if (error === undefined) return data ?? null;
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
  throw new PageDataError(error);
};

type LoadData = (dispatch: AppDispatch, params: URLSearchParams) => Promise<boolean>;

const loadHome: LoadData = async (dispatch) => {
  await Promise.all([
    found(dispatch(getBanners.initiate(undefined))),
    found(dispatch(getCategories.initiate(undefined))),
    found(dispatch(getOffers.initiate(undefined))),
    found(dispatch(getCategoryProducts.initiate({ limitPerCategory: PRODUCTS_PER_RAIL }))),
    found(dispatch(getOtherProducts.initiate(undefined))),
  ]);
  return true;
};

/** A list of products in one category or all; null without such a category. */
const loadList = async (dispatch: AppDispatch, filters: ProductFilters) => {
  // Both at once; but what the API says to a category that is none doesn't count.
  const asked = dispatch(getProducts.initiate(filters));
  const categories = await found(dispatch(getCategories.initiate(undefined)));
  const { categoryId } = filters;
  if (categoryId !== undefined && !categories?.some(({ _id }) => _id === categoryId)) return null;
  return found(asked);
};

const loadCategories: LoadData = async (dispatch, params) =>
  (await loadList(dispatch, toProductFilters(readChoice(params)))) !== null;

const loadSearch: LoadData = async (dispatch, params) => {
  const search = readWords(params);
  if (search === '') {
    await found(dispatch(getCategories.initiate(undefined)));
    return true;
  }
  const list = await loadList(dispatch, { ...toProductFilters(readChoice(params, PRODUCT_SORTS)), search });
  if (list?.pages[0]?.total === 0) await found(dispatch(getOtherProducts.initiate(undefined)));
  return list !== null;
};

const loadProduct: LoadData = async (dispatch, params) => {
  const slug = params.get('slug')?.trim() ?? '';
  return slug !== '' && (await found(dispatch(getProductDetail.initiate(slug)))) !== null;
};

const loaders: Readonly<Record<string, LoadData>> = {
  '/': loadHome,
  '/categories': loadCategories,
  '/search': loadSearch,
  '/product/detail': loadProduct,
};

/**
 * Fetches what the page at an address shows into the store, as its components would by and by.
 * @returns whether there is anything at the address
 * @throws PageDataError when the API can't tell
 */
export const loadPageData = async (dispatch: AppDispatch, { pathname, searchParams }: URL): Promise<boolean> => {
  const [isThere] = await Promise.all([
    loaders[pathname]?.(dispatch, searchParams) ?? true,
    // The frame around every page speaks of the shop.
    found(dispatch(getStore.initiate(undefined))),
  ]);
  return isThere;
};
