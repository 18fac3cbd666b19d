import { MAX_SEARCH_LENGTH } from '../../contract/constants';
import { ROUTES } from '../../contract/routes';

export const SEARCH_PATH = ROUTES.search.path;
export const QUERY_PARAM = 'q';
/** So few results leave room for best sellers. */
export const FEW_RESULTS = 8;

export const searchPath = (query: string): string =>
  `${SEARCH_PATH}?${new URLSearchParams({ [QUERY_PARAM]: query.trim() }).toString()}`;

export const readSearchText = (params: URLSearchParams): string =>
  (params.get(QUERY_PARAM) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
