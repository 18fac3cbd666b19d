import type { ProductCard } from '../../../contract/homepage';
import type { SuggestedPack } from '../../../contract/orders';
import type { PricedBill } from './bill';

const SUGGESTIONS = 3;

/** What the cart lacks to the minimum order, or else to cheaper delivery; 0 when it lacks nothing. */
export const missingPaise = (bill: PricedBill): number =>
  bill.missingToMinimumPaise || (bill.nextDeliveryStep?.missingPaise ?? bill.missingToFreeDeliveryPaise);

/**
 * The packs whose prices close the gap most closely, one per product and none of a product in the cart. Packs that leave
 * a gap come last.
 */
export function suggestPacks(bill: PricedBill, products: readonly ProductCard[]): SuggestedPack[] {
  const missing = missingPaise(bill);
  const inCart = new Set(bill.lines.map(({ pack }) => pack?.slug));
  const byFit = ({ pack: one }: SuggestedPack, { pack: other }: SuggestedPack) =>
    Number(one.productPrice < missing) - Number(other.productPrice < missing) ||
    Math.abs(one.productPrice - missing) - Math.abs(other.productPrice - missing);

  return products
    .flatMap(({ slug, name, secondName, packs }) => {
      if (inCart.has(slug)) return [];
      const [best] = packs
        .filter(({ available }) => available > 0)
        .map((pack) => ({ slug, name, secondName, pack }))
        .sort(byFit);
      return best ? [best] : [];
    })
    .sort(byFit)
    .slice(0, SUGGESTIONS);
}
