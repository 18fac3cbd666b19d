import type { Wish, Wishlist } from '../../../contract/wishlist';
import { buildProductCards } from './homepage';

/** One in stock, one sold out, one no longer for sale. */
const buildWishes = (): Wish[] => {
  const [first, second] = buildProductCards(3);
  const soldOut = { ...second!, packs: second!.packs.map((pack) => ({ ...pack, available: 0 })) };
  return [
    { _id: first!._id, name: first!.name, product: first! },
    { _id: soldOut._id, name: soldOut.name, product: soldOut },
    { _id: 'gone', name: 'Barnyard Millet flakes', product: null },
  ];
};

export const buildWishlist = (overrides: Partial<Wishlist> = {}): Wishlist => ({
  items: buildWishes(),
  awaitedPackIds: [],
  ...overrides,
});
