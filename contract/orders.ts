import { Type, type Static } from 'typebox';
import { Address } from './address';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE, ORDER_STATUSES, PAYMENT_STATUSES } from './constants';
import { AddOn } from './homepage';
import { Id, Nullable, Page, Paise, Timestamp } from './http';
import { Picture } from './pictures';

const closed = { additionalProperties: false };

export const OrderStatusCode = Type.Enum([...ORDER_STATUSES]);
const PaymentStatusCode = Type.Enum([...PAYMENT_STATUSES]);

// The cart and its bill ----------------------------------------------------------------------------------------------

/** `_id` is a pack's, `addons` the ids of add-ons per unit. */
export const CartLine = Type.Object(
  {
    _id: Id,
    quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY_PER_LINE, messageKey: 'quantity' }),
    addons: Type.Optional(Type.Array(Id, { maxItems: 10, uniqueItems: true, messageKey: 'addons' })),
  },
  closed,
);
export type CartLine = Static<typeof CartLine>;

const CartLines = Type.Array(CartLine, { minItems: 1, maxItems: MAX_CART_LINES, messageKey: 'items' });
const CouponCode = Type.String({ minLength: 1, maxLength: 30, messageKey: 'couponCode' });

export const CartBody = Type.Object(
  { items: CartLines, addressId: Type.Optional(Id), couponCode: Type.Optional(CouponCode) },
  closed,
);
export type CartBody = Static<typeof CartBody>;

/** GONE: no longer sold. SOLD_OUT: none left. SHORT: fewer left than asked for. */
const LineProblemCode = Type.Enum(['GONE', 'SOLD_OUT', 'SHORT']);

export const BillLine = Type.Object({
  _id: Id,
  slug: Type.String(),
  name: Type.String(),
  secondName: Type.String(),
  picture: Nullable(Picture),
  netGrams: Type.Integer(),
  quantity: Type.Integer(),
  /** The current price of one pack, without add-ons. */
  productPrice: Paise,
  mrpPaise: Paise,
  addons: Type.Array(AddOn),
  /** quantity × (price + add-ons); 0 where the line is GONE. */
  linePaise: Paise,
  /** How many may be ordered now. */
  available: Type.Integer(),
  problem: Nullable(LineProblemCode),
  /** The problem in words for a person. */
  problemText: Nullable(Type.String()),
});
export type BillLine = Static<typeof BillLine>;

/** The tax of one rate that a total contains. */
const TaxPart = Type.Object({ ratePercent: Type.Number(), taxablePaise: Paise, taxPaise: Paise });

/** total = items + add-ons − discount + delivery; tax is included in it. */
export const Bill = Type.Object({
  lines: Type.Array(BillLine),
  itemsPaise: Paise,
  addonsPaise: Paise,
  /** What the goods would cost at MRP more than they do. */
  savedOnMrpPaise: Paise,
  coupon: Nullable(
    Type.Object({
      code: Type.String(),
      applied: Type.Boolean(),
      /** Why it does not apply, in words; null where it does. */
      problemText: Nullable(Type.String()),
    }),
  ),
  discountPaise: Paise,
  deliveryChargePaise: Paise,
  taxes: Type.Array(TaxPart),
  taxIncludedPaise: Paise,
  totalPaise: Paise,
  minimumOrderPaise: Paise,
  missingToMinimumPaise: Paise,
  freeDeliveryFromPaise: Paise,
  missingToFreeDeliveryPaise: Paise,
  /** The most that one payment may be. */
  paymentLimitPaise: Paise,
  /** Whether the chosen address lies inside the delivery area; null without one. */
  deliverable: Nullable(Type.Boolean()),
  /** True when nothing stands in the way of an order but login and address. */
  orderable: Type.Boolean(),
});
export type Bill = Static<typeof Bill>;

// Placing ------------------------------------------------------------------------------------------------------------

export const CreateOrderBody = Type.Object(
  {
    items: CartLines,
    addressId: Id,
    couponCode: Type.Optional(CouponCode),
    /** The total the customer saw, in paise: another one is refused with the new bill. */
    expectedTotal: Type.Integer({ minimum: 0, messageKey: 'expectedTotal' }),
    note: Type.Optional(Type.String({ maxLength: 300, messageKey: 'note' })),
  },
  closed,
);
export type CreateOrderBody = Static<typeof CreateOrderBody>;

