import { MAX_SEARCH_LENGTH } from '../../contract/constants';
import { ROUTES } from '../../contract/routes';

export const SEARCH_PATH = ROUTES.search.path;
/** The name of the words in the address. */
export const WORDS_PARAM = 'q';

/** The page of what is found. */
export const searchPath = (words: string): string =>
  `${SEARCH_PATH}?${new URLSearchParams({ [WORDS_PARAM]: words.trim() }).toString()}`;

/** What the address says is looked for; '' for nothing. Control characters are no words: the page could not show them. */
export const readWords = (params: URLSearchParams): string =>
  (params.get(WORDS_PARAM) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
