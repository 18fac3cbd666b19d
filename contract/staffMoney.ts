import { Type, type Static } from 'typebox';
import { MAX_STATEMENT_BYTES } from './paymentConstants';
import { OrderStatusCode } from './orders';
import { Id, Nullable, Paise, Timestamp } from './http';

const closed = { additionalProperties: false };
const SignedPaise = Type.Integer();
const Note = Type.String({ maxLength: 300, messageKey: 'note' });
const OrderNumber = Type.String({ pattern: '^VY[0-9]{1,18}$', messageKey: 'id' });
/** yyyy-MM-dd in the shop's time zone. */
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', messageKey: 'day' });
export const BankReference = Type.String({ pattern: '^[0-9]{12}$', messageKey: 'bankReference' });

export const OrderNumberParams = Type.Object({ orderNumber: OrderNumber });
export const BankLineParams = Type.Object({ reference: BankReference });
export const TransferParams = Type.Object({ transferId: Id });

// At the door --------------------------------------------------------------------------------------------------------

export const UpiLink = Type.Object({
  orderNumber: Type.String(),
  amountPaise: Paise,
  upiUrl: Type.String(),
  payeeName: Type.String(),
});
export type UpiLink = Static<typeof UpiLink>;

export const COLLECT_METHODS = ['CASH', 'UPI'] as const;
export type CollectMethod = (typeof COLLECT_METHODS)[number];

export const CollectBody = Type.Object(
  { method: Type.Enum([...COLLECT_METHODS]), amountPaise: Type.Integer({ minimum: 0, messageKey: 'amount' }) },
  closed,
);
export type CollectBody = Static<typeof CollectBody>;

// Cash ---------------------------------------------------------------------------------------------------------------

const CashInHand = Type.Object({
  staffId: Id,
  name: Type.String(),
  amountPaise: SignedPaise,
  orders: Type.Integer(),
});
export type CashInHand = Static<typeof CashInHand>;

const Handover = Type.Object({
  _id: Id,
  riderName: Type.String(),
  receivedByName: Type.String(),
  countedPaise: Paise,
  expectedPaise: SignedPaise,
  note: Nullable(Type.String()),
  at: Timestamp,
});
export type Handover = Static<typeof Handover>;

/** On its way or delivered, and nothing says how it was paid. */
const Uncollected = Type.Object({ orderNumber: Type.String(), amountPaise: Paise, since: Timestamp });
export type Uncollected = Static<typeof Uncollected>;

export const CashOverview = Type.Object({
  inHand: Type.Array(CashInHand),
  uncollected: Type.Array(Uncollected),
  handovers: Type.Array(Handover),
});
export type CashOverview = Static<typeof CashOverview>;

export const HandoverBody = Type.Object(
  {
    riderId: Id,
    countedPaise: Type.Integer({ minimum: 0, maximum: 1_000_000_000, messageKey: 'amount' }),
    expectedPaise: SignedPaise,
    note: Type.Optional(Note),
  },
  closed,
);
export type HandoverBody = Static<typeof HandoverBody>;

// The bank -----------------------------------------------------------------------------------------------------------

const WaitingPayment = Type.Object({
  orderNumber: Type.String(),
  status: OrderStatusCode,
  amountPaise: Paise,
  customerName: Nullable(Type.String()),
  isAtDoor: Type.Boolean(),
  since: Timestamp,
  saidPaidAt: Nullable(Timestamp),
});
export type WaitingPayment = Static<typeof WaitingPayment>;

/** The likeliest come first; one that the bank's text names comes alone. */
const Proposals = Type.Array(Type.Object({ orderNumber: Type.String(), isNamed: Type.Boolean() }));

const BankLine = Type.Object({
  reference: Type.String(),
  amountPaise: Paise,
  paidAt: Timestamp,
  text: Type.String(),
  proposals: Proposals,
});
export type BankLine = Static<typeof BankLine>;

export const UnresolvedTransfer = Type.Object({
  transferId: Id,
  provider: Type.String(),
  reference: Type.String(),
  amountPaise: Paise,
  receivedAt: Timestamp,
  proposals: Proposals,
});
export type UnresolvedTransfer = Static<typeof UnresolvedTransfer>;

const RefundToMake = Type.Object({
  refundId: Id,
  orderNumber: Nullable(Type.String()),
  amountPaise: Paise,
  reference: Nullable(Type.String()),
  since: Timestamp,
});
export type RefundToMake = Static<typeof RefundToMake>;

export const BankOverview = Type.Object({
  waiting: Type.Array(WaitingPayment),
  lines: Type.Array(BankLine),
  refunds: Type.Array(RefundToMake),
});
export type BankOverview = Static<typeof BankOverview>;

export const MatchBody = Type.Object(
  {
    /** It is null where the order is unknown. */
    orderNumber: Nullable(OrderNumber),
    reference: BankReference,
    amountPaise: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, messageKey: 'amount' }),
  },
  closed,
);
export type MatchBody = Static<typeof MatchBody>;

export const AssignBody = Type.Object({ orderNumber: OrderNumber }, closed);

export const Matched = Type.Object({
  transferId: Id,
  /** LATE: the order had ended, so it is refunded. UNRESOLVED: without an order. */
  outcome: Type.Enum(['RECEIVED', 'LATE', 'UNRESOLVED']),
});
export type Matched = Static<typeof Matched>;

export const TransferRefund = Type.Object({
  /** APPROVAL: it waits for a second person. */
  refundMethod: Type.Enum(['BY_PROVIDER', 'BY_HAND', 'APPROVAL']),
});
export type TransferRefund = Static<typeof TransferRefund>;

export const StatementBody = Type.Object(
  { csv: Type.String({ minLength: 1, maxLength: MAX_STATEMENT_BYTES, messageKey: 'statement' }) },
  closed,
);
export type StatementBody = Static<typeof StatementBody>;

export const ImportedStatement = Type.Object({
  imported: Type.Integer(),
  known: Type.Integer(),
  debits: Type.Integer(),
  problems: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String() })),
});
export type ImportedStatement = Static<typeof ImportedStatement>;

// The day's close ----------------------------------------------------------------------------------------------------

export const DayTotals = Type.Object({
  received: Type.Array(Type.Object({ provider: Type.String(), amountPaise: Paise })),
  refundedPaise: Paise,
  cashExpectedPaise: SignedPaise,
  cashCountedPaise: Paise,
  /** Counted less expected: negative where cash is missing. */
  differencePaise: SignedPaise,
  cashInHandPaise: SignedPaise,
});
export type DayTotals = Static<typeof DayTotals>;

const DayClosing = Type.Object({
  day: Day,
  totals: DayTotals,
  note: Nullable(Type.String()),
  closedByName: Type.String(),
  closedAt: Timestamp,
});
export type DayClosing = Static<typeof DayClosing>;

export const DayBooks = Type.Object({
  /** Today comes first. Each covers all since the last closing. */
  openDays: Type.Array(Type.Object({ day: Day, totals: DayTotals })),
  totals: DayTotals,
  closings: Type.Array(DayClosing),
});
export type DayBooks = Static<typeof DayBooks>;

export const CloseDayBody = Type.Object(
  {
    day: Day,
    /** As shown; any other is rejected. */
    differencePaise: SignedPaise,
    note: Type.Optional(Note),
  },
  closed,
);
export type CloseDayBody = Static<typeof CloseDayBody>;
