import { findRoute, ROUTE_NAMES, ROUTES, staticPrefix, type Route } from '../../contract/routes';
import { LANGUAGE_PARAM } from './language';

const CACHEABLE = ROUTE_NAMES.map((name) => ROUTES[name]).filter(({ isCacheable }) => isCacheable);
/** Unlike `findRoute` as exact as the server, which redirects other spellings. */
const hasPath = ({ path }: Route, pathname: string): boolean => {
  const prefix = staticPrefix(path);
  if (prefix === path) return path === pathname;
  return pathname.startsWith(prefix) && /^[^/]+$/.test(pathname.slice(prefix.length));
};
/** Panels and tracking. */
const IGNORED_PARAMS = /^(?:login|location|next|utm_\w+|gclid|fbclid)$/;
const NON_PAGES = /^\/(?:api|pay|staff|healthz|readyz)(?:\/|$)|\.\w+$/;

/** Returns null where the page must not be cached. */
export const cacheablePageKey = ({ pathname, searchParams }: URL): string | null => {
  const route = CACHEABLE.find((each) => hasPath(each, pathname));
  if (!route) return null;
  const given = [...searchParams].filter(([name]) => !IGNORED_PARAMS.test(name));
  if (given.some(([name]) => name !== LANGUAGE_PARAM && !route.query?.includes(name))) return null;
  const params = new URLSearchParams(given);
  params.sort();
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
};

/** Whether the browser renders the page from the customer's own data. */
export const isCustomerPage = (pathname: string): boolean => {
  const name = findRoute(pathname);
  return name !== undefined && !ROUTES[name].isServerRendered;
};

export const isPagePath = (pathname: string): boolean => !NON_PAGES.test(pathname);
