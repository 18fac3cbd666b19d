import { Type, type Static } from 'typebox';
import { REFUND_REASONS } from './paymentConstants';
import { Nullable, Paise } from './http';
import { BankReference } from './staffMoney';

const closed = { additionalProperties: false };

export const RefundBody = Type.Object(
  {
    amountPaise: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, messageKey: 'amount' }),
    reason: Type.Enum([...REFUND_REASONS]),
    leftPaise: Paise,
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
