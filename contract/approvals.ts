import { Type, type Static } from 'typebox';
import { Id, Nullable, Paise, Timestamp } from './http';
import { requiredText } from './text';

/** A refund above what a person may give alone: of an order, or of money that came without one. */
export const RefundApproval = Type.Object({
  _id: Id,
  /** It is null where the request belongs to no order. */
  orderId: Nullable(Id),
  orderNumber: Nullable(Type.String()),
  /** It is null without an order, or once the account is erased. */
  customerName: Nullable(Type.String()),
  /** For money without an order, the reference is the bank's or the provider's. */
  reference: Nullable(Type.String()),
  amountPaise: Paise,
  leftPaise: Paise,
  /** The code of the reason, such as `LEFT_OUT`. */
  reason: Type.String(),
  requestedBy: Type.String(),
  /** Another person has to approve it. */
  isOwn: Type.Boolean(),
  /** Units were not packed, or the order was cancelled: it can't be declined. */
  isOwed: Type.Boolean(),
  requestedAt: Timestamp,
});
export type RefundApproval = Static<typeof RefundApproval>;

export const DeclineRefundBody = Type.Object({ reason: requiredText('reason', 200) }, { additionalProperties: false });
