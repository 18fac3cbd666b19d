import { writeRupees } from './money';

/** Legal Metrology rule 6(11) requires it; null where it is the price itself. */
export const formatUnitPrice = (pricePaise: number, netGrams: number): string | null => {
  if (netGrams === 1000) return null;
  const [unitGrams, unit] = netGrams < 1000 ? [1, 'g'] : [1000, 'kg'];
  return `₹${writeRupees(Math.round((pricePaise * unitGrams) / netGrams))}/${unit}`;
};

export const percentOff = (pricePaise: number, mrpPaise: number): number =>
  mrpPaise > pricePaise ? Math.floor(((mrpPaise - pricePaise) * 100) / mrpPaise) : 0;
