import { Type, type Static } from 'typebox';
import { Id, Nullable, Paise, Timestamp } from './http';
import { OrderStatusCode } from './orders';
import { StockBatch } from './staffStock';
import { requiredText } from './text';

const closed = { additionalProperties: false };
const MAX_REASON_LENGTH = 300;

export const BatchParams = Type.Object({ batchId: Id });

/** What became of a refund for a recalled batch. UNPAID: nothing was paid for it yet. */
const RECALL_REFUNDS = ['NONE', 'UNPAID', 'WAITING', 'GIVEN'] as const;

/** An order that took units of a batch. */
export const RecalledOrder = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  placedAt: Timestamp,
  /** Null once the account is erased. */
  customerName: Nullable(Type.String()),
  mobileNumber: Nullable(Type.String()),
  /** Of the batch. */
  units: Type.Integer({ minimum: 1 }),
  /** What was paid for them, with their shares of discount and delivery; nothing for a free replacement. */
  amountPaise: Paise,
  refund: Type.Enum([...RECALL_REFUNDS]),
});
export type RecalledOrder = Static<typeof RecalledOrder>;

export const BatchRecall = Type.Object({
  ...StockBatch.properties,
  packId: Id,
  name: Type.String(),
  /** In each language, for texts to customers. */
  names: Type.Object({ en: Type.String(), ta: Type.String(), hi: Type.String() }),
  netGrams: Type.Integer({ minimum: 1 }),
  recallReason: Nullable(Type.String()),
  recalledAt: Nullable(Timestamp),
  /** Newest first. */
  orders: Type.Array(RecalledOrder),
});
export type BatchRecall = Static<typeof BatchRecall>;

export const RecallBody = Type.Object({ reason: requiredText('recallReason', MAX_REASON_LENGTH) }, closed);
export type RecallBody = Static<typeof RecallBody>;

export const RecallRefundBody = Type.Object(
  {
    orderId: Id,
    /** As it was shown. */
    amountPaise: Type.Integer({ minimum: 1, messageKey: 'refundAmount' }),
  },
  closed,
);
export type RecallRefundBody = Static<typeof RecallRefundBody>;
