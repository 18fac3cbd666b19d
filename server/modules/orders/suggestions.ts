import type { ProductCard } from '../../../contract/homepage';
import type { SuggestedPack } from '../../../contract/orders';
import type { PricedBill } from './bill';

const SUGGESTIONS = 3;

/** To the minimum order, or else to cheaper delivery; 0 without a gap. */
export const missingPaise = (bill: PricedBill): number =>
  bill.missingToMinimumPaise || (bill.nextDeliveryStep?.missingPaise ?? bill.missingToFreeDeliveryPaise);

/** Closest to the gap, one per product, none of products in the cart. Packs below the gap come last. */
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
