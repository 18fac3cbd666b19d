import { Type, type Static } from 'typebox';
import { Address } from './address';
import { MobileNumber } from './auth';
import { LANGUAGES } from './constants';
import { Id, Nullable, packSizeFields, Paise, Timestamp } from './http';
import { CartBody, CreateOrderBody } from './orders';
import { DISCOUNT_REASONS, MAX_DISCOUNT } from './orderConstants';
import { PersonName } from './text';

const closed = { additionalProperties: false };

const LanguageCode = Type.Enum([...LANGUAGES]);

export const Caller = Type.Object({
  customerId: Id,
  name: Type.String(),
  mobileNumber: Type.String(),
  orderCount: Type.Integer(),
  /** The one that they chose last, or else the shop's first. */
  language: LanguageCode,
  /** Why the shop takes no new order from them. */
  blockedFor: Nullable(Type.String()),
  addresses: Type.Array(Address),
});
export type Caller = Static<typeof Caller>;

export const CallerQuery = Type.Object({ mobileNumber: MobileNumber }, closed);
export const FoundCaller = Type.Object({ caller: Nullable(Caller) });
export type FoundCaller = Static<typeof FoundCaller>;

export const CreateCallerBody = Type.Object({ mobileNumber: MobileNumber, name: PersonName }, closed);
export type CreateCallerBody = Static<typeof CreateCallerBody>;

/** What the caller ordered last, at today's prices. */
export const LastOrder = Type.Object({
  order: Nullable(
    Type.Object({
      orderNumber: Type.String(),
      placedAt: Timestamp,
      lines: Type.Array(
        Type.Object({
          packId: Id,
          name: Type.String(),
          secondName: Type.String(),
          ...packSizeFields,
          /** It was ordered then. */
          quantity: Type.Integer(),
          /** As many of it can be sold now. */
          available: Type.Integer(),
          pricePaise: Paise,
          thenPaise: Paise,
          /** Add-ons that it had then, and that staff ask for again. */
          addons: Type.Array(Type.String()),
        }),
      ),
    }),
  ),
});
export type LastOrder = Static<typeof LastOrder>;

const DiscountPaise = Type.Integer({ minimum: 1, maximum: MAX_DISCOUNT, messageKey: 'amount' });

export const PhoneCartBody = Type.Object(
  {
    ...CartBody.properties,
    customerId: Id,
    /** Staff take it off, at most all but a rupee of the products. A coupon doesn't go with it. */
    discountPaise: Type.Optional(DiscountPaise),
  },
  closed,
);
export type PhoneCartBody = Static<typeof PhoneCartBody>;

export const PhoneOrderBody = Type.Object(
  {
    // Only customers themselves agree to WhatsApp.
    ...Type.Omit(CreateOrderBody, ['whatsAppUpdates']).properties,
    customerId: Id,
    discount: Type.Optional(
      Type.Object({ amountPaise: DiscountPaise, reason: Type.Enum([...DISCOUNT_REASONS]) }, closed),
    ),
    /** The shop writes about the order in it; without one, in the customer's. */
    language: Type.Optional(LanguageCode),
  },
  closed,
);
export type PhoneOrderBody = Static<typeof PhoneOrderBody>;
