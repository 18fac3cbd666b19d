import { ROUTE_NAMES, ROUTES, type Route } from '../../contract/routes';

/** The staff area handles its own paths. */
const routes = ROUTE_NAMES.map((name) => ROUTES[name])
  .filter(({ path }) => !path.endsWith('/*'))
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')}/?$`, 'i'),
  }));

/**
 * Lower case except order ids; null for no route.
 * @param url path and query
 */
export function canonicalUrl(url: string): string | null {
  const [pathname = '', ...query] = url.split('?');
  const path = pathname.replace(/\/{2,}/g, '/');
  for (const { route, pattern } of routes) {
    const values = pattern.exec(path)?.slice(1);
    if (!values) continue;
    const canonicalPath = route.path.replace(/:\w+/g, () => {
      const value = values.shift() ?? '';
      return route.isCacheable ? lowerCaseSegment(value) : value;
    });
    return [canonicalPath, ...(query.length > 0 ? [lowerCaseQuery(query.join('?'), route)] : [])].join('?');
  }
  return null;
}

function lowerCaseSegment(segment: string): string {
  const value = decodeURIComponent(segment);
  const lowered = value.toLowerCase();
  return lowered === value ? segment : encodeURIComponent(lowered);
}

/** Only slugs and category ids identify a page. */
function lowerCaseQuery(query: string, { query: names = [] }: Route): string {
  const params = new URLSearchParams(query);
  const before = params.toString();
  for (const name of names) {
    const value = params.get(name);
    if (value !== null) params.set(name, value.toLowerCase());
  }
  const after = params.toString();
  return after === before ? query : after;
}
