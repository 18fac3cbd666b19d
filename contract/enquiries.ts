import { Type, type Static } from 'typebox';
import { EmailId, MobileNumber } from './auth';
import { ENQUIRY_KINDS, ENQUIRY_MAX_LENGTH } from './constants';
import { Nullable, Timestamp } from './http';
import { ENQUIRY_SIDES } from './messageConstants';
import { PersonName, requiredText } from './text';

/** Needs a mobile number or an e-mail address. */
export const EnquiryBody = Type.Object(
  {
    kind: Type.Enum([...ENQUIRY_KINDS], { messageKey: 'enquiryKind' }),
    name: PersonName,
    mobileNumber: Type.Optional(MobileNumber),
    emailId: Type.Optional(EmailId),
    /** Not validated, so that the response doesn't reveal whether an order exists. */
    orderNumber: Type.Optional(
      Type.String({ pattern: `^[A-Za-z0-9-]{1,${ENQUIRY_MAX_LENGTH.orderNumber}}$`, messageKey: 'orderNumber' }),
    ),
    /** Location of a franchise; required for that kind. */
    city: Type.Optional(requiredText('city', ENQUIRY_MAX_LENGTH.city)),
    investment: Type.Optional(requiredText('investment', ENQUIRY_MAX_LENGTH.investment)),
    message: requiredText('enquiryMessage', ENQUIRY_MAX_LENGTH.message),
    /** Honeypot: hidden from people, so any value is rejected. */
    website: Type.Optional(Type.String({ maxLength: 0, messageKey: 'website' })),
  },
  { additionalProperties: false },
);
export type EnquiryBody = Static<typeof EnquiryBody>;

export const EnquiryReceipt = Type.Object({
  ticketNumber: Type.String(),
  /** Acknowledgement deadline (E-Commerce Rules 2020, rule 4(5)). */
  acknowledgeBy: Timestamp,
  /** Resolution deadline of a grievance; null for other kinds. */
  resolveBy: Nullable(Timestamp),
});
export type EnquiryReceipt = Static<typeof EnquiryReceipt>;

/** An enquiry in the personal data export. */
export const ExportedEnquiry = Type.Object({
  ticketNumber: Type.String(),
  kind: Type.Enum([...ENQUIRY_KINDS]),
  status: Type.String(),
  writtenAt: Timestamp,
  name: Type.String(),
  mobileNumber: Nullable(Type.String()),
  emailId: Nullable(Type.String()),
  orderNumber: Nullable(Type.String()),
  city: Nullable(Type.String()),
  investment: Nullable(Type.String()),
  message: Type.String(),
  /** What was written after it, the oldest first. */
  conversation: Type.Array(
    Type.Object({ side: Type.Enum([...ENQUIRY_SIDES]), writtenAt: Timestamp, text: Type.String() }),
  ),
});
export type ExportedEnquiry = Static<typeof ExportedEnquiry>;
