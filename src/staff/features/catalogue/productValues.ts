import { sizeOfSet, unitSize, type Measure } from '../../../../contract/packSize';
import { readRupees } from '../../../../contract/readRupees';
import type { UploadedPicture } from '../../../../contract/shopPictures';
import type { ProductBody, CatalogueProduct } from '../../../../contract/staffCatalogue';
import { NUTRIENTS } from '../../../../contract/catalogueRules';
import { editableRupees } from '../../lib/editableRupees';

type Texts = Record<'en' | 'ta' | 'hi', string>;
type Nutrient = (typeof NUTRIENTS)[number];

export interface PackValues {
  /** It is null for a new pack. */
  _id: string | null;
  /** In the measure's own unit: 2 for two dozen. */
  netGrams: string;
  measure: Measure;
  /** The amount is in rupees. */
  mrpPaise: string;
  pricePaise: string;
  hidden: boolean;
}

export interface PartValues {
  packId: string;
  name: string;
  netGrams: number;
  measure: Measure;
  /** The price of the pack when it is bought by itself. */
  pricePaise: number;
  quantity: number;
}

/** A product as its form holds it: texts, under the names of the server's fields. */
export interface ProductValues {
  name: Texts;
  otherNames: string;
  sku: string;
  categoryId: string;
  position: string;
  hsn: string;
  taxClassId: string;
  veg: boolean;
  countryOfOrigin: string;
  bestBeforeDays: string;
  allergens: Texts;
  ingredients: Texts;
  taste: Texts;
  origin: Texts;
  insteadOf: Texts;
  /** A step a line. */
  cooking: Texts;
  cookingMinutes: string;
  nutrition: Record<Nutrient, string> & { source: Texts };
  addonIds: string[];
  related: { _id: string; name: string }[];
  packs: PackValues[];
  /** A set has one pack, whose size follows from what it holds. */
  isSet: boolean;
  parts: PartValues[];
  /** It is taken while the product is added. A stored product's pictures are changed one by one. */
  photo: UploadedPicture | null;
}

const NO_TEXTS: Texts = { en: '', ta: '', hi: '' };
const numberText = (value: number | null): string => (value === null ? '' : String(value));

const nutrientsOf = (values: Readonly<Record<Nutrient, number | null>> | null): Record<Nutrient, string> =>
  Object.fromEntries(NUTRIENTS.map((name) => [name, numberText(values?.[name] ?? null)])) as Record<Nutrient, string>;

/** A new product most likely has these. */
export const newProduct: ProductValues = {
  name: NO_TEXTS,
  otherNames: '',
  sku: '',
  categoryId: '',
  position: '100',
  hsn: '',
  taxClassId: '',
  veg: true,
  countryOfOrigin: 'IN',
  bestBeforeDays: '180',
  allergens: NO_TEXTS,
  ingredients: NO_TEXTS,
  taste: NO_TEXTS,
  origin: NO_TEXTS,
  insteadOf: NO_TEXTS,
  cooking: NO_TEXTS,
  cookingMinutes: '',
  nutrition: { ...nutrientsOf(null), source: NO_TEXTS },
  addonIds: [],
  related: [],
  packs: [],
  isSet: false,
  parts: [],
  photo: null,
};

export const newPack: PackValues = {
  _id: null,
  netGrams: '',
  measure: 'WEIGHT',
  mrpPaise: '',
  pricePaise: '',
  hidden: false,
};

export const newSet: ProductValues = { ...newProduct, isSet: true, packs: [newPack] };

const joined = (steps: string[]): string => steps.join('\n');

export const valuesOf = (product: CatalogueProduct): ProductValues => ({
  name: product.name,
  otherNames: product.otherNames,
  sku: product.sku,
  categoryId: product.categoryId,
  position: String(product.position),
  hsn: product.hsn,
  taxClassId: product.taxClassId,
  veg: product.veg,
  countryOfOrigin: product.countryOfOrigin,
  bestBeforeDays: String(product.bestBeforeDays),
  allergens: product.allergens,
  ingredients: product.ingredients ?? NO_TEXTS,
  taste: product.taste ?? NO_TEXTS,
  origin: product.origin ?? NO_TEXTS,
  insteadOf: product.insteadOf ?? NO_TEXTS,
  cooking: { en: joined(product.cooking.en), ta: joined(product.cooking.ta), hi: joined(product.cooking.hi) },
  cookingMinutes: numberText(product.cookingMinutes),
  nutrition: { ...nutrientsOf(product.nutrition), source: product.nutrition?.source ?? NO_TEXTS },
  addonIds: product.addonIds,
  related: product.related,
  packs: product.packs.map(({ _id, netGrams, measure, mrpPaise, pricePaise, hidden }) => ({
    _id,
    netGrams: String(netGrams / unitSize(measure)),
    measure,
    mrpPaise: editableRupees(mrpPaise),
    pricePaise: editableRupees(pricePaise),
    hidden,
  })),
  isSet: product.parts.length > 0,
  parts: product.parts,
  photo: null,
});

/** Cooking as a list of steps. */
export const stepsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '');

const textsOrNull = (texts: Texts): Texts | null => (texts.en.trim() === '' ? null : texts);
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function nutritionOf({ source, ...values }: ProductValues['nutrition']): ProductBody['nutrition'] {
  const numbers = Object.fromEntries(NUTRIENTS.map((name) => [name, numberOrNull(values[name])])) as Record<
    Nutrient,
    number | null
  >;
  return NUTRIENTS.every((name) => numbers[name] === null) && source.en.trim() === '' ? null : { ...numbers, source };
}

export const sizeTyped = ({ netGrams, measure }: Pick<PackValues, 'netGrams' | 'measure'>) => ({
  netGrams: Number(netGrams) * unitSize(measure),
  measure,
});

/** The values have to be valid. */
export const bodyOf = (values: ProductValues): ProductBody => ({
  name: values.name,
  otherNames: values.otherNames,
  sku: values.sku,
  categoryId: values.categoryId,
  position: Number(values.position),
  hsn: values.hsn,
  taxClassId: values.taxClassId,
  veg: values.veg,
  countryOfOrigin: values.countryOfOrigin,
  bestBeforeDays: Number(values.bestBeforeDays),
  allergens: values.allergens,
  ingredients: textsOrNull(values.ingredients),
  taste: textsOrNull(values.taste),
  origin: textsOrNull(values.origin),
  insteadOf: textsOrNull(values.insteadOf),
  cooking: { en: stepsOf(values.cooking.en), ta: stepsOf(values.cooking.ta), hi: stepsOf(values.cooking.hi) },
  cookingMinutes: numberOrNull(values.cookingMinutes),
  nutrition: nutritionOf(values.nutrition),
  addonIds: values.addonIds,
  relatedIds: values.related.map(({ _id }) => _id),
  parts: values.parts.map(({ packId, quantity }) => ({ packId, quantity })),
  packs: values.packs.map(({ _id, mrpPaise, pricePaise, hidden, ...pack }) => ({
    _id,
    ...(values.isSet ? sizeOfSet(values.parts) : sizeTyped(pack)),
    mrpPaise: readRupees(values.isSet ? pricePaise : mrpPaise) ?? 0,
    pricePaise: readRupees(pricePaise) ?? 0,
    hidden,
  })),
});
