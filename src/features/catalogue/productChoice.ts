import { PRODUCT_SORTS, type ProductSort } from '../../../contract/constants';
import type { ProductFilters } from '../../store/api/homepageApi';

/** Filters of the product list, stored in the URL. */
export interface ProductChoice {
  categoryId?: string;
  /** Undefined is the server's default. */
  sort?: ProductSort;
  inStock: boolean;
  minRupees?: number;
  maxRupees?: number;
}

/** Names of the query parameters. */
const PARAM = {
  categoryId: 'id',
  sort: 'sort',
  inStock: 'inStock',
  minRupees: 'min',
  maxRupees: 'max',
} as const;

/** Sort orders without a search, default first. */
export const LIST_SORTS: readonly ProductSort[] = PRODUCT_SORTS.filter((sort) => sort !== 'relevance');

/** Whole rupees; undefined is unbounded. */
export interface PriceRange {
  minRupees: number | undefined;
  maxRupees: number | undefined;
}

/** The contract's largest price bound, in rupees. */
export const MAX_RUPEES = 1_000_000;

const readRupees = (text: string | null): number | undefined => {
  if (text === null || !/^\d{1,7}$/.test(text)) return undefined;
  return Math.min(Number(text), MAX_RUPEES);
};

const excludeEachOther = (minRupees = 0, maxRupees = MAX_RUPEES): boolean => minRupees > maxRupees;

/** Reads the choice from the URL. Invalid values count as not chosen. */
export const readChoice = (params: URLSearchParams, sorts = LIST_SORTS): ProductChoice => {
  const sort = sorts.find((known) => known === params.get(PARAM.sort));
  const categoryId = params.get(PARAM.categoryId);
  const bounds = [readRupees(params.get(PARAM.minRupees)), readRupees(params.get(PARAM.maxRupees))] as const;
  const [minRupees, maxRupees] = excludeEachOther(...bounds) ? [] : bounds;
  return {
    inStock: params.get(PARAM.inStock) === '1',
    ...(categoryId && { categoryId }),
    ...(sort && { sort }),
    ...(minRupees !== undefined && { minRupees }),
    ...(maxRupees !== undefined && { maxRupees }),
  };
};

type Changes = { [Key in keyof ProductChoice]?: ProductChoice[Key] | undefined };

/** The query with some of the choice changed; `undefined` removes a parameter. Others stay. */
export const writeChoice = (params: URLSearchParams, changes: Changes): URLSearchParams => {
  const changed = new URLSearchParams(params);
  for (const name of Object.keys(changes) as (keyof ProductChoice)[]) {
    const key = PARAM[name];
    const value = changes[name];
    if (value === undefined || value === false) changed.delete(key);
    else changed.set(key, value === true ? '1' : String(value));
  }
  return changed;
};

/** The filters as the API takes them. */
export const toProductFilters = ({ minRupees, maxRupees, inStock, ...same }: ProductChoice): ProductFilters => ({
  ...same,
  ...(inStock && { inStock }),
  ...(minRupees !== undefined && { priceMin: minRupees * 100 }),
  ...(maxRupees !== undefined && { priceMax: maxRupees * 100 }),
});

/** Whether anything narrows the list besides its category. */
export const isNarrowed = ({ inStock, minRupees, maxRupees }: ProductChoice): boolean =>
  inStock || minRupees !== undefined || maxRupees !== undefined;

/** Removes all filters, and leaves category and order. */
export const NOTHING_NARROWED = { inStock: undefined, minRupees: undefined, maxRupees: undefined };
