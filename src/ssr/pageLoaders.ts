import { PRODUCT_SORTS } from '../../contract/constants';
import { readChoice, toProductFilters } from '../features/catalogue/productChoice';
import { PRODUCTS_PER_RAIL } from '../features/catalogue/railLength';
import { readSearchText } from '../lib/searchPath';
import { isApiError } from '../store/api/ApiError';
import { homepageApi, type ProductFilters } from '../store/api/homepageApi';
import type { AppDispatch } from '../store/makeStore';

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

interface QueryResult<T> {
  data?: T;
  error?: unknown;
}
type LoadData = (dispatch: AppDispatch, params: URLSearchParams) => Promise<boolean>;

const { getStore, getBanners, getOffers, getCategories, getCategoryProducts, getProducts, getProductDetail } =
  homepageApi.endpoints;
const { getOtherProducts } = homepageApi.endpoints;

/** The data of a response; null for 404, and for 400: an id that can't exist. */
const dataOrNull = async <T>(query: PromiseLike<QueryResult<T>>): Promise<T | null> => {
  const { data, error } = await query;
  if (error === undefined) return data ?? null;
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
  throw new PageDataError(error);
};

/** What the frame around every page shows. */
export const loadFrame = (dispatch: AppDispatch) => dataOrNull(dispatch(getStore.initiate(undefined)));

export const loadHome: LoadData = async (dispatch) => {
  await Promise.all([
    dataOrNull(dispatch(getBanners.initiate(undefined))),
    dataOrNull(dispatch(getCategories.initiate(undefined))),
    dataOrNull(dispatch(getOffers.initiate(undefined))),
    dataOrNull(dispatch(getCategoryProducts.initiate({ limitPerCategory: PRODUCTS_PER_RAIL }))),
    dataOrNull(dispatch(getOtherProducts.initiate(undefined))),
  ]);
  return true;
};

/** The products of one category or of all; null for an unknown category. */
const loadProducts = async (dispatch: AppDispatch, filters: ProductFilters) => {
  // Requested at once; the response for an unknown category is ignored.
  const products = dispatch(getProducts.initiate(filters));
  const categories = await dataOrNull(dispatch(getCategories.initiate(undefined)));
  const { categoryId } = filters;
  if (categoryId !== undefined && !categories?.some(({ _id }) => _id === categoryId)) return null;
  return dataOrNull(products);
};

export const loadCategories: LoadData = async (dispatch, params) =>
  (await loadProducts(dispatch, toProductFilters(readChoice(params)))) !== null;

export const loadSearch: LoadData = async (dispatch, params) => {
  const search = readSearchText(params);
  if (search === '') {
    await dataOrNull(dispatch(getCategories.initiate(undefined)));
    return true;
  }
  const list = await loadProducts(dispatch, { ...toProductFilters(readChoice(params, PRODUCT_SORTS)), search });
  if (list?.pages[0]?.total === 0) await dataOrNull(dispatch(getOtherProducts.initiate(undefined)));
  return list !== null;
};

export const loadProduct: LoadData = async (dispatch, params) => {
  const slug = params.get('slug')?.trim() ?? '';
  return slug !== '' && (await dataOrNull(dispatch(getProductDetail.initiate(slug)))) !== null;
};
