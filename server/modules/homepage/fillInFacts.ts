import type { Store } from '../../../contract/homepage';
import { inRupees } from '../../../contract/inRupees';

const SEPARATOR = ' · ';

/**
 * Replaces `{freeFrom}`, `{charge}`, `{minimum}` and `{city}`, so that banners and offers can't contradict the
 * settings. A part between dots is left out where an area lacks its amount.
 * @param charges of each delivery area
 * @returns null where nothing is left
 */
export function fillInFacts(text: string, city: string, charges: readonly Store['charges'][]): string | null {
  const facts: Readonly<Record<string, string | null>> = {
    freeFrom: inWords(charges.map(({ freeDeliveryFromPaise }) => freeDeliveryFromPaise)),
    charge: inWords(charges.map(({ deliveryChargePaise }) => deliveryChargePaise)),
    minimum: inWords(charges.map(({ minimumOrderPaise }) => minimumOrderPaise)),
    city,
  };
  const parts = text.split(SEPARATOR).filter((part) => !namesOf(part).some((name) => facts[name] === null));
  const [first] = parts;
  if (first === undefined) return null;
  // What followed another part begins the text now.
  const rest = text.startsWith(first) ? parts : [first.charAt(0).toUpperCase() + first.slice(1), ...parts.slice(1)];
  return rest.join(SEPARATOR).replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}

const namesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Gives "₹40", or "₹40–₹60" where it depends on the area; null where an area has none. */
function inWords(amounts: readonly (number | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length) return null;
  return [...new Set([Math.min(...known), Math.max(...known)])].map(inRupees).join('–');
}
