import type { Language } from '../../contract/constants';
import type { BundlePart, Pack } from '../../contract/homepage';
import { kindOf, priceUnit } from '../../contract/packSize';
import { formatPaise } from './money';

type Priced = Pick<Pack, 'netGrams' | 'measure' | 'productPrice'>;

/** 7500 paise for 500 g gives "₹150/kg": to compare packs. The form that the law requires is formatUnitPrice. */
export function formatPerUnit({ productPrice, ...size }: Priced, language: Language): string {
  const { name, amount } = priceUnit(size, language);
  return `${formatPaise(Math.round((productPrice * amount) / size.netGrams))}/${name}`;
}

/** Returns what a set's parts cost one by one, in paise. */
export const singlyPaise = (parts: readonly Pick<BundlePart, 'quantity' | 'pricePaise'>[]): number =>
  parts.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0);

export interface PackValue {
  /** Saved per unit against the smallest pack, in whole percent. */
  savedPercent: number;
  /** Saves most of those in stock. */
  isBest: boolean;
}

/** Compares packs by their price per kg, litre or piece, in the order given. */
export function comparePacks(packs: readonly (Priced & Pick<Pack, 'available'>)[]): PackValue[] {
  const saved = packs.map(({ netGrams, measure, productPrice }) => {
    const smallest = packs
      .filter((pack) => kindOf(pack.measure) === kindOf(measure))
      .reduce((least, pack) => (pack.netGrams < least.netGrams ? pack : least));
    return 100 - (100 * productPrice * smallest.netGrams) / (smallest.productPrice * netGrams);
  });
  const inStock = saved.map((percent, index) => (packs[index]?.available === 0 ? 0 : percent));
  const bestIndex = inStock.indexOf(Math.max(...inStock));
  return saved.map((percent, index) => {
    const savedPercent = Math.max(0, Math.floor(percent));
    return { savedPercent, isBest: savedPercent > 0 && index === bestIndex && inStock[index] !== 0 };
  });
}
