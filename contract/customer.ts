import { Type, type Static } from 'typebox';
import { AddressList } from './address';
import { EmailId, PersonName } from './auth';
import { CONFIRMING_DIGITS } from './constants';
import { ExportedEnquiry } from './enquiries';
import { Nullable, Timestamp } from './http';
import { ExportedOrder } from './orders';

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
    emailId: Type.Optional(EmailId),
    /** A data URL of a JPEG, PNG or WebP of at most 204,800 bytes; null removes the photo. */
    photo: Type.Optional(
      Nullable(Type.String({ pattern: '^data:image/(jpeg|png|webp);base64,', messageKey: 'photo' })),
    ),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type UpdateCustomerBody = Static<typeof UpdateCustomerBody>;

/** Personal data export. Lists begin with the newest. */
export const CustomerExport = Type.Object({
  exportedAt: Timestamp,
  profile: Customer,
  addresses: AddressList,
  orders: Type.Array(ExportedOrder),
  /** Only those sent while logged in. */
  enquiries: Type.Array(ExportedEnquiry),
});
export type CustomerExport = Static<typeof CustomerExport>;

/** Irreversible, so the last digits of the customer's number confirm it. */
export const EraseCustomerBody = Type.Object(
  { lastDigits: Type.String({ pattern: `^[0-9]{${CONFIRMING_DIGITS}}$`, messageKey: 'lastDigits' }) },
  { additionalProperties: false },
);
export type EraseCustomerBody = Static<typeof EraseCustomerBody>;
