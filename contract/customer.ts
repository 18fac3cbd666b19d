import { Type, type Static } from 'typebox';
import { AddressList } from './address';
import { confirmation, EmailId } from './auth';
import { LANGUAGES } from './constants';
import { ExportedComplaint } from './complaints';
import { ExportedEnquiry } from './enquiries';
import { Nullable, Timestamp } from './http';
import { ExportedBrowser, ExportedConsent, ExportedMessageChoice, ExportedStop } from './messageChoices';
import { CARRIERS, MESSAGE_KINDS, MESSAGE_STATES } from './messageConstants';
import { ExportedOrder } from './orders';
import { ExportedRating } from './ratings';
import { ExportedBlock, ExportedNote } from './staffCustomers';
import { PersonName } from './text';
import { ExportedWaitlistEntry } from './waitlist';
import { ExportedStockAlert, ExportedWish } from './wishlist';

export const Customer = Type.Object({
  name: Type.String(),
  emailId: Type.String(),
  mobileNumber: Type.String(),
  /** A data URL of the re-encoded photo. */
  photo: Nullable(Type.String()),
  createdAt: Timestamp,
});
export type Customer = Static<typeof Customer>;

export const UpdateCustomerBody = Type.Object(
  {
    name: Type.Optional(PersonName),
    /** Another one than before needs a code: `POST /customer/send/otp` with the purpose EMAIL. */
    emailId: Type.Optional(EmailId),
    session_id: Type.Optional(confirmation.session_id),
    otp: Type.Optional(confirmation.otp),
    /** A data URL of a JPEG, PNG or WebP of at most 204,800 bytes, whichever of them it names; null removes the photo. */
    photo: Type.Optional(
      Nullable(Type.String({ pattern: '^data:image/(jpeg|png|webp);base64,', messageKey: 'photo' })),
    ),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type UpdateCustomerBody = Static<typeof UpdateCustomerBody>;

/** The language that the shop writes to the customer in. */
export const LanguageBody = Type.Object({ language: Type.Enum([...LANGUAGES]) }, { additionalProperties: false });
export type LanguageBody = Static<typeof LanguageBody>;

/** A message to the customer's number. Its text is not stored. */
const ExportedMessage = Type.Object({
  kind: Type.Enum([...MESSAGE_KINDS]),
  /** The company that carried it. */
  provider: Type.Enum([...CARRIERS]),
  language: Type.Enum([...LANGUAGES]),
  state: Type.Enum([...MESSAGE_STATES]),
  sentAt: Timestamp,
});
export type ExportedMessage = Static<typeof ExportedMessage>;

/** Personal data export. Lists begin with the newest. */
export const CustomerExport = Type.Object({
  exportedAt: Timestamp,
  profile: Customer,
  addresses: AddressList,
  orders: Type.Array(ExportedOrder),
  /** Only enquiries that were sent while logged in belong to the account. */
  enquiries: Type.Array(ExportedEnquiry),
  /** Places that the number asked to be told of once the shop delivers there. */
  waitlist: Type.Array(ExportedWaitlistEntry),
  wishes: Type.Array(ExportedWish),
  stockAlerts: Type.Array(ExportedStockAlert),
  /** They are complaints about delivered lines. */
  complaints: Type.Array(ExportedComplaint),
  /** Products that were rated, with the shop's answers. */
  ratings: Type.Array(ExportedRating),
  /** Those of the last year. */
  messages: Type.Array(ExportedMessage),
  /** Groups that are not listed come by SMS. */
  messageChoices: Type.Array(ExportedMessageChoice),
  whatsAppConsents: Type.Array(ExportedConsent),
  contactStops: Type.Array(ExportedStop),
  notifiedBrowsers: Type.Array(ExportedBrowser),
  /** What staff noted about the customer. */
  staffNotes: Type.Array(ExportedNote),
  /** When the shop took no new orders from the customer, and why. */
  blocks: Type.Array(ExportedBlock),
});
export type CustomerExport = Static<typeof CustomerExport>;
