import { Type, type Static } from 'typebox';
import { Id, Nullable, packSizeFields, Paise, Timestamp } from './http';
import { RETURN_OUTCOMES } from './paymentConstants';
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
  /** What is refunded, where it is by line. */
  lines: Type.Array(
    Type.Object({
      lineNo: Type.Integer(),
      name: Type.String(),
      ...packSizeFields,
      quantity: Type.Integer(),
      returned: Type.Enum([...RETURN_OUTCOMES]),
    }),
  ),
  requestedBy: Type.String(),
  /** The caller requested it, so another person has to approve it. */
  isOwn: Type.Boolean(),
  /** Units were not packed, or the order was cancelled: it can't be declined. */
  isOwed: Type.Boolean(),
  requestedAt: Timestamp,
});
export type RefundApproval = Static<typeof RefundApproval>;

export const DeclineRefundBody = Type.Object({ reason: requiredText('reason', 200) }, { additionalProperties: false });
