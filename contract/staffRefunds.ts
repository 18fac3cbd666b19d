import { Type, type Static } from 'typebox';
import { MAX_QUANTITY_PER_LINE } from './constants';
import { REFUND_REASONS, RETURN_OUTCOMES } from './paymentConstants';
import { Nullable, Paise } from './http';
import { BankReference } from './staffMoney';

const closed = { additionalProperties: false };

const returned = Type.Enum([...RETURN_OUTCOMES]);

const LineToRefund = Type.Object(
  {
    lineNo: Type.Integer({ minimum: 1 }),
    quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY_PER_LINE, messageKey: 'quantity' }),
    returned,
  },
  closed,
);
export type LineToRefund = Static<typeof LineToRefund>;

/** What was refunded of a line, or waits for a second person. */
export const RefundedUnits = Type.Object({
  quantity: Type.Integer(),
  amountPaise: Paise,
  returned,
  isWaiting: Type.Boolean(),
});

export const RefundBody = Type.Object(
  {
    amountPaise: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, messageKey: 'amount' }),
    reason: Type.Enum([...REFUND_REASONS]),
    leftPaise: Paise,
    /** Of a delivered order: the amount is what was paid for these. */
    lines: Type.Optional(Type.Array(LineToRefund, { minItems: 1, maxItems: 200 })),
  },
  closed,
);
export type RefundBody = Static<typeof RefundBody>;

/** APPROVAL: it waits for a second person. */
export const RefundResult = Type.Object({ refundMethod: Type.Enum(['REFUND', 'APPROVAL']) });
export type RefundResult = Static<typeof RefundResult>;

const SENT_TO = ['BANK', 'UPI'] as const;

/** A waiting refund may be in cash, without a reference. A failed one needs both. */
export const SentByHandBody = Type.Object(
  { to: Type.Optional(Type.Enum([...SENT_TO])), reference: Nullable(BankReference) },
  closed,
);
export type SentByHandBody = Static<typeof SentByHandBody>;
