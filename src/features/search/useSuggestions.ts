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
  | { kind: 'all'; words: string }
);

/** So long somebody pauses in typing before the shop is asked. */
const PAUSE_MS = 200;

/**
 * What somebody may be about to look for: nothing before the first answer, and nothing when there is none. An answer that
 * comes after a later one is not shown.
 * @param text as it stands in the field
 */
export const useSuggestions = (text: string): Suggestion[] => {
  const words = text.trim();
  const settled = useDebounced(words, PAUSE_MS);
  const { data, isError } = useGetSuggestionsQuery(settled, { skip: settled === '' });
  const found = words === '' || settled === '' || isError ? undefined : data;

  return useMemo(() => {
    if (!found || found.products.length + found.categories.length === 0) return [];
    return [
      ...found.categories.map((category) => ({
        kind: 'category' as const,
        category,
        path: categoryPath(category._id),
      })),
      ...found.products.map((product) => ({ kind: 'product' as const, product, path: productPath(product.slug) })),
      { kind: 'all' as const, words, path: searchPath(words) },
    ];
  }, [found, words]);
};
