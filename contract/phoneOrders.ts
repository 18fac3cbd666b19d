import { Type, type Static } from 'typebox';
import { Address } from './address';
import { MobileNumber } from './auth';
import { LANGUAGES } from './constants';
import { Id, Nullable } from './http';
import { CartBody, CreateOrderBody } from './orders';
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
  addresses: Type.Array(Address),
});
export type Caller = Static<typeof Caller>;

export const CallerQuery = Type.Object({ mobileNumber: MobileNumber }, closed);
export const FoundCaller = Type.Object({ caller: Nullable(Caller) });
export type FoundCaller = Static<typeof FoundCaller>;

export const CreateCallerBody = Type.Object({ mobileNumber: MobileNumber, name: PersonName }, closed);
export type CreateCallerBody = Static<typeof CreateCallerBody>;

export const PhoneCartBody = Type.Object({ ...CartBody.properties, customerId: Id }, closed);
export type PhoneCartBody = Static<typeof PhoneCartBody>;

export const PhoneOrderBody = Type.Object(
  {
    // Only customers themselves agree to WhatsApp.
    ...Type.Omit(CreateOrderBody, ['whatsAppUpdates']).properties,
    customerId: Id,
    /** The shop writes about the order in it; without one, in the customer's. */
    language: Type.Optional(LanguageCode),
  },
  closed,
);
export type PhoneOrderBody = Static<typeof PhoneOrderBody>;
