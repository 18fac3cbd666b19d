import { writeRupees } from './money';

/**
 * The unit price that Indian law asks for (Legal Metrology rule 6(11)): ₹ per g below 1 kg, ₹ per kg from 1 kg, two
 * decimals; null where it equals the price itself (a pack of exactly 1 kg), because it is left out then.
 * @param pricePaise price of the pack in paise
 * @param netGrams net quantity of the pack in grams
 */
export const formatUnitPrice = (pricePaise: number, netGrams: number): string | null => {
  if (netGrams === 1000) return null;
  const [unitGrams, unit] = netGrams < 1000 ? [1, 'g'] : [1000, 'kg'];
  return `₹${writeRupees(Math.round((pricePaise * unitGrams) / netGrams))}/${unit}`;
};

/** How much cheaper a price is than the MRP, in whole percent rounded down; 0 where it is not. */
export const percentOff = (pricePaise: number, mrpPaise: number): number =>
  mrpPaise > pricePaise ? Math.floor(((mrpPaise - pricePaise) * 100) / mrpPaise) : 0;
