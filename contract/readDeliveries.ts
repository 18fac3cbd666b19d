import type { LatLng } from './geo';
import type { Store } from './homepage';

/** PIN codes that the shop delivers to at the same charges. */
export interface Delivery {
  /** They ascend. */
  pins: string[];
  charges: Store['charges'];
}

/**
 * Reads what each area charges, and where, as search engines understand places. A PIN code counts for the first area that has a place of it.
 * @param isInside whether a point is in an area; the border counts
 */
export function readDeliveries(
  { delivery: { areas, localities }, charges }: Store,
  isInside: (point: LatLng, corners: readonly LatLng[]) => boolean,
): Delivery[] {
  const served = localities.filter(({ serviceable }) => serviceable);
  const taken = new Set<string>();
  return (areas ?? [{ charges, corners: null }]).flatMap((area) => {
    const { corners } = area;
    const inside = served.filter(({ location }) => corners === null || isInside(location, corners));
    const pins = [...new Set(inside.map(({ pin }) => pin))].filter((pin) => !taken.has(pin)).sort();
    pins.forEach((pin) => taken.add(pin));
    return pins.length > 0 ? [{ pins, charges: area.charges }] : [];
  });
}

/** What delivery costs for a pack that is ordered alone. */
export const readCharge = (pricePaise: number, { charges }: Delivery): number =>
  charges.freeDeliveryFromPaise !== null && pricePaise >= charges.freeDeliveryFromPaise
    ? 0
    : charges.deliveryChargePaise;
