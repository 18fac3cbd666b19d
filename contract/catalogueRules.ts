export const MAX_PRICE_PAISE = 100_000_000;
export const MAX_ADD_ON_PRICE_PAISE = 1_000_000;
export const MAX_NET_GRAMS = 100_000;
export const MAX_PACKS = 20;
export const MAX_TITLE_LENGTH = 120;
export const MAX_TEXT_LENGTH = 1000;
export const MAX_COOKING_STEPS = 20;
export const MAX_STEP_LENGTH = 300;
export const MAX_GST_PERCENT = 40;
export const MAX_TAX_RATES = 20;
export const MAX_BEST_BEFORE_DAYS = 3650;
export const MAX_COOKING_MINUTES = 1440;
export const MAX_RELATED = 12;
export const MAX_PARTS = 12;
export const MAX_PART_QUANTITY = 20;
export const MAX_POSITION = 100_000;
export const MAX_NUTRIENT = 100_000;
export const MAX_PRICES_AT_ONCE = 200;

/** Decoding more pixels would take too much memory. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 30_000_000;
export const MAX_ALT_LENGTH = 200;
/** Width over height, and the fewest pixels that are sharp enough. */
export const PICTURE_KINDS = {
  PACK: { ratio: 1, minWidth: 360 },
  SERVED: { ratio: 1, minWidth: 360 },
  CATEGORY: { ratio: 1, minWidth: 360 },
  BANNER_WIDE: { ratio: 8 / 3, minWidth: 800 },
  BANNER_TALL: { ratio: 1, minWidth: 540 },
  PRODUCER: { ratio: 4 / 3, minWidth: 540 },
} as const;
export type PictureKind = keyof typeof PICTURE_KINDS;

export const SKU_PATTERN = '^[A-Z0-9][A-Z0-9-]{1,31}$';
export const HSN_PATTERN = '^([0-9]{4}|[0-9]{6}|[0-9]{8})$';
const orNone = (pattern: string): string => `^$|${pattern}`;
export const DRAFT_SKU_PATTERN = orNone(SKU_PATTERN);
export const DRAFT_HSN_PATTERN = orNone(HSN_PATTERN);
export const HSN_PREFIX_PATTERN = '^([0-9]{2}|[0-9]{4}|[0-9]{6}|[0-9]{8})?$';

export const PRODUCT_STATES = ['PUBLISHED', 'DRAFT', 'HIDDEN'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const TRANSLATED_TEXTS = [
  'name',
  'taste',
  'origin',
  'insteadOf',
  'ingredients',
  'allergens',
  'cooking',
] as const;
export type TranslatedText = (typeof TRANSLATED_TEXTS)[number];

export const NUTRIENTS = [
  'energyKcal',
  'proteinGrams',
  'carbohydrateGrams',
  'sugarGrams',
  'addedSugarGrams',
  'fibreGrams',
  'fatGrams',
  'saturatedFatGrams',
  'transFatGrams',
  'cholesterolMilligrams',
  'sodiumMilligrams',
  'calciumMilligrams',
  'ironMilligrams',
] as const;

export const NO_NUTRIENTS = Object.fromEntries(NUTRIENTS.map((name) => [name, null])) as Readonly<
  Record<(typeof NUTRIENTS)[number], null>
>;

const isPrice = (paise: number): boolean => Number.isInteger(paise) && paise > 0 && paise <= MAX_PRICE_PAISE;

export type PriceProblem = { field: 'mrpPaise' | 'pricePaise'; problem: 'notAPrice' | 'aboveMrp' };

export const isBigPriceChange = (before: number, after: number): boolean =>
  before > 0 && Math.abs(after - before) * 2 > before;

/** Returns what is wrong with a pack's prices; null for nothing. */
export function priceProblem({ mrpPaise, pricePaise }: { mrpPaise: number; pricePaise: number }): PriceProblem | null {
  if (!isPrice(mrpPaise)) return { field: 'mrpPaise', problem: 'notAPrice' };
  if (!isPrice(pricePaise)) return { field: 'pricePaise', problem: 'notAPrice' };
  return pricePaise > mrpPaise ? { field: 'pricePaise', problem: 'aboveMrp' } : null;
}

/** A draft may be without these; what customers see has each of them. */
export const SOLD_WITH = ['categoryId', 'taxClassId', 'hsn', 'allergens'] as const;
export type SoldWith = (typeof SOLD_WITH)[number];

export const missingToSell = (
  product: Record<Exclude<SoldWith, 'allergens'>, string> & { allergens: { en: string } },
): SoldWith[] =>
  SOLD_WITH.filter((fact) => (fact === 'allergens' ? product.allergens.en : product[fact]).trim() === '');

type Texts = Record<'en' | 'ta' | 'hi', string | readonly string[]>;

export interface MissingText {
  text: TranslatedText;
  language: 'ta' | 'hi';
}

export const missingTexts = (product: Partial<Record<TranslatedText, Texts | null>>): MissingText[] =>
  TRANSLATED_TEXTS.flatMap((text) => {
    const texts = product[text];
    if (!texts || texts.en.length === 0) return [];
    return (['ta', 'hi'] as const).flatMap((language) => (texts[language].length === 0 ? { text, language } : []));
  });
