import { Type, type Static } from 'typebox';
import { MAX_RESOLUTION_NOTE } from './paymentConstants';
import { Id, Nullable, Page, Paise, Timestamp } from './http';
import { requiredText } from './text';

const closed = { additionalProperties: false };
const SignedPaise = Type.Integer();

/**
 * UNKNOWN: paid out or taken back by the provider, without a record here. AMOUNT: both know it, with different amounts.
 * UNSETTLED: here, but in no payout. ADJUSTMENT: a booking of the provider's own, such as a fee or a dispute.
 */
export const DIFFERENCE_KINDS = [
  'UNKNOWN_PAYMENT',
  'UNKNOWN_REFUND',
  'PAYMENT_AMOUNT',
  'REFUND_AMOUNT',
  'UNSETTLED_PAYMENT',
  'UNSETTLED_REFUND',
  'ADJUSTMENT',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export const DIFFERENCE_STATES = ['OPEN', 'RESOLVED'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** FOUND: both sides agree. BOOKED: the money pays for an order. EXPLAINED: by the note. */
export const RESOLUTIONS = ['FOUND', 'FEE', 'BOOKED', 'EXPLAINED'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

export const SettlementDifference = Type.Object({
  _id: Id,
  kind: Type.Enum([...DIFFERENCE_KINDS]),
  /** The provider's id of the payment, refund or booking. */
  reference: Type.String(),
  shopPaise: Nullable(Paise),
  providerPaise: Nullable(SignedPaise),
  orderNumber: Nullable(Type.String()),
  settlementId: Nullable(Type.String()),
  foundAt: Timestamp,
  resolved: Nullable(
    Type.Object({
      how: Type.Enum([...RESOLUTIONS]),
      note: Nullable(Type.String()),
      /** It is null where a later comparison found both sides alike. */
      by: Nullable(Type.String()),
      at: Timestamp,
    }),
  ),
});
export type SettlementDifference = Static<typeof SettlementDifference>;

export const SettlementDifferences = Page(SettlementDifference);
export type SettlementDifferences = Static<typeof SettlementDifferences>;

export const DifferenceQuery = Type.Object(
  {
    state: Type.Enum([...DIFFERENCE_STATES]),
    cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$', messageKey: 'cursor' })),
  },
  closed,
);
export type DifferenceQuery = Static<typeof DifferenceQuery>;

export const DifferenceParams = Type.Object({
  differenceId: Type.String({ pattern: '^[0-9]{1,15}$', messageKey: 'id' }),
});

/** One transfer of the provider to the shop's bank account. */
const Payout = Type.Object({
  settlementId: Type.String(),
  bankReference: Nullable(Type.String()),
  settledAt: Timestamp,
  paymentsPaise: Paise,
  refundsPaise: Paise,
  feesPaise: SignedPaise,
  adjustmentsPaise: SignedPaise,
  netPaise: SignedPaise,
});
export type Payout = Static<typeof Payout>;

export const SettlementTodos = Type.Object({ openCount: Type.Integer() });
export type SettlementTodos = Static<typeof SettlementTodos>;

export const SettlementOverview = Type.Object({
  /** Whether the provider lists what is in its payouts. */
  isCompared: Type.Boolean(),
  ...SettlementTodos.properties,
  /** The last day that was compared: yyyy-MM-dd. */
  comparedDay: Nullable(Type.String()),
  /** The oldest day that is still to be compared. */
  uncomparedDay: Nullable(Type.String()),
  /** The latest ones of two months. */
  payouts: Type.Array(Payout),
});
export type SettlementOverview = Static<typeof SettlementOverview>;

export const ResolveBody = Type.Object(
  {
    how: Type.Enum([...RESOLUTIONS]),
    note: requiredText('reason', MAX_RESOLUTION_NOTE),
    /** The money pays for this order; it is set for BOOKED alone. */
    orderNumber: Nullable(Type.String({ pattern: '^VY[0-9]{1,18}$', messageKey: 'orderNumber' })),
  },
  closed,
);
export type ResolveBody = Static<typeof ResolveBody>;
