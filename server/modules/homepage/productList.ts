import type { Language, ProductSort } from '../../../contract/constants';
import { DEFAULT_PAGE_SIZE } from '../../../contract/constants';
import type { ProductsBody } from '../../../contract/homepage';
import { FieldsError } from '../../lib/errors';

/** What a list of products is asked by, with nothing left open. */
export interface ProductFilters {
  categoryId: string | null;
  /** Each has to occur in the names, in any language, or in the stock code. */
  words: string[];
  sort: ProductSort;
  inStock: boolean;
  /** Bounds on the cheapest pack, in paise. */
  priceMin: number;
  priceMax: number | null;
}

/** More words than this make a search no narrower. */
const MAX_WORDS = 8;

/**
 * Fills in what a request leaves open, so that two requests for the same list look the same.
 * @throws FieldsError when no price can lie between the bounds
 */
export function readFilters(body: ProductsBody): ProductFilters {
  const { categoryId = null, search = '', sort = 'popular', inStock = false, priceMin = 0, priceMax = null } = body;
  if (priceMax !== null && priceMin > priceMax) throw new FieldsError({ priceMax: { key: 'homepage.priceRange' } });
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return { categoryId, words, sort, inStock, priceMin, priceMax };
}

/** Names a list for its cursors: the same rows in the same order. */
export const listName = (filters: ProductFilters, language: Language): string =>
  // Names sort differently in each language; all other orders are the same in all.
  JSON.stringify(filters.sort === 'name' ? [filters, language] : [filters]);

export const pageSize = ({ limit = DEFAULT_PAGE_SIZE }: ProductsBody): number => limit;
