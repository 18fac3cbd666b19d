import { Type, type Static } from 'typebox';
import { HSN_PREFIX_PATTERN, MAX_GST_PERCENT, MAX_TAX_RATES, MAX_TITLE_LENGTH } from './catalogueRules';
import { Id } from './http';

const closed = { additionalProperties: false };

const TaxRate = Type.Object(
  {
    from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10, messageKey: 'day' }),
    gstPercent: Type.Integer({ minimum: 0, maximum: MAX_GST_PERCENT, messageKey: 'gstPercent' }),
  },
  closed,
);
export type TaxRate = Static<typeof TaxRate>;

const classFields = {
  name: Type.String({
    minLength: 1,
    maxLength: MAX_TITLE_LENGTH,
    pattern: '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$',
    messageKey: 'productName',
  }),
  /** HSN codes of its products begin with it; '' for any. */
  hsn: Type.String({ pattern: HSN_PREFIX_PATTERN, maxLength: 8, messageKey: 'hsnPrefix' }),
};

/** `rates` are those from today on: past taxes stay on record. */
export const TaxClassBody = Type.Object(
  { ...classFields, rates: Type.Array(TaxRate, { maxItems: MAX_TAX_RATES, messageKey: 'taxRates' }) },
  closed,
);
export type TaxClassBody = Static<typeof TaxClassBody>;

export const ChangeTaxClassBody = Type.Object({ ...TaxClassBody.properties, version: Type.Integer() }, closed);
export type ChangeTaxClassBody = Static<typeof ChangeTaxClassBody>;

export const TaxClass = Type.Object({
  _id: Id,
  ...classFields,
  rates: Type.Array(TaxRate),
  version: Type.Integer(),
  productCount: Type.Integer(),
});
export type TaxClass = Static<typeof TaxClass>;

export const TaxClasses = Type.Object({ classes: Type.Array(TaxClass), today: Type.String() });
export type TaxClasses = Static<typeof TaxClasses>;

export const TaxClassConflict = Type.Object({ taxClass: TaxClass });
export type TaxClassConflict = Static<typeof TaxClassConflict>;
