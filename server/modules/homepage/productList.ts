import type { Language, ProductSort } from '../../../contract/constants';
import { DEFAULT_PAGE_SIZE } from '../../../contract/constants';
import type { ProductsBody } from '../../../contract/homepage';
import { FieldsError } from '../../lib/errors';

/** What a list of products is asked by, with nothing left open. */
export interface ProductFilters {
  categoryId: string | null;
  /** As a person typed it; '' for none. */
  search: string;
  sort: ProductSort;
  inStock: boolean;
  /** Bounds on the cheapest pack, in paise. */
  priceMin: number;
  priceMax: number | null;
}

/**
 * Fills in what a request leaves open, so that two requests for the same list look the same.
 * @throws FieldsError when no price can lie between the bounds
 */
export function readFilters(body: ProductsBody): ProductFilters {
  const { categoryId = null, inStock = false, priceMin = 0, priceMax = null } = body;
  if (priceMax !== null && priceMin > priceMax) throw new FieldsError({ priceMax: { key: 'homepage.priceRange' } });
  const search = plainWords(body.search ?? '');
  const { sort = 'relevance' } = body;
  return {
    categoryId,
    search,
    sort: sort === 'relevance' && search === '' ? 'popular' : sort,
    inStock,
    priceMin,
    priceMax,
  };
}

/** The same text for searches that look the same. */
export const plainWords = (typed: string): string => typed.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');

/** Names a list for its cursors: the same rows in the same order. */
export const listName = (filters: ProductFilters, language: Language): string =>
  // Names sort differently in each language; all other orders are the same in all.
  JSON.stringify(filters.sort === 'name' ? [filters, language] : [filters]);

export const pageSize = ({ limit = DEFAULT_PAGE_SIZE }: ProductsBody): number => limit;

/** Whether it shows all products of the shop or of a category: those are counted already. */
export const isWholeList = ({ search, inStock, priceMin, priceMax }: ProductFilters): boolean =>
  search === '' && !inStock && priceMin === 0 && priceMax === null;
