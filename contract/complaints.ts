import { Type, type Static } from 'typebox';
import {
  COMPLAINT_DECISIONS,
  COMPLAINT_KINDS,
  COMPLAINT_STATES,
  COMPLAINT_TEXT_MAX,
  MAX_QUANTITY_PER_LINE,
} from './constants';
import { Id, Nullable, packSizeFields, Paise, Timestamp } from './http';
import { OrderNumber } from './staffOrders';

const closed = { additionalProperties: false };
const Kind = Type.Enum([...COMPLAINT_KINDS]);
const State = Type.Enum([...COMPLAINT_STATES]);
const text = Type.String({ minLength: 1, maxLength: COMPLAINT_TEXT_MAX, messageKey: 'complaintText' });

// The customer's side -------------------------------------------------------------------------------------------------

export const ComplaintBody = Type.Object(
  {
    lineNo: Type.Integer({ minimum: 1 }),
    quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY_PER_LINE, messageKey: 'quantity' }),
    kind: Kind,
    text,
    photoId: Type.Optional(Id),
  },
  closed,
);
export type ComplaintBody = Static<typeof ComplaintBody>;

export const UploadedPhoto = Type.Object({ photoId: Id });
export type UploadedPhoto = Static<typeof UploadedPhoto>;

export const Complaint = Type.Object({
  kind: Kind,
  quantity: Type.Integer(),
  text: Type.String(),
  hasPhoto: Type.Boolean(),
  state: State,
  decisionReason: Nullable(Type.String()),
  refundedPaise: Nullable(Paise),
  reportedAt: Timestamp,
  decidedAt: Nullable(Timestamp),
});
export type Complaint = Static<typeof Complaint>;

export const ComplaintsOfOrder = Type.Object({
  reportableUntil: Nullable(Timestamp),
  lines: Type.Array(
    Type.Object({
      lineNo: Type.Integer(),
      name: Type.String(),
      ...packSizeFields,
      quantity: Type.Integer(),
      complaint: Nullable(Complaint),
    }),
  ),
});
export type ComplaintsOfOrder = Static<typeof ComplaintsOfOrder>;

export const ExportedComplaint = Type.Object({
  orderNumber: Type.String(),
  lineNo: Type.Integer(),
  ...Type.Pick(Complaint, ['kind', 'quantity', 'text', 'state', 'reportedAt']).properties,
});
export type ExportedComplaint = Static<typeof ExportedComplaint>;

// The staff's side ----------------------------------------------------------------------------------------------------

export const StaffComplaint = Type.Object({
  _id: Id,
  orderId: Id,
  orderNumber: Type.String(),
  /** It is null once the account is erased. */
  customerId: Nullable(Id),
  customerName: Type.String(),
  mobileNumber: Type.String(),
  name: Type.String(),
  ...packSizeFields,
  ...Type.Omit(Complaint, ['hasPhoto']).properties,
  photoId: Nullable(Id),
  /** The customer paid this for the reported units, and no more can be refunded; of an open one, what is left of it. */
  paidPaise: Paise,
  available: Type.Integer({ minimum: 0 }),
  waitsForApproval: Type.Boolean(),
  decidedBy: Nullable(Type.String()),
  sentAt: Nullable(Timestamp),
  /** The number of the order whose parcel took the replacement along. */
  sentWith: Nullable(Type.String()),
});
export type StaffComplaint = Static<typeof StaffComplaint>;

export const StaffComplaints = Type.Object({
  open: Type.Array(StaffComplaint),
  toSend: Type.Array(StaffComplaint),
  decided: Type.Array(StaffComplaint),
});
export type StaffComplaints = Static<typeof StaffComplaints>;

/** All of one order or customer, the newest first. */
export const ComplaintList = Type.Object({ items: Type.Array(StaffComplaint) });
export type ComplaintList = Static<typeof ComplaintList>;

/** A promised replacement goes into the parcel of this order, or is taken out of it. */
export const ReplacementParcelBody = Type.Object({ orderNumber: OrderNumber, isIn: Type.Boolean() }, closed);
export type ReplacementParcelBody = Static<typeof ReplacementParcelBody>;

/** A promised replacement becomes an order of its own, for this delivery time where the shop has them. */
export const ReplacementOrderBody = Type.Object(
  { times: Type.Optional(Type.Object({ startsAt: Timestamp, endsAt: Timestamp }, closed)) },
  closed,
);
export type ReplacementOrderBody = Static<typeof ReplacementOrderBody>;

export const ReplacementOrder = Type.Object({ orderNumber: Type.String() });
export type ReplacementOrder = Static<typeof ReplacementOrder>;

export const DecideComplaintBody = Type.Object(
  {
    decision: Type.Enum([...COMPLAINT_DECISIONS]),
    reason: Type.String({ minLength: 1, maxLength: 300, messageKey: 'decisionReason' }),
    /** It is sent with a refund only. */
    amountPaise: Type.Optional(Type.Integer({ minimum: 1, messageKey: 'refundAmount' })),
  },
  closed,
);
export type DecideComplaintBody = Static<typeof DecideComplaintBody>;
