import { Type, type Static } from 'typebox';
import { ENQUIRY_KINDS, LANGUAGES } from './constants';
import { Nullable, Timestamp } from './http';

export const ENQUIRY_STATUSES = ['OPEN', 'ACKNOWLEDGED', 'RESOLVED'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** A message from /support or /franchise, as staff see it. */
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
});
export type StaffEnquiry = Static<typeof StaffEnquiry>;

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
