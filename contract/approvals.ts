import { Type, type Static } from 'typebox';
import { Id, Paise, Timestamp } from './http';
import { requiredText } from './text';

/** A refund above what a person may give alone. */
export const RefundApproval = Type.Object({
  _id: Id,
  orderId: Id,
  orderNumber: Type.String(),
  customerName: Type.String(),
  amountPaise: Paise,
  /** What is left of the payment. */
  leftPaise: Paise,
  /** Such as `LEFT_OUT`. */
  reason: Type.String(),
  requestedBy: Type.String(),
  /** Another person has to approve it. */
  isOwn: Type.Boolean(),
  requestedAt: Timestamp,
});
export type RefundApproval = Static<typeof RefundApproval>;

export const DeclineRefundBody = Type.Object({ reason: requiredText('reason', 200) }, { additionalProperties: false });
