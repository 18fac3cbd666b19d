import { array, number, object, string } from 'yup';
import {
  HSN_PREFIX_PATTERN,
  MAX_GST_PERCENT,
  MAX_TAX_RATES,
  MAX_TITLE_LENGTH,
} from '../../../../contract/catalogueRules';
import type { TaxClass, TaxClassBody, TaxRate } from '../../../../contract/staffTaxes';

export interface TaxClassValues {
  name: string;
  hsn: string;
  /** The rates from today on, as they are typed. */
  rates: { from: string; gstPercent: string }[];
}

/** The rates that orders were taxed at already, and those that can still be changed. */
export const splitRates = (rates: readonly TaxRate[], today: string): { begun: TaxRate[]; open: TaxRate[] } => ({
  begun: rates.filter(({ from }) => from < today),
  open: rates.filter(({ from }) => from >= today),
});

/** Today's; null before the first one. */
export const rateOf = (rates: readonly TaxRate[], today: string): TaxRate | null =>
  rates.filter(({ from }) => from <= today).at(-1) ?? null;

export const valuesOf = (taxClass: TaxClass | null, today: string): TaxClassValues =>
  taxClass
    ? {
        name: taxClass.name,
        hsn: taxClass.hsn,
        rates: splitRates(taxClass.rates, today).open.map(({ from, gstPercent }) => ({
          from,
          gstPercent: String(gstPercent),
        })),
      }
    : { name: '', hsn: '', rates: [{ from: today, gstPercent: '' }] };

/** The values have to be valid. */
export const bodyOf = ({ name, hsn, rates }: TaxClassValues): TaxClassBody => ({
  name,
  hsn,
  rates: rates.map(({ from, gstPercent }) => ({ from, gstPercent: Number(gstPercent) })),
});

// Messages are keys of `errors` in staffCatalogue.json.
export const taxClassSchema = object({
  name: string().trim().required('nameRequired').max(MAX_TITLE_LENGTH, 'name'),
  hsn: string().trim().matches(new RegExp(HSN_PREFIX_PATTERN), 'hsnPrefix'),
  rates: array()
    .max(MAX_TAX_RATES)
    .of(
      object({
        from: string().required('day'),
        gstPercent: number()
          .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
          .required('gstPercent')
          .typeError('gstPercent')
          .integer('gstPercent')
          .min(0, 'gstPercent')
          .max(MAX_GST_PERCENT, 'gstPercent'),
      }),
    ),
});
