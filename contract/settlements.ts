import { Type, type Static } from 'typebox';
import { MAX_RESOLUTION_NOTE } from './paymentConstants';
import { Id, Nullable, Page, Paise, Timestamp } from './http';
import { requiredText } from './text';

const closed = { additionalProperties: false };
const SignedPaise = Type.Integer();

/**
 * UNKNOWN: no record here. AMOUNT: the amounts differ. UNSETTLED: here, but in no payout. ADJUSTMENT: the provider's
 * own booking, such as a fee.
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

/** FOUND: both agree. BOOKED: it pays for an order. EXPLAINED: by the note. */
export const RESOLUTIONS = ['FOUND', 'FEE', 'BOOKED', 'EXPLAINED'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

export const SettlementDifference = Type.Object({
  _id: Id,
  kind: Type.Enum([...DIFFERENCE_KINDS]),
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
  isCompared: Type.Boolean(),
  ...SettlementTodos.properties,
  comparedDay: Nullable(Type.String()),
  uncomparedDay: Nullable(Type.String()),
  payouts: Type.Array(Payout),
});
export type SettlementOverview = Static<typeof SettlementOverview>;

export const ResolveBody = Type.Object(
  {
    how: Type.Enum([...RESOLUTIONS]),
    note: requiredText('reason', MAX_RESOLUTION_NOTE),
    orderNumber: Nullable(Type.String({ pattern: '^VY[0-9]{1,18}$', messageKey: 'orderNumber' })),
  },
  closed,
);
export type ResolveBody = Static<typeof ResolveBody>;
