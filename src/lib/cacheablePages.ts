import { CONTENT_PAGES } from '../../contract/constants';

/** The same for everyone; a search query would be personal. */
const CACHEABLE_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/categories',
  '/product/detail',
  ...CONTENT_PAGES.map((page) => `/${page}`),
]);
const KEY_PARAMS: ReadonlySet<string> = new Set(['id', 'slug', 'lang']);
/** Panels and tracking. */
const IGNORED_PARAMS = /^(?:login|location|next|utm_\w+|gclid|fbclid)$/;
const CUSTOMER_PAGES = /^\/(?:checkout|profile|order)(?:\/|$)/;
const NON_PAGES = /^\/(?:api|pay|healthz|readyz)(?:\/|$)|\.\w+$/;

/** Null where the page must not be cached. */
export const cacheablePageKey = ({ pathname, searchParams }: URL): string | null => {
  if (!CACHEABLE_PATHS.has(pathname)) return null;
  const given = [...searchParams].filter(([name]) => !IGNORED_PARAMS.test(name));
  if (given.some(([name]) => !KEY_PARAMS.has(name))) return null;
  const params = new URLSearchParams(given);
  params.sort();
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
};

export const isCustomerPage = (pathname: string): boolean => CUSTOMER_PAGES.test(pathname);

export const isPagePath = (pathname: string): boolean => !NON_PAGES.test(pathname);
