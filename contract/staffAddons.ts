import { Type, type Static } from 'typebox';
import { MAX_ADD_ON_PRICE_PAISE, MAX_TITLE_LENGTH } from './catalogueRules';
import { ADD_ON_KINDS } from './constants';
import { Id } from './http';

const closed = { additionalProperties: false };

const line = (minLength = 0) =>
  Type.String({
    minLength,
    maxLength: MAX_TITLE_LENGTH,
    pattern: '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$',
    messageKey: 'productName',
  });

const addonFields = {
  /** '' in Tamil or Hindi where the translation is missing. */
  name: Type.Object({ en: line(1), ta: line(), hi: line() }, closed),
  /** The price per unit; 0 for an add-on that is free. */
  pricePaise: Type.Integer({ minimum: 0, maximum: MAX_ADD_ON_PRICE_PAISE, messageKey: 'addonPrice' }),
  /** Customers choose at most one of a kind, EXTRA apart. */
  kind: Type.Enum([...ADD_ON_KINDS]),
  /** True while customers can choose the add-on. */
  active: Type.Boolean(),
};

export const AddonBody = Type.Object(addonFields, closed);
export type AddonBody = Static<typeof AddonBody>;

export const ChangeAddonBody = Type.Object({ ...addonFields, version: Type.Integer() }, closed);
export type ChangeAddonBody = Static<typeof ChangeAddonBody>;

/** All add-ons, in their new order. */
export const AddonOrderBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) },
  closed,
);
export type AddonOrderBody = Static<typeof AddonOrderBody>;

export const StaffAddon = Type.Object({
  _id: Id,
  ...addonFields,
  version: Type.Integer(),
  /** Products that offer it. */
  productCount: Type.Integer(),
});
export type StaffAddon = Static<typeof StaffAddon>;

export const StaffAddons = Type.Array(StaffAddon);
export type StaffAddons = Static<typeof StaffAddons>;

/** `data` of a 409: what the add-on is now. */
export const AddonConflict = Type.Object({ addon: StaffAddon });
export type AddonConflict = Static<typeof AddonConflict>;
