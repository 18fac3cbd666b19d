import { findRoute, ROUTES } from '../../contract/routes';
import { LANGUAGE_PARAM, languageOfUrl } from '../lib/language';
import { SERVER_ROUTES } from './serverRoutes';

const ANY_ORIGIN = 'http://shop.invalid';

/** The canonical form of every unknown URL. */
export const NOT_FOUND_URL = '/not-found';

/**
 * Path and the query parameters that the page depends on: URLs of the same page differ in trackers and open panels only. Null for a page
 * that the server doesn't render.
 * @param url path and query
 */
export const normalizeUrl = (url: string): string | null => {
  const { pathname, searchParams: given, search } = new URL(url, ANY_ORIGIN);
  const name = findRoute(pathname);
  if (name && !ROUTES[name].isServerRendered) return null;
  const params = (name && SERVER_ROUTES[name]?.readQuery?.(given)) ?? new URLSearchParams();
  const language = languageOfUrl(search);
  if (language) params.set(LANGUAGE_PARAM, language);
  const path = name ? ROUTES[name].path : NOT_FOUND_URL;
  return params.size > 0 ? `${path}?${params.toString()}` : path;
};
