import type { Pack, ProductCard } from '../../../contract/homepage';
import type { SuggestedPack } from '../../../contract/orders';
import type { PricedBill } from './bill';

const SUGGESTIONS = 3;

/** It is missing to the minimum order, or else to cheaper delivery; 0 without a gap. */
export const missingPaise = (bill: PricedBill): number =>
  bill.missingToMinimumPaise || (bill.nextDeliveryStep?.missingPaise ?? bill.missingToFreeDeliveryPaise);

/** Closest to the gap, one per product, none of products in the cart. Packs below the gap come last. */
export function suggestPacks(bill: PricedBill, products: readonly ProductCard[]): SuggestedPack[] {
  const missing = missingPaise(bill);
  const inCart = new Set(bill.lines.map(({ pack }) => pack?.slug));
  const isBetter = ({ productPrice: one }: Pack, { productPrice: other }: Pack) =>
    one < missing === other < missing ? Math.abs(one - missing) < Math.abs(other - missing) : other < missing;

  const best: SuggestedPack[] = [];
  for (const { slug, name, secondName, packs } of products) {
    if (inCart.has(slug)) continue;
    let closest: Pack | undefined;
    for (const pack of packs) if (pack.available > 0 && (!closest || isBetter(pack, closest))) closest = pack;
    if (!closest) continue;
    const at = best.findLastIndex(({ pack }) => !isBetter(closest, pack)) + 1;
    if (at < SUGGESTIONS) best.splice(at, 0, { slug, name, secondName, pack: closest });
    if (best.length > SUGGESTIONS) best.pop();
  }
  return best;
}
