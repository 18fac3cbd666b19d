import { CLIENT_ROUTES, CONTENT_PAGES, PRODUCT_SORTS } from '../../../contract/constants';
import { LIST_SORTS, readChoice, writeChoice } from '../../features/catalogue/productChoice';
import { LANGUAGE_PARAM, languageOfUrl } from '../../lib/language';
import { readWords, WORDS_PARAM } from '../../lib/searchPath';
import { SUCCESS_PAGES } from '../layout/visibility';

/** Longer values name nothing that the shop has. */
const MAX_VALUE_LENGTH = 200;
const ANY_ORIGIN = 'http://shop.invalid';

/** The name of the page for every unknown address. */
export const NOT_FOUND_ADDRESS = '/not-found';

type ReadParams = (given: URLSearchParams) => URLSearchParams;

const noParams: ReadParams = () => new URLSearchParams();
const listParams =
  (sorts = LIST_SORTS): ReadParams =>
  (given) => {
    const { categoryId, ...choice } = readChoice(given, sorts);
    return writeChoice(new URLSearchParams(), { categoryId: categoryId?.slice(0, MAX_VALUE_LENGTH), ...choice });
  };
const searchParams: ReadParams = (given) => {
  const words = readWords(given);
  const params = words === '' ? noParams(given) : listParams(PRODUCT_SORTS)(given);
  if (words !== '') params.set(WORDS_PARAM, words);
  return params;
};
const productParams: ReadParams = (given) => {
  const slug = given.get('slug')?.trim().slice(0, MAX_VALUE_LENGTH);
  return new URLSearchParams(slug ? { slug } : {});
};

/** The pages that a server draws, with what in their query changes what they show. */
const drawn: Readonly<Record<string, ReadParams>> = {
  '/': noParams,
  '/categories': listParams(),
  '/search': searchParams,
  '/product/detail': productParams,
  ...Object.fromEntries(CONTENT_PAGES.map((page) => [`/${page}`, noParams])),
};

const otherRoutes = CLIENT_ROUTES.filter((route) => !(route in drawn)).map(
  (route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`),
);

/** Among them unknown addresses whose frame looks like that of a known one: see `visibility.ts`. */
const isDrawnByItself = (pathname: string): boolean =>
  pathname.startsWith(SUCCESS_PAGES) || otherRoutes.some((route) => route.test(pathname));

/**
 * Names the page at an address by its path and the parameters that count: neither trackers nor an open panel make another page of it. Null
 * for a page that draws itself.
 * @param url path and query
 */
export const pageAddress = (url: string): string | null => {
  const { pathname, searchParams: given, search } = new URL(url, ANY_ORIGIN);
  const readParams = drawn[pathname];
  if (!readParams && isDrawnByItself(pathname)) return null;
  const params = (readParams ?? noParams)(given);
  const language = languageOfUrl(search);
  if (language) params.set(LANGUAGE_PARAM, language);
  const path = readParams ? pathname : NOT_FOUND_ADDRESS;
  return params.size > 0 ? `${path}?${params.toString()}` : path;
};
