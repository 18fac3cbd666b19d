import { PRODUCT_STATES } from '../../../../contract/catalogueRules';
import type { CatalogueFilter } from '../../store/catalogueApi';

export const readCatalogueFilter = (params: URLSearchParams): CatalogueFilter => {
  const [search, categoryId] = [params.get('search') ?? '', params.get('categoryId') ?? ''];
  const state = PRODUCT_STATES.find((each) => each === params.get('state'));
  return { ...(search && { search }), ...(categoryId && { categoryId }), ...(state && { state }) };
};

/** An empty text or undefined removes a filter. */
export const writeCatalogueFilter = (filter: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
