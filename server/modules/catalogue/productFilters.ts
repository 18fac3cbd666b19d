import type { Language, ProductSort } from '../../../contract/constants';
import { DEFAULT_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../../../contract/constants';
import type { ProductsBody } from '../../../contract/homepage';
import { FieldsError } from '../../lib/errors';

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

/** Invisible signs in pasted text, such as joiners. */
const INVISIBLE = /\p{Cf}/gu;
/** Tamil ெள and ஒள without a vowel sign are often typed for ௌ and ஔ: கெளனி is கௌனி. */
const AU_IN_TWO_SIGNS = /([\u0BC6\u0B92])\u0BB3(?![\u0BBE-\u0BCD])/g;

/** Searches that render alike give equal texts. */
export const normalizeSearch = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(AU_IN_TWO_SIGNS, (_letters, vowel) => (vowel === '\u0BC6' ? '\u0BCC' : '\u0B94'))
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    // NFKC turns some signs into many letters.
    .slice(0, MAX_SEARCH_LENGTH);

export const listKey = (filters: ProductFilters, language: Language): string =>
  // Only the order by name depends on the language.
  JSON.stringify(filters.sort === 'name' ? [filters, language] : [filters]);

export const pageSize = ({ limit = DEFAULT_PAGE_SIZE }: ProductsBody): number => limit;

export const isNarrowed = ({ inStock, priceMin, priceMax }: ProductFilters): boolean =>
  inStock || priceMin > 0 || priceMax !== null;
