import { findRoute, ROUTES } from '../../../contract/routes';

/** A link of the shop leads to a category by `id`, or to a product by slug. */
interface ShopLink {
  path: string;
  target: { kind: 'PAGE' } | { kind: 'CATEGORY' | 'PRODUCT'; id: string };
}

const SHOP = 'https://shop.invalid';

/** Reads a path of a page that everyone may see; null for all else, such as another site or the staff area. */
export function readShopLink(link: string): ShopLink | null {
  if (!/^\/(?![/\\])/.test(link) || /[\s\\]/.test(link) || !URL.canParse(link, SHOP)) return null;
  const url = new URL(link, SHOP);
  const name = findRoute(url.pathname);
  if (url.origin !== SHOP || !name) return null;
  const { access, isServerRendered } = ROUTES[name];
  if (access !== 'public' || !isServerRendered) return null;
  const path = url.pathname + url.search + url.hash;
  const [categoryId, slug] = [url.searchParams.get('id'), url.searchParams.get('slug')];
  if (name === 'categories' && categoryId !== null) return { path, target: { kind: 'CATEGORY', id: categoryId } };
  if (name === 'product') return slug === null ? null : { path, target: { kind: 'PRODUCT', id: slug } };
  return { path, target: { kind: 'PAGE' } };
}
