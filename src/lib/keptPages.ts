import { findRoute, ROUTE_NAMES, ROUTES } from '../../contract/routes';
import { LANGUAGE_PARAM } from './language';

const CACHEABLE = new Map(
  ROUTE_NAMES.map((name) => ROUTES[name])
    .filter(({ isCacheable }) => isCacheable)
    .map((route) => [route.path, route]),
);
/** Query parameters that don't change the page: open panels and campaign trackers. */
const IGNORED = /^(?:login|location|next|utm_\w+|gclid|fbclid)$/;
/** API calls, the sandbox's payment page, files. */
const NO_PAGE = /^\/(?:api|pay|healthz|readyz)(?:\/|$)|\.\w+$/;

/** The cache key of a page: its path and the parameters that identify it, sorted. Null for a page that is not cached. */
export const keptPageName = ({ pathname, searchParams }: URL): string | null => {
  const route = CACHEABLE.get(pathname);
  if (!route) return null;
  const given = [...searchParams].filter(([name]) => !IGNORED.test(name));
  if (given.some(([name]) => name !== LANGUAGE_PARAM && !route.query?.includes(name))) return null;
  const params = new URLSearchParams(given);
  params.sort();
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
};

/** Whether the browser renders the page at this path from the customer's own data. */
export const isOwnPage = (pathname: string): boolean => {
  const name = findRoute(pathname);
  return name !== undefined && !ROUTES[name].isServerRendered;
};

export const mayBePage = (pathname: string): boolean => !NO_PAGE.test(pathname);
