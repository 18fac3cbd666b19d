import { Type, type Static } from 'typebox';
import { Id, Nullable, Timestamp } from './http';

/** Limits of refunds, in the settings' section `counter`. */
export const REFUND_LIMITS = ['refundLimitPaise', 'secondPersonPaise'] as const;
export type RefundLimit = (typeof REFUND_LIMITS)[number];

/** A limit that an Admin raised lately. */
export const LimitRaise = Type.Object({
  _id: Id,
  limit: Type.Enum([...REFUND_LIMITS]),
  beforePaise: Type.Integer(),
  afterPaise: Type.Integer(),
  raisedBy: Type.String(),
  raisedAt: Timestamp,
  /** It is the same person when no other one has the right. */
  confirmedBy: Nullable(Type.String()),
  /** It doesn't count yet for the person who raised it. */
  isWaiting: Type.Boolean(),
  /** Another person has to confirm it. */
  isOwn: Type.Boolean(),
});
export type LimitRaise = Static<typeof LimitRaise>;
