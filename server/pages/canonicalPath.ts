import { CLIENT_ROUTES } from '../../contract/routes';

const routes = CLIENT_ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')}/?$`, 'i'),
}));

/** Ignores case, trailing and doubled slashes; null for no route. */
export function canonicalPath(pathname: string): string | null {
  const path = pathname.replace(/\/{2,}/g, '/');
  for (const { route, pattern } of routes) {
    const values = pattern.exec(path)?.slice(1);
    if (values) return route.replace(/:\w+/g, () => values.shift() ?? '');
  }
  return null;
}
