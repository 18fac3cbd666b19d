import { LANGUAGES, type Language } from '../../../contract/constants';
import { NO_NUTRIENTS, NUTRIENTS, type ProductState } from '../../../contract/catalogueRules';
import type { CsvValue } from '../../db/schema/catalogueImports';
import type { OwnFields } from '../catalogueEditing';
import type { ProductColumn } from './columns';

export interface CsvFields extends OwnFields {
  state: ProductState;
  /** These are a set's contents, one pack per line: see `lineOf`. Other products have none. */
  parts: string[];
}

type Texts = Record<Language, CsvValue>;
const NO_TEXTS = { en: '', ta: '', hi: '' };

/** A row of a new product need not set these: they are as in the empty form. */
export const newProduct = {
  state: 'DRAFT',
  parts: [],
  name: NO_TEXTS,
  otherNames: '',
  categoryId: '',
  position: 100,
  hsn: '',
  taxClassId: '',
  veg: true,
  countryOfOrigin: 'IN',
  bestBeforeDays: 180,
  allergens: NO_TEXTS,
  ingredients: null,
  taste: null,
  origin: null,
  insteadOf: null,
  cooking: { en: [], ta: [], hi: [] },
  cookingMinutes: null,
  nutrition: null,
} satisfies Omit<CsvFields, 'sku'>;

const isLanguage = (part: string | undefined): part is Language => LANGUAGES.some((language) => language === part);

export function fieldOf(fields: CsvFields, column: ProductColumn): CsvValue | null {
  const path = column.split('.');
  const value = path.reduce<unknown>((whole, part) => (whole as Record<string, unknown> | null)?.[part], fields);
  return (value ?? (isLanguage(path.at(-1)) ? '' : null)) as CsvValue | null;
}

export function setField(fields: CsvFields, column: ProductColumn, value: CsvValue | null): void {
  const [field, part, language] = column.split('.') as [keyof CsvFields, string | undefined, string | undefined];
  if (field === 'nutrition') fields.nutrition = withNutrition(fields.nutrition, [part, language], value);
  else {
    const next = isLanguage(part) ? { ...NO_TEXTS, ...(fields[field] as Texts | null), [part]: value } : value;
    Object.assign(fields, { [field]: next });
  }
}

function withNutrition(
  before: CsvFields['nutrition'],
  [part = '', language = '']: (string | undefined)[],
  value: CsvValue | null,
): CsvFields['nutrition'] {
  const nutrition = { ...NO_NUTRIENTS, source: NO_TEXTS, ...before };
  Object.assign(nutrition, { [part]: part === 'source' ? { ...nutrition.source, [language]: value } : value });
  const isEmpty = NUTRIENTS.every((name) => nutrition[name] === null) && nutrition.source.en === '';
  return isEmpty ? null : nutrition;
}
