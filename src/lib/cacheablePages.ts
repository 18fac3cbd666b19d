import { findRoute, ROUTES } from '../../contract/routes';
import { LANGUAGE_PARAM } from './language';

/** Panels and tracking. */
const IGNORED_PARAMS = /^(?:login|location|next|utm_\w+|gclid|fbclid)$/;
const NON_PAGES = /^\/(?:api|pay|staff|healthz|readyz)(?:\/|$)|\.\w+$/;

/** One key for all spellings that the server redirects to one; null where the page must not be cached. */
export const cacheablePageKey = ({ pathname: spelled, searchParams }: URL): string | null => {
  const pathname = spelled.toLowerCase().replace(/(?<=.)\/+$/, '');
  const name = findRoute(pathname);
  const route = name && ROUTES[name];
  if (!route?.isCacheable) return null;
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