export const PaymentOpening = Type.Object({
  provider: Type.String(),
  /** The `upi://pay?…` link, which is also the QR's content. */
  upiUrl: Type.String(),
  /** The provider's page for paying in a browser. */
  pageUrl: Type.String(),
  expiresAt: Timestamp,
});
export type PaymentOpening = Static<typeof PaymentOpening>;

export const CreatedOrder = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  /** What is to be paid, in paise. */
  amount: Paise,
  payment: PaymentOpening,
});
export type CreatedOrder = Static<typeof CreatedOrder>;

// Following ----------------------------------------------------------------------------------------------------------

/** Public, and therefore no more than this: no name, no items, no address. */
export const PaymentState = Type.Object({
  paymentStatus: PaymentStatusCode,
  orderStatus: OrderStatusCode,
  expiresAt: Timestamp,
});
export type PaymentState = Static<typeof PaymentState>;

export const OrderSummary = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  placedAt: Timestamp,
  totalPaise: Paise,
  itemCount: Type.Integer(),
  /** The names of the first lines, in the reader's language. */
  itemNames: Type.Array(Type.String()),
  cancellable: Type.Boolean(),
});
export type OrderSummary = Static<typeof OrderSummary>;

export const OrderHistoryQuery = Type.Object(
  {
    cursor: Type.Optional(Type.String({ maxLength: 300, messageKey: 'cursor' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, messageKey: 'limit' })),
  },
  closed,
);
export const OrderHistory = Page(OrderSummary);
export type OrderHistory = Static<typeof OrderHistory>;

export const OrderTimelineStep = Type.Object({
  status: OrderStatusCode,
  /** When it was reached; null for a step still to come. */
  at: Nullable(Timestamp),
});
export type OrderTimelineStep = Static<typeof OrderTimelineStep>;

const orderItem = {
  _id: Id,
  slug: Type.String(),
  name: Type.String(),
  secondName: Type.String(),
  netGrams: Type.Integer(),
  quantity: Type.Integer(),
  productPrice: Paise,
  addons: Type.Array(AddOn),
  linePaise: Paise,
};

/** What an order says of itself wherever all of it is shown. */
const orderFacts = {
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  placedAt: Timestamp,
  items: Type.Array(Type.Object(orderItem)),
  address: Address,
  bill: Type.Object({
    itemsPaise: Paise,
    addonsPaise: Paise,
    couponCode: Nullable(Type.String()),
    discountPaise: Paise,
    deliveryChargePaise: Paise,
    taxIncludedPaise: Paise,
    totalPaise: Paise,
  }),
  note: Nullable(Type.String()),
  cancelReason: Nullable(Type.String()),
};

export const OrderTracking = Type.Object({
  ...orderFacts,
  /** With the picture that each pack has today. */
  items: Type.Array(Type.Object({ ...orderItem, picture: Nullable(Picture) })),
  timeline: Type.Array(OrderTimelineStep),
  paymentStatus: PaymentStatusCode,
  /** How to pay, while the order waits for it. */
  payment: Nullable(PaymentOpening),
  cancellable: Type.Boolean(),
});
export type OrderTracking = Static<typeof OrderTracking>;

/** An order in the file that a customer may ask for: all that the shop keeps of it. */
export const ExportedOrder = Type.Object({
  ...orderFacts,
  /** What happened, in its order. */
  timeline: Type.Array(Type.Object({ status: OrderStatusCode, at: Timestamp })),
  taxes: Type.Array(TaxPart),
  payment: Type.Object({
    status: PaymentStatusCode,
    amountPaise: Paise,
    receivedAt: Nullable(Timestamp),
    /** The bank's number of the transfer. */
    bankReference: Nullable(Type.String()),
    refund: Nullable(
      Type.Object({ status: Type.Enum(['PENDING', 'DONE', 'FAILED']), amountPaise: Paise, startedAt: Timestamp }),
    ),
  }),
});
export type ExportedOrder = Static<typeof ExportedOrder>;

export const CancelQuery = Type.Object(
  { reason: Type.Optional(Type.String({ maxLength: 200, messageKey: 'reason' })) },
  closed,
);

export const CancelledOrder = Type.Object({
  orderId: Id,
  status: OrderStatusCode,
  /** True when a refund was started for money that had arrived. */
  refundStarted: Type.Boolean(),
});
export type CancelledOrder = Static<typeof CancelledOrder>;
