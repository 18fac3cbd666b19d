import { LANGUAGES, type Language } from '../../../contract/constants';
import type { CsvValue } from '../../db/schema/catalogueImports';
import type { OwnFields } from '../catalogueEditing';
import type { ProductColumn } from './columns';

type Texts = Record<Language, CsvValue>;

/** What a row of a new product need not say: as in the empty form. */
export const newProduct = {
  name: { en: '', ta: '', hi: '' },
  otherNames: '',
  categoryId: '',
  position: 100,
  hsn: '',
  taxClassId: '',
  veg: true,
  countryOfOrigin: 'IN',
  bestBeforeDays: 180,
  allergens: { en: '', ta: '', hi: '' },
  ingredients: null,
  taste: null,
  origin: null,
  insteadOf: null,
  cooking: { en: [], ta: [], hi: [] },
  cookingMinutes: null,
  nutrition: null,
} satisfies Omit<OwnFields, 'sku'>;

const isLanguage = (part: string | undefined): part is Language => LANGUAGES.some((language) => language === part);

/** What the product says in a column; null for nothing. */
export function fieldOf(fields: OwnFields, column: ProductColumn): CsvValue | null {
  const [field, language] = column.split('.') as [keyof OwnFields, string | undefined];
  const value = fields[field] as CsvValue | Texts | null;
  return isLanguage(language) ? ((value as Texts | null)?.[language] ?? '') : (value as CsvValue | null);
}

export function setField(fields: OwnFields, column: ProductColumn, value: CsvValue | null): void {
  const [field, language] = column.split('.') as [keyof OwnFields, string | undefined];
  const texts = fields[field] as Texts | null;
  const next = isLanguage(language) ? { en: '', ta: '', hi: '', ...texts, [language]: value } : value;
  Object.assign(fields, { [field]: next });
}
