import { CATEGORY_IDS } from '../../../contract/constants';

interface Complemented {
  /** The stock code, such as `DM-KUTHI`. */
  sku: string;
  categoryId: string;
}

const { ORGANIC_MILLETS, TRADITIONAL_RICES, PORRIDGE_MIX, MILLET_DOSA_MIX, PUTTU_MIX } = CATEGORY_IDS;

/** Best sellers of other categories, by category. */
const MEALS: Readonly<Record<string, readonly string[]>> = {
  [ORGANIC_MILLETS]: ['DM-MULTI', 'PM-SATHU', 'PU-RAGI', 'RC-SEERA', 'DM-ADAI', 'PU-KAVUNI'],
  [TRADITIONAL_RICES]: ['DM-ADAI', 'PM-ULUN', 'ML-THINAI', 'PU-KAVUNI', 'PM-SATHU', 'DM-MULTI'],
  [PORRIDGE_MIX]: ['DM-RAGI', 'PU-KAVUNI', 'ML-THINAI', 'RC-MAPP', 'DM-ADAI', 'ML-SAMAI'],
  [MILLET_DOSA_MIX]: ['PM-SATHU', 'ML-THINAI', 'PU-KAVUNI', 'RC-MAPP', 'PM-ULUN', 'ML-SAMAI'],
  [PUTTU_MIX]: ['PM-SATHU', 'DM-MULTI', 'ML-THINAI', 'RC-SEERA', 'DM-ADAI', 'PM-RAGI'],
};

const MAX_COMPLEMENTS = 6;

/** `ML-RAGI`, `ML-RAGIFL` and `PM-RAGI` are the same grain. */
const isSameGrain = (sku: string, other: string): boolean => {
  const [grain = '', otherGrain = ''] = [sku, other].map((code) => code.split('-')[1] ?? '');
  return grain.startsWith(otherGrain) || otherGrain.startsWith(grain);
};

/** The same grain first; similar products cover the own category. */
export function complementsOf(product: Complemented, all: readonly Complemented[]): string[] {
  const others = all.filter(({ categoryId }) => categoryId !== product.categoryId).map(({ sku }) => sku);
  const sameGrain = others.filter((other) => isSameGrain(product.sku, other));
  const meals = (MEALS[product.categoryId] ?? []).filter((sku) => others.includes(sku));
  return [...new Set([...sameGrain, ...meals])].slice(0, MAX_COMPLEMENTS);
}
