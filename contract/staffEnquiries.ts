import { Type, type Static } from 'typebox';
import { ENQUIRY_KINDS, ENQUIRY_MAX_LENGTH, LANGUAGES } from './constants';
import { Id, Nullable, Timestamp } from './http';
import { ENQUIRY_SIDES } from './messageConstants';
import { requiredText } from './text';

export const ENQUIRY_STATUSES = ['OPEN', 'ACKNOWLEDGED', 'RESOLVED'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** What was written after the first message: the shop's replies, and what the customer wrote back. */
export const EnquiryMessage = Type.Object({
  _id: Type.String(),
  side: Type.Enum([...ENQUIRY_SIDES]),
  text: Type.String(),
  /** It is null for what the customer wrote. */
  person: Nullable(Type.String()),
  writtenAt: Timestamp,
});
export type EnquiryMessage = Static<typeof EnquiryMessage>;

/** A message from /support, from /franchise or by WhatsApp, as staff see it. OPEN waits for a reply. */
export const StaffEnquiry = Type.Object({
  ticketNumber: Type.String(),
  kind: Type.Enum([...ENQUIRY_KINDS]),
  status: Type.Enum([...ENQUIRY_STATUSES]),
  /** The language of the sender. */
  language: Type.Enum([...LANGUAGES]),
  name: Type.String(),
  mobileNumber: Nullable(Type.String()),
  emailId: Nullable(Type.String()),
  orderNumber: Nullable(Type.String()),
  city: Nullable(Type.String()),
  investment: Nullable(Type.String()),
  message: Type.String(),
  writtenAt: Timestamp,
  /** The next deadline by law; null when none is left. */
  dueAt: Nullable(Timestamp),
  /** It is null until somebody writes after the first message. */
  newest: Nullable(EnquiryMessage),
});
export type StaffEnquiry = Static<typeof StaffEnquiry>;

/** An enquiry with its whole conversation, the oldest message first, and how a reply reaches the person; null where none does. */
export const EnquiryConversation = Type.Object({
  ...StaffEnquiry.properties,
  messages: Type.Array(EnquiryMessage),
  replyBy: Nullable(Type.Enum(['SMS', 'WHATSAPP', 'EMAIL'])),
});
export type EnquiryConversation = Static<typeof EnquiryConversation>;

/** `after` is the newest message that the person saw, null for the first one: another one means that someone else has written. */
export const EnquiryReplyBody = Type.Object(
  { text: requiredText('enquiryMessage', ENQUIRY_MAX_LENGTH.message), after: Nullable(Id) },
  { additionalProperties: false },
);
export type EnquiryReplyBody = Static<typeof EnquiryReplyBody>;

export const StaffEnquiries = Type.Object({
  /** The most urgent, at most `ENQUIRIES_SHOWN` of `openTotal`. */
  open: Type.Array(StaffEnquiry),
  openTotal: Type.Integer(),
  /** Holds the newest of the resolved enquiries. */
  resolved: Type.Array(StaffEnquiry),
});
export type StaffEnquiries = Static<typeof StaffEnquiries>;

/** `from` is the status that the person saw: another one means that someone else was quicker. */
export const MoveEnquiryBody = Type.Object(
  { from: Type.Enum([...ENQUIRY_STATUSES]), to: Type.Enum([...ENQUIRY_STATUSES]) },
  { additionalProperties: false },
);
export type MoveEnquiryBody = Static<typeof MoveEnquiryBody>;
