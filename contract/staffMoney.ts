import { Type, type Static } from 'typebox';
import { MAX_STATEMENT_BYTES } from './paymentConstants';
import { OrderStatusCode } from './orders';
import { Id, Nullable, Paise, Timestamp } from './http';

const closed = { additionalProperties: false };
const SignedPaise = Type.Integer();
const Note = Type.String({ maxLength: 300, messageKey: 'note' });
const OrderNumber = Type.String({ pattern: '^VY[0-9]{1,18}$', messageKey: 'id' });
/** yyyy-MM-dd, in the shop's time zone. */
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', messageKey: 'day' });
/** The reference of a bank transfer, which banks call UTR or RRN. */
export const BankReference = Type.String({ pattern: '^[0-9]{12}$', messageKey: 'bankReference' });

export const OrderNumberParams = Type.Object({ orderNumber: OrderNumber });
export const BankLineParams = Type.Object({ reference: BankReference });
export const TransferParams = Type.Object({ transferId: Id });

// At the door --------------------------------------------------------------------------------------------------------

/** The order's own QR code, to be scanned by the customer. */
export const UpiLink = Type.Object({
  orderNumber: Type.String(),
  amountPaise: Paise,
  /** The QR code's content. */
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
  /** Orders paid in cash since the last handover. */
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

/** On its way without a round, or delivered, and nothing says how it was paid. */
const Uncollected = Type.Object({ orderNumber: Type.String(), amountPaise: Paise, since: Timestamp });
export type Uncollected = Static<typeof Uncollected>;

export const CashOverview = Type.Object({
  inHand: Type.Array(CashInHand),
  uncollected: Type.Array(Uncollected),
  /** They are sorted with the newest first. */
  handovers: Type.Array(Handover),
});
export type CashOverview = Static<typeof CashOverview>;

export const HandoverBody = Type.Object(
  {
    riderId: Id,
    countedPaise: Type.Integer({ minimum: 0, maximum: 1_000_000_000, messageKey: 'amount' }),
    /** It is the sum that was shown: cash that came meanwhile is seen before it is counted. */
    expectedPaise: SignedPaise,
    note: Type.Optional(Note),
  },
  closed,
);
export type HandoverBody = Static<typeof HandoverBody>;

// The bank -----------------------------------------------------------------------------------------------------------

/** An order that waits to be found on the bank's statement. */
const WaitingPayment = Type.Object({
  orderNumber: Type.String(),
  status: OrderStatusCode,
  amountPaise: Paise,
  customerName: Nullable(Type.String()),
  isAtDoor: Type.Boolean(),
  since: Timestamp,
  /** It is null until the customer says that it is paid. */
  saidPaidAt: Nullable(Timestamp),
});
export type WaitingPayment = Static<typeof WaitingPayment>;

/** Orders of exactly this amount, the likeliest first; one that the bank's text names comes alone. */
const Proposals = Type.Array(Type.Object({ orderNumber: Type.String(), isNamed: Type.Boolean() }));

const BankLine = Type.Object({
  reference: Type.String(),
  amountPaise: Paise,
  paidAt: Timestamp,
  text: Type.String(),
  proposals: Proposals,
});
export type BankLine = Static<typeof BankLine>;

/** Money without an order, of whatever provider. */
export const UnresolvedTransfer = Type.Object({
  transferId: Id,
  provider: Type.String(),
  reference: Type.String(),
  amountPaise: Paise,
  receivedAt: Timestamp,
  proposals: Proposals,
});
export type UnresolvedTransfer = Static<typeof UnresolvedTransfer>;

/** A refund that a person has to send. */
const RefundToMake = Type.Object({
  refundId: Id,
  orderNumber: Nullable(Type.String()),
  amountPaise: Paise,
  /** The reference of the refunded transfer. It is null for cash. */
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
    /** It is null for money whose order is unknown; a person resolves it. */
    orderNumber: Nullable(OrderNumber),
    reference: BankReference,
    amountPaise: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, messageKey: 'amount' }),
  },
  closed,
);
export type MatchBody = Static<typeof MatchBody>;

/** Money that came without an order is for this one. */
export const AssignBody = Type.Object({ orderNumber: OrderNumber }, closed);

export const Matched = Type.Object({
  transferId: Id,
  /** RECEIVED: for its order. LATE: the order had ended, so it is refunded. UNRESOLVED: without an order. */
  outcome: Type.Enum(['RECEIVED', 'LATE', 'UNRESOLVED']),
});
export type Matched = Static<typeof Matched>;

export const TransferRefund = Type.Object({
  /** BY_HAND: a person sends it. APPROVAL: it waits for a second person. */
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
  /** Counts the lines that an earlier import had read. */
  known: Type.Integer(),
  /** Money that left the account. */
  debits: Type.Integer(),
  /** Lines that can't be read, with the reason, translated. */
  problems: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String() })),
});
export type ImportedStatement = Static<typeof ImportedStatement>;

// The day's close ----------------------------------------------------------------------------------------------------

export const DayTotals = Type.Object({
  /** Money by its provider; `at_door` stands for cash. */
  received: Type.Array(Type.Object({ provider: Type.String(), amountPaise: Paise })),
  refundedPaise: Paise,
  /** Cash that was handed in: what it should have been, and what was counted. */
  cashExpectedPaise: SignedPaise,
  cashCountedPaise: Paise,
  /** Counted less expected: negative where cash is missing. */
  differencePaise: SignedPaise,
  /** Riders still have this, and hand it in another day. */
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
  /**
   * These days can be closed now, today first, each with what its closing covers: all from the last closing to its
   * midnight.
   */
  openDays: Type.Array(Type.Object({ day: Day, totals: DayTotals })),
  /** Everything since the last closing. */
  totals: DayTotals,
  /** They are sorted with the newest first. */
  closings: Type.Array(DayClosing),
});
export type DayBooks = Static<typeof DayBooks>;

export const CloseDayBody = Type.Object(
  {
    day: Day,
    /** The difference that was shown when the day was closed; another one is rejected. */
    differencePaise: SignedPaise,
    note: Type.Optional(Note),
  },
  closed,
);
export type CloseDayBody = Static<typeof CloseDayBody>;
