import { Type, type Static } from 'typebox';
import { Id, Paise, Timestamp } from './http';
import { requiredText } from './text';

/** A refund above what a Sales Person may give. */
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
  requestedAt: Timestamp,
});
export type RefundApproval = Static<typeof RefundApproval>;

export const DeclineRefundBody = Type.Object({ reason: requiredText('reason', 200) }, { additionalProperties: false });
