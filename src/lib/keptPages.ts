import { CONTENT_PAGES } from '../../contract/constants';

/** Pages that look the same to everybody. A search is not among them: its words are the searcher's own. */
const KEPT_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/categories',
  '/product/detail',
  ...CONTENT_PAGES.map((page) => `/${page}`),
]);
/** What in a query names another page. */
const NAMING: ReadonlySet<string> = new Set(['id', 'slug', 'lang']);
/** What stands in a query without changing the page below: open panels, and marks of where somebody came from. */
const PASSING = /^(?:login|location|next|utm_\w+|gclid|fbclid)$/;
/** Pages that only a customer's own browser can fill. */
const OWN = /^\/(?:checkout|profile|order)(?:\/|$)/;
/** What isn't a page: calls, the sandbox's payment page, files. */
const NO_PAGE = /^\/(?:api|pay|healthz|readyz)(?:\/|$)|\.\w+$/;

/**
 * The name under which a phone keeps the page at this address: its path and what in the query names it, in one order. Null for a page
 * that is not kept: a customer's own, a search, a list that somebody narrowed down.
 */
export const keptPageName = ({ pathname, searchParams }: URL): string | null => {
  if (!KEPT_PATHS.has(pathname)) return null;
  const given = [...searchParams].filter(([name]) => !PASSING.test(name));
  if (given.some(([name]) => !NAMING.has(name))) return null;
  const params = new URLSearchParams(given);
  params.sort();
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
};

/** Whether the app draws the page at this path by itself, of what the browser knows. */
export const isOwnPage = (pathname: string): boolean => OWN.test(pathname);

/** Whether there could be a page at this path. */
export const mayBePage = (pathname: string): boolean => !NO_PAGE.test(pathname);
