import { Type, type Static } from 'typebox';
import { Id, Nullable, Paise, Timestamp } from './http';
import { OrderStatusCode } from './orders';
import { StockBatch } from './staffStock';
import { requiredText } from './text';

const closed = { additionalProperties: false };
const MAX_REASON_LENGTH = 300;

export const BatchParams = Type.Object({ batchId: Id });

/**
 * It says what became of a refund for a recalled batch. STOPPED: the order hasn't been delivered, so its units are to
 * be replaced or left out, and that refunds them. UNPAID: nothing was paid for it yet.
 */
const RECALL_REFUNDS = ['NONE', 'STOPPED', 'UNPAID', 'WAITING', 'GIVEN'] as const;

/** An order that took units of a batch. */
export const RecalledOrder = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  placedAt: Timestamp,
  /** It is null once the account is erased. */
  customerName: Nullable(Type.String()),
  mobileNumber: Nullable(Type.String()),
  /** The units of the recalled batch in this order. */
  units: Type.Integer({ minimum: 1 }),
  /** The customer paid this for them, with their shares of discount and delivery; nothing for a free replacement. */
  amountPaise: Paise,
  refund: Type.Enum([...RECALL_REFUNDS]),
});
export type RecalledOrder = Static<typeof RecalledOrder>;

/** A batch of the product that may be the same one: another pack size, or a code that may be misspelt. */
const AlikeBatch = Type.Object({
  ...Type.Pick(StockBatch, ['_id', 'code', 'bestBefore']).properties,
  netGrams: Type.Integer({ minimum: 1 }),
  /** Units in the shop. */
  units: Type.Integer({ minimum: 0 }),
  isSameCode: Type.Boolean(),
});
export type AlikeBatch = Static<typeof AlikeBatch>;

/** A batch under every spelling of its code, which counts as one. */
export const BatchRecall = Type.Object({
  ...StockBatch.properties,
  /** Other spellings under which units came in. */
  spellings: Type.Array(Type.String()),
  /** Those that are not recalled. */
  alike: Type.Array(AlikeBatch),
  packId: Id,
  name: Type.String(),
  /** The product's name in each language, for the texts to customers. */
  names: Type.Object({ en: Type.String(), ta: Type.String(), hi: Type.String() }),
  netGrams: Type.Integer({ minimum: 1 }),
  recallReason: Nullable(Type.String()),
  recalledAt: Nullable(Timestamp),
  /** They are sorted with the newest first. */
  orders: Type.Array(RecalledOrder),
});
export type BatchRecall = Static<typeof BatchRecall>;

export const RecallBody = Type.Object(
  {
    reason: requiredText('recallReason', MAX_REASON_LENGTH),
    /** Batches that are alike, and recalled with it. */
    alike: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
  },
  closed,
);
export type RecallBody = Static<typeof RecallBody>;

export const RecallRefundBody = Type.Object(
  {
    orderId: Id,
    /** The amount that was shown; another one is rejected. */
    amountPaise: Type.Integer({ minimum: 1, messageKey: 'refundAmount' }),
  },
  closed,
);
export type RecallRefundBody = Static<typeof RecallRefundBody>;
