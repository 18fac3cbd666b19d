import type { DeliveryArea, Store } from '../../contract/homepage';
import { formatPaise } from './money';

/** "₹40", or "₹40–₹60" where it depends on the delivery area; '' where one of them has no such amount. */
export const chargeInWords = (
  areas: readonly Pick<DeliveryArea, 'charges'>[],
  charge: keyof Store['charges'],
): string => {
  const amounts = areas.flatMap(({ charges }) => charges[charge] ?? []);
  if (amounts.length < areas.length) return '';
  return [...new Set([Math.min(...amounts), Math.max(...amounts)])].map(formatPaise).join('–');
};
