import { Type, type Static } from 'typebox';
import { Id, Nullable, Timestamp } from './http';

export const REFUND_LIMITS = ['refundLimitPaise', 'secondPersonPaise'] as const;
export type RefundLimit = (typeof REFUND_LIMITS)[number];

export const LimitRaise = Type.Object({
  _id: Id,
  limit: Type.Enum([...REFUND_LIMITS]),
  beforePaise: Type.Integer(),
  afterPaise: Type.Integer(),
  raisedBy: Type.String(),
  raisedAt: Timestamp,
  confirmedBy: Nullable(Type.String()),
  isWaiting: Type.Boolean(),
  isOwn: Type.Boolean(),
});
export type LimitRaise = Static<typeof LimitRaise>;
