import type { Store } from '../../../contract/homepage';
import { inRupees } from '../../../contract/inRupees';

/**
 * Replaces `{freeFrom}`, `{charge}`, `{minimum}` and `{city}` by what the shop has set, so that banners and offers can't
 * contradict it.
 * @param charges of each delivery area
 */
export function fillInFacts(text: string, city: string, charges: readonly Store['charges'][]): string {
  const facts: Readonly<Record<string, string>> = {
    freeFrom: inWords(charges.map(({ freeDeliveryFromPaise }) => freeDeliveryFromPaise)),
    charge: inWords(charges.map(({ deliveryChargePaise }) => deliveryChargePaise)),
    minimum: inWords(charges.map(({ minimumOrderPaise }) => minimumOrderPaise)),
    city,
  };
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}

/** "₹40", or "₹40–₹60" where it depends on the area. */
const inWords = (amounts: readonly number[]): string =>
  [...new Set([Math.min(...amounts), Math.max(...amounts)])].map(inRupees).join('–');
