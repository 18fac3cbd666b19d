import { Type, type Static } from 'typebox';
import { Id, Nullable, Paise, Timestamp } from './http';
import { requiredText } from './text';

export const RefundApproval = Type.Object({
  _id: Id,
  orderId: Nullable(Id),
  orderNumber: Nullable(Type.String()),
  customerName: Nullable(Type.String()),
  reference: Nullable(Type.String()),
  amountPaise: Paise,
  leftPaise: Paise,
  reason: Type.String(),
  requestedBy: Type.String(),
  /** The caller requested it, so another person has to approve it. */
  isOwn: Type.Boolean(),
  /** Units were not packed, or the order was cancelled: it can't be declined. */
  isOwed: Type.Boolean(),
  requestedAt: Timestamp,
});
export type RefundApproval = Static<typeof RefundApproval>;

export const DeclineRefundBody = Type.Object({ reason: requiredText('reason', 200) }, { additionalProperties: false });
