import type { DeliveryArea, Store } from '../../contract/homepage';
import { formatPaise } from './money';

/** "₹40", or "₹40–₹60" where it depends on the delivery area. */
export const chargeInWords = (
  areas: readonly Pick<DeliveryArea, 'charges'>[],
  charge: keyof Store['charges'],
): string => {
  const amounts = areas.map(({ charges }) => charges[charge]);
  return [...new Set([Math.min(...amounts), Math.max(...amounts)])].map(formatPaise).join('–');
};
