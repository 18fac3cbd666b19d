import type { Language } from './constants';

/** A dozen counts pieces, as PIECE does, and is written in dozens. */
export const MEASURES = ['WEIGHT', 'VOLUME', 'PIECE', 'DOZEN', 'BUNCH'] as const;
export type Measure = (typeof MEASURES)[number];

/** What one pack holds. */
export interface PackSize {
  /** In grams, millilitres, pieces or bunches, by the measure. Packs were all weighed when it was named. */
  netGrams: number;
  /** A browser may have stored packs from when they were all weighed. */
  measure?: Measure | undefined;
}

const PIECES_OF_DOZEN = 12;
/** From here on a weight is written in kg, a volume in litres. */
const LARGE = 1000;
const SYMBOLS = { WEIGHT: ['g', 'kg'], VOLUME: ['ml', 'L'] } as const;
const NAMES: Record<'PIECE' | 'DOZEN' | 'BUNCH', Record<Language, readonly [one: string, many: string]>> = {
  PIECE: { en: ['piece', 'pieces'], ta: ['எண்ணம்', 'எண்ணம்'], hi: ['नग', 'नग'] },
  DOZEN: { en: ['dozen', 'dozen'], ta: ['டஜன்', 'டஜன்'], hi: ['दर्जन', 'दर्जन'] },
  BUNCH: { en: ['bunch', 'bunches'], ta: ['கட்டு', 'கட்டுகள்'], hi: ['गड्डी', 'गड्डियाँ'] },
};

export const isMeasure = (value: unknown): value is Measure => MEASURES.some((measure) => measure === value);

/** People type and read so many of it as one: 12 pieces as 1 dozen. */
export const unitSize = (measure: Measure): number => (measure === 'DOZEN' ? PIECES_OF_DOZEN : 1);

/** Returns a text such as "500 g", "2.5 kg", "750 ml", "1 L", "6 pieces", "1 dozen" or "2 bunches". */
export function formatSize({ netGrams, measure = 'WEIGHT' }: PackSize, language: Language): string {
  if (measure === 'WEIGHT' || measure === 'VOLUME') {
    const [small, large] = SYMBOLS[measure];
    return netGrams < LARGE ? `${netGrams} ${small}` : `${netGrams / LARGE} ${large}`;
  }
  const count = netGrams / unitSize(measure);
  const [one, many] = NAMES[measure][language];
  return `${count} ${count === 1 ? one : many}`;
}

export const LOG_UNITS = {
  WEIGHT: 'g',
  VOLUME: 'ml',
  PIECE: 'pcs',
  DOZEN: 'pcs',
  BUNCH: 'bunch',
} as const satisfies Record<Measure, string>;

/** The log names packs by it, in every language alike: "1000 g", "1000 ml", "12 pcs" or "2 bunch". */
export const sizeInLog = ({ netGrams, measure = 'WEIGHT' }: PackSize): string => `${netGrams} ${LOG_UNITS[measure]}`;

/** Packs of one kind can be compared by their unit prices. */
export const kindOf = (measure: Measure = 'WEIGHT'): Measure => (measure === 'DOZEN' ? 'PIECE' : measure);

/** A dozen is as large as 12 pieces. */
export const isSameSize = (one: PackSize, other: PackSize): boolean =>
  one.netGrams === other.netGrams && kindOf(one.measure) === kindOf(other.measure);

/**
 * What a price is given per, such as a kg, which is 1000 of the size's number.
 * @param options.isFine per g or ml for less than a kg or litre, as Legal Metrology rule 6(11) has it
 */
export function priceUnit(
  { netGrams, measure = 'WEIGHT' }: PackSize,
  language: Language,
  { isFine = false } = {},
): { name: string; amount: number } {
  if (measure === 'WEIGHT' || measure === 'VOLUME') {
    const [small, large] = SYMBOLS[measure];
    return isFine && netGrams < LARGE ? { name: small, amount: 1 } : { name: large, amount: LARGE };
  }
  const [name] = NAMES[measure === 'BUNCH' ? 'BUNCH' : 'PIECE'][language];
  return { name, amount: 1 };
}

/** A set is as large as what it holds. Where that can't be added up, it counts as so many pieces as it has packs. */
export function sizeOfSet(parts: readonly (PackSize & { quantity: number })[]): { netGrams: number; measure: Measure } {
  const measures = [...new Set(parts.map(({ measure = 'WEIGHT' }) => measure))];
  const kinds = new Set(measures.map(kindOf));
  const [measure = 'WEIGHT'] = measures.length > 1 ? kinds : measures;
  const adds = kinds.size <= 1;
  const netGrams = parts.reduce((sum, part) => sum + part.quantity * (adds ? part.netGrams : 1), 0);
  return { netGrams, measure: adds ? measure : 'PIECE' };
}
