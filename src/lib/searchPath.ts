import { MAX_SEARCH_LENGTH } from '../../contract/constants';
import { ROUTES } from '../../contract/routes';

export const SEARCH_PATH = ROUTES.search.path;
export const WORDS_PARAM = 'q';

export const searchPath = (query: string): string =>
  `${SEARCH_PATH}?${new URLSearchParams({ [WORDS_PARAM]: query.trim() }).toString()}`;

export const readWords = (params: URLSearchParams): string =>
  (params.get(WORDS_PARAM) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
