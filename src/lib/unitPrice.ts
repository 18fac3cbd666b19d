import type { Language } from '../../contract/constants';
import { priceUnit, type PackSize } from '../../contract/packSize';
import { writeRupees } from './money';

/** Legal Metrology rule 6(11) requires it; null where it is the price itself. */
export function formatUnitPrice(pricePaise: number, size: PackSize, language: Language): string | null {
  const { name, amount } = priceUnit(size, language, { isFine: true });
  if (size.netGrams === amount) return null;
  return `₹${writeRupees(Math.round((pricePaise * amount) / size.netGrams))}/${name}`;
}

export const percentOff = (pricePaise: number, mrpPaise: number): number =>
  mrpPaise > pricePaise ? Math.floor(((mrpPaise - pricePaise) * 100) / mrpPaise) : 0;
