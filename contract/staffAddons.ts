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
  name: Type.Object({ en: line(1), ta: line(), hi: line() }, closed),
  pricePaise: Type.Integer({ minimum: 0, maximum: MAX_ADD_ON_PRICE_PAISE, messageKey: 'addonPrice' }),
  kind: Type.Enum([...ADD_ON_KINDS]),
  active: Type.Boolean(),
};

export const AddonBody = Type.Object(addonFields, closed);
export type AddonBody = Static<typeof AddonBody>;

export const ChangeAddonBody = Type.Object({ ...addonFields, version: Type.Integer() }, closed);
export type ChangeAddonBody = Static<typeof ChangeAddonBody>;

export const AddonOrderBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) },
  closed,
);
export type AddonOrderBody = Static<typeof AddonOrderBody>;

export const StaffAddon = Type.Object({
  _id: Id,
  ...addonFields,
  version: Type.Integer(),
  productCount: Type.Integer(),
});
export type StaffAddon = Static<typeof StaffAddon>;

export const StaffAddons = Type.Array(StaffAddon);
export type StaffAddons = Static<typeof StaffAddons>;

export const AddonConflict = Type.Object({ addon: StaffAddon });
export type AddonConflict = Static<typeof AddonConflict>;
