import { Type, type Static } from 'typebox';
import { Id, Nullable, packSizeFields, Paise, Timestamp } from './http';
import { OrderStatusCode } from './orders';
import { StockBatch } from './staffStock';
import { requiredText } from './text';

const closed = { additionalProperties: false };
const MAX_REASON_LENGTH = 300;

export const BatchParams = Type.Object({ batchId: Id });

/** STOPPED: replacing or leaving out its units refunds them. UNPAID: nothing was paid yet. */
const RECALL_REFUNDS = ['NONE', 'STOPPED', 'UNPAID', 'WAITING', 'GIVEN'] as const;

export const RecalledOrder = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  placedAt: Timestamp,
  customerName: Nullable(Type.String()),
  mobileNumber: Nullable(Type.String()),
  units: Type.Integer({ minimum: 1 }),
  /** With their shares of discount and delivery; 0 for a free replacement. */
  amountPaise: Paise,
  refund: Type.Enum([...RECALL_REFUNDS]),
});
export type RecalledOrder = Static<typeof RecalledOrder>;

/** It may be the same: another pack size, or a misspelt code. */
const AlikeBatch = Type.Object({
  ...Type.Pick(StockBatch, ['_id', 'code', 'bestBefore']).properties,
  ...packSizeFields,
  units: Type.Integer({ minimum: 0 }),
  isSameCode: Type.Boolean(),
});
export type AlikeBatch = Static<typeof AlikeBatch>;

export const BatchRecall = Type.Object({
  ...StockBatch.properties,
  spellings: Type.Array(Type.String()),
  alike: Type.Array(AlikeBatch),
  packId: Id,
  name: Type.String(),
  names: Type.Object({ en: Type.String(), ta: Type.String(), hi: Type.String() }),
  ...packSizeFields,
  recallReason: Nullable(Type.String()),
  recalledAt: Nullable(Timestamp),
  orders: Type.Array(RecalledOrder),
});
export type BatchRecall = Static<typeof BatchRecall>;

export const RecallBody = Type.Object(
  {
    reason: requiredText('recallReason', MAX_REASON_LENGTH),
    alike: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
  },
  closed,
);
export type RecallBody = Static<typeof RecallBody>;

export const RecallRefundBody = Type.Object(
  {
    orderId: Id,
    /** As shown; any other is rejected. */
    amountPaise: Type.Integer({ minimum: 1, messageKey: 'refundAmount' }),
  },
  closed,
);
export type RecallRefundBody = Static<typeof RecallRefundBody>;
