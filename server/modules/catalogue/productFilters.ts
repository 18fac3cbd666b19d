import type { Language, ProductSort } from '../../../contract/constants';
import { DEFAULT_PAGE_SIZE } from '../../../contract/constants';
import type { ProductsBody } from '../../../contract/homepage';
import { FieldsError } from '../../lib/errors';
import { normalizeSearch } from '../../lib/normalizeSearch';

export interface ProductFilters {
  categoryId: string | null;
  search: string;
  sort: ProductSort;
  inStock: boolean;
  /** Bounds on the cheapest pack, in paise. */
  priceMin: number;
  priceMax: number | null;
}

/**
 * Normalizes a request: equal lists get equal filters.
 * @throws FieldsError when the price bounds exclude each other
 */
export function readFilters(body: ProductsBody): ProductFilters {
  const { categoryId = null, inStock = false, priceMin = 0, priceMax = null } = body;
  if (priceMax !== null && priceMin > priceMax) throw new FieldsError({ priceMax: { key: 'homepage.priceRange' } });
  const search = normalizeSearch(body.search ?? '');
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

export const listKey = (filters: ProductFilters, language: Language): string =>
  // Only the order by name depends on the language.
  JSON.stringify(filters.sort === 'name' ? [filters, language] : [filters]);

export const pageSize = ({ limit = DEFAULT_PAGE_SIZE }: ProductsBody): number => limit;

export const isNarrowed = ({ inStock, priceMin, priceMax }: ProductFilters): boolean =>
  inStock || priceMin > 0 || priceMax !== null;
