import { Type, type Static } from 'typebox';
import { EmailId, MobileNumber, PersonName } from './auth';
import { ENQUIRY_KINDS, ENQUIRY_MAX_LENGTH } from './constants';
import { Nullable, Timestamp } from './http';

const line = (messageKey: string, maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', messageKey });

/** What a person writes to the shop on /support and /franchise. It takes a mobile number or an e-mail address, or both. */
export const EnquiryBody = Type.Object(
  {
    kind: Type.Enum([...ENQUIRY_KINDS], { messageKey: 'enquiryKind' }),
    name: PersonName,
    mobileNumber: Type.Optional(MobileNumber),
    emailId: Type.Optional(EmailId),
    /** As the customer knows it; nobody learns from the answer whether there is such an order. */
    orderNumber: Type.Optional(
      Type.String({ pattern: `^[A-Za-z0-9-]{1,${ENQUIRY_MAX_LENGTH.orderNumber}}$`, messageKey: 'orderNumber' }),
    ),
    /** Where a franchise would be; a must for that kind. */
    city: Type.Optional(line('city', ENQUIRY_MAX_LENGTH.city)),
    /** What the writer could put into a franchise, in words. */
    investment: Type.Optional(line('investment', ENQUIRY_MAX_LENGTH.investment)),
    message: line('enquiryMessage', ENQUIRY_MAX_LENGTH.message),
    /** A field that people don't see and programs fill in: anything in it is refused. */
    website: Type.Optional(Type.String({ maxLength: 0, messageKey: 'website' })),
  },
  { additionalProperties: false },
);
export type EnquiryBody = Static<typeof EnquiryBody>;

export const EnquiryReceipt = Type.Object({
  ticketNumber: Type.String(),
  /** Until when a person of the shop will have acknowledged it (E-Commerce Rules 2020, rule 4(5)). */
  acknowledgeBy: Timestamp,
  /** Until when a grievance will have been resolved; null for other kinds. */
  resolveBy: Nullable(Timestamp),
});
export type EnquiryReceipt = Static<typeof EnquiryReceipt>;

/** An enquiry in the file that a customer may ask for. */
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
});
export type ExportedEnquiry = Static<typeof ExportedEnquiry>;
