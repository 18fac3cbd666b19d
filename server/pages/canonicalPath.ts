import { CLIENT_ROUTES } from '../../contract/routes';

const routes = CLIENT_ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')}/*$`, 'i'),
}));

/**
 * How the shop writes the address of one of its pages, which the browser app knows in capital letters and with slashes at its end, too; null
 * where there is no such page.
 */
export function canonicalPath(pathname: string): string | null {
  for (const { route, pattern } of routes) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const values = found.slice(1);
    return route.replace(/:\w+/g, () => values.shift() ?? '');
  }
  return null;
}
