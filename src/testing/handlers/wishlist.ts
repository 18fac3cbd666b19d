import { http } from 'msw';
import type { StockAlertBody, WishBody, WishesBody, Wishlist } from '../../../contract/wishlist';
import { buildProductCards } from '../builders/homepage';
import { buildWishlist } from '../builders/wishlist';
import { api, ok } from './responses';

const cardsOf = (ids: readonly string[]) =>
  buildProductCards(3)
    .filter(({ _id }) => ids.includes(_id))
    .map((product) => ({ _id: product._id, name: product.name, product }));

/** Changes last until the handlers are made again. */
export const statefulWishlistHandlers = (start: Partial<Wishlist> = {}) => {
  let wishlist = buildWishlist(start);
  const url = (path = '') => api(`/customer/wishlist${path}`);
  return [
    http.get(url(), () => ok(wishlist)),
    http.post<never, WishBody>(url(), async ({ request }) => {
      const { productId } = await request.json();
      wishlist = { ...wishlist, items: [...cardsOf([productId]), ...wishlist.items] };
      return ok(null, 'It is on your wishlist.');
    }),
    http.post<never, WishesBody>(url('/merge'), async ({ request }) => {
      const { productIds } = await request.json();
      const known = wishlist.items.map(({ _id }) => _id);
      const added = cardsOf(productIds.filter((id) => !known.includes(id)));
      wishlist = { ...wishlist, items: [...added, ...wishlist.items] };
      return ok(null);
    }),
    http.post<never, StockAlertBody>(url('/alerts'), async ({ request }) => {
      const { packId } = await request.json();
      wishlist = { ...wishlist, awaitedPackIds: [...wishlist.awaitedPackIds, packId] };
      return ok(null);
    }),
    http.delete(url('/alerts/:packId'), ({ params }) => {
      wishlist = { ...wishlist, awaitedPackIds: wishlist.awaitedPackIds.filter((id) => id !== params.packId) };
      return ok(null);
    }),
    http.delete(url('/:productId'), ({ params }) => {
      wishlist = { ...wishlist, items: wishlist.items.filter(({ _id }) => _id !== params.productId) };
      return ok(null);
    }),
  ];
};

export const wishlistHandlers = [
  http.post<never, WishesBody>(api('/homepage/wishes'), async ({ request }) =>
    ok(cardsOf((await request.json()).productIds)),
  ),
  ...statefulWishlistHandlers({ items: [] }),
];
