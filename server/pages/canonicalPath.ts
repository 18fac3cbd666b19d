import { CLIENT_ROUTES } from '../../contract/constants';

const routes = CLIENT_ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')}/*$`, 'i'),
}));

/** The canonical path of a route that the router would match regardless of case and trailing slashes; null where there is none. */
export function canonicalPath(pathname: string): string | null {
  for (const { route, pattern } of routes) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const values = match.slice(1);
    return route.replace(/:\w+/g, () => values.shift() ?? '');
  }
  return null;
}
