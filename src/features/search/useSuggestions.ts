import { useMemo } from 'react';
import type { Suggestions } from '../../../contract/homepage';
import { categoryPath, productPath } from '../../../contract/routes';
import { useDebounced } from '../../hooks/useDebounced';
import { searchPath } from '../../lib/searchPath';
import { useGetSuggestionsQuery } from '../../store/api/homepageApi';

/** A row of the list under the search field, and where it leads. */
export type Suggestion = { path: string } & (
  | { kind: 'product'; product: Suggestions['products'][number] }
  | { kind: 'category'; category: Suggestions['categories'][number] }
  | { kind: 'all'; query: string }
);

/** Typing pauses at least this long before a request. */
const PAUSE_MS = 200;

/** Suggestions for a query; empty before the first response and after failures. Out-of-order responses are dropped. */
export const useSuggestions = (text: string): Suggestion[] => {
  const query = text.trim();
  const isCurrent = useDebounced(query, PAUSE_MS);
  const { data, isError } = useGetSuggestionsQuery(isCurrent, { skip: isCurrent === '' });
  const found = query === '' || isCurrent === '' || isError ? undefined : data;

  return useMemo(() => {
    if (!found || found.products.length + found.categories.length === 0) return [];
    return [
      ...found.categories.map((category) => ({
        kind: 'category' as const,
        category,
        path: categoryPath(category._id),
      })),
      ...found.products.map((product) => ({ kind: 'product' as const, product, path: productPath(product.slug) })),
      { kind: 'all' as const, query, path: searchPath(query) },
    ];
  }, [found, query]);
};
