import { Type, type Static } from 'typebox';
import { Address } from './address';
import {
  CANCEL_CAUSES,
  MAX_ADDONS_PER_LINE,
  MAX_CART_LINES,
  MAX_COUPON_LENGTH,
  MAX_QUANTITY_PER_LINE,
  ORDER_PAYMENT_METHODS,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from './constants';
import { WaitingAddition } from './orderAdditions';
import { SUBSTITUTION_PREFERENCES } from './orderConstants';
import { REFUND_REASONS } from './paymentConstants';
import { AddOn, BundlePart, Pack, PaymentWays, ProductCard, RefundSpeed } from './homepage';
import { Id, Nullable, packSizeFields, Page, Paise, Timestamp } from './http';
import { ExportedDocument, OrderDocument } from './invoices';
import { OrderAccount } from './orderAccount';
import { Picture } from './pictures';
import { OpenSlot, Slot } from './slots';

const closed = { additionalProperties: false };

export const OrderStatusCode = Type.Enum([...ORDER_STATUSES]);
const PaymentStatusCode = Type.Enum([...PAYMENT_STATUSES]);
const PaymentMethodCode = Type.Enum([...PAYMENT_METHODS]);
const DueAtDoor = Nullable(Paise);
const CancelCauseCode = Nullable(Type.Enum([...CANCEL_CAUSES]));
/** By the server's clock, because the device's may be wrong. */
const SecondsLeft = Type.Integer({ minimum: 0 });

// The cart and its bill ----------------------------------------------------------------------------------------------

/** `_id` is a pack's; `addons` are add-on ids per unit. */
export const CartLine = Type.Object(
  {
    _id: Id,
    quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY_PER_LINE, messageKey: 'quantity' }),
    addons: Type.Optional(Type.Array(Id, { maxItems: MAX_ADDONS_PER_LINE, uniqueItems: true, messageKey: 'addons' })),
  },
  closed,
);
export type CartLine = Static<typeof CartLine>;

export const CartLines = Type.Array(CartLine, { minItems: 1, maxItems: MAX_CART_LINES, messageKey: 'items' });
const CouponCode = Type.String({ minLength: 1, maxLength: MAX_COUPON_LENGTH, messageKey: 'couponCode' });
/** The unpaid order that the cart replaces: its stock and coupon count as free. */
const ReplacedOrder = Type.Optional(Id);
/** Without one, the soonest free slot is taken. */
const ChosenSlot = Type.Optional(Id);

export const CartBody = Type.Object(
  {
    items: CartLines,
    addressId: Type.Optional(Id),
    couponCode: Type.Optional(CouponCode),
    slotId: ChosenSlot,
    replaces: ReplacedOrder,
  },
  closed,
);
export type CartBody = Static<typeof CartBody>;

export const LineParts = Type.Array(Type.Pick(BundlePart, ['name', 'netGrams', 'measure', 'quantity']), {
  minItems: 1,
});
export type LineParts = Static<typeof LineParts>;

/** GONE: no longer sold. SOLD_OUT: none left. SHORT: fewer left than requested. */
const LineProblemCode = Type.Enum(['GONE', 'SOLD_OUT', 'SHORT']);

export const BillLine = Type.Object({
  _id: Id,
  slug: Type.String(),
  name: Type.String(),
  secondName: Type.String(),
  picture: Nullable(Picture),
  ...packSizeFields,
  quantity: Type.Integer(),
  /** It is per pack, without add-ons. */
  productPrice: Paise,
  mrpPaise: Paise,
  addons: Type.Array(AddOn),
  parts: Type.Optional(LineParts),
  /** min(quantity, available) × (price + add-ons). */
  linePaise: Paise,
  available: Type.Integer(),
  problem: Nullable(LineProblemCode),
  problemText: Nullable(Type.String()),
});
export type BillLine = Static<typeof BillLine>;

const TaxPart = Type.Object({ ratePercent: Type.Number(), taxablePaise: Paise, taxPaise: Paise });

/** The bill counts what is available: total = items + add-ons − discount + delivery, tax included. */
export const Bill = Type.Object({
  lines: Type.Array(BillLine),
  itemsPaise: Paise,
  addonsPaise: Paise,
  savedOnMrpPaise: Paise,
  coupon: Nullable(
    Type.Object({
      code: Type.String(),
      applied: Type.Boolean(),
      /** It takes off the delivery charge only. */
      freesDelivery: Type.Boolean(),
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
  /** It is null where delivery is never free. */
  freeDeliveryFromPaise: Nullable(Paise),
  missingToFreeDeliveryPaise: Paise,
  nextDeliveryStep: Type.Optional(Type.Object({ missingPaise: Paise, fromPaise: Paise, chargePaise: Paise })),
  paymentLimitPaise: Paise,
  deliverable: Nullable(Type.Boolean()),
  /** Full ones are included; null if the shop has no slots. */
  slots: Nullable(Type.Array(OpenSlot)),
  /** The chosen slot while it has places, else the soonest free one. */
  slotId: Nullable(Id),
  orderable: Type.Boolean(),
  closedText: Type.Optional(Type.String()),
});
export type Bill = Static<typeof Bill>;

/** Advertised, and usable now or with more in the cart. */
const OfferedCoupon = Type.Object({
  code: Type.String(),
  title: Type.String(),
  discountPaise: Paise,
  freesDelivery: Type.Boolean(),
  missingPaise: Paise,
  isUsable: Type.Boolean(),
  conditions: Type.String(),
});
export type OfferedCoupon = Static<typeof OfferedCoupon>;

const SuggestedPack = Type.Object({
  ...Type.Pick(ProductCard, ['slug', 'name', 'secondName']).properties,
  pack: Pack,
});
export type SuggestedPack = Static<typeof SuggestedPack>;

const PayAtDoor = Type.Object({
  allowed: Type.Boolean(),
  problemText: Nullable(Type.String()),
});
export type PayAtDoor = Static<typeof PayAtDoor>;

export const CartBill = Type.Object({
  ...Bill.properties,
  payAtDoor: Nullable(PayAtDoor),
  coupons: Type.Array(OfferedCoupon),
  /** Packs that about close the gap to the minimum order, or else to free delivery. */
  suggestions: Type.Array(SuggestedPack),
  /** Asks for order updates by WhatsApp; absent where there is nothing to ask. */
  whatsAppQuestion: Type.Optional(Type.String()),
});
export type CartBill = Static<typeof CartBill>;

// Placing ------------------------------------------------------------------------------------------------------------

export const CreateOrderBody = Type.Object(
  {
    items: CartLines,
    addressId: Id,
    couponCode: Type.Optional(CouponCode),
    /** As shown, in paise; at the door in whole rupees. Any other is rejected with the new bill. */
    expectedTotal: Type.Integer({ minimum: 0, messageKey: 'expectedTotal' }),
    note: Type.Optional(Type.String({ maxLength: 300, messageKey: 'note' })),
    ifMissing: Type.Optional(Type.Enum([...SUBSTITUTION_PREFERENCES])),
    paymentMethod: Type.Optional(PaymentMethodCode),
    slotId: ChosenSlot,
    /** The customer's yes to `whatsAppQuestion` of the bill. */
    whatsAppUpdates: Type.Optional(Type.Literal(true)),
    /** Cancelled in the same transaction, unless the order is the same. */
    replaces: ReplacedOrder,
  },
  closed,
);
export type CreateOrderBody = Static<typeof CreateOrderBody>;

export const PaymentInstructions = Type.Object({
  provider: Type.String(),
  upiUrl: Nullable(Type.String()),
  pageUrl: Type.String(),
  ways: PaymentWays,
  expiresAt: Timestamp,
  secondsLeft: SecondsLeft,
});
export type PaymentInstructions = Static<typeof PaymentInstructions>;

export const CreatedOrder = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  amount: Paise,
  payment: Nullable(PaymentInstructions),
});
export type CreatedOrder = Static<typeof CreatedOrder>;

// Tracking -----------------------------------------------------------------------------------------------------------

export const PaymentState = Type.Object({
  paymentStatus: PaymentStatusCode,
  orderStatus: OrderStatusCode,
  expiresAt: Nullable(Timestamp),
  secondsLeft: Nullable(SecondsLeft),
  cancelCause: CancelCauseCode,
  /** Items wait to be added, and what is awaited is their payment. */
  isAddition: Type.Optional(Type.Literal(true)),
});
export type PaymentState = Static<typeof PaymentState>;

/** The number of the order for whose complaint this one is sent: a replacement, with nothing to pay. Others have none. */
const replaces = Type.Optional(Type.String());

export const OrderSummary = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  placedAt: Timestamp,
  totalPaise: Paise,
  itemCount: Type.Integer(),
  itemNames: Type.Array(Type.String()),
  itemPictures: Type.Array(Nullable(Picture)),
  cancellable: Type.Boolean(),
  slot: Nullable(Slot),
  secondsLeft: Nullable(SecondsLeft),
  dueAtDoorPaise: DueAtDoor,
  cancelCause: CancelCauseCode,
  replaces,
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
  at: Nullable(Timestamp),
});
export type OrderTimelineStep = Static<typeof OrderTimelineStep>;

const orderItem = {
  _id: Id,
  slug: Type.String(),
  name: Type.String(),
  secondName: Type.String(),
  ...packSizeFields,
  quantity: Type.Integer(),
  productPrice: Paise,
  addons: Type.Array(AddOn),
  parts: Type.Optional(LineParts),
  linePaise: Paise,
  costPaise: Paise,
  packed: Type.Optional(
    Type.Object({
      quantity: Type.Integer(),
      reducedPaise: Paise,
      /** The customer wanted less of it. */
      asAsked: Type.Optional(Type.Boolean()),
    }),
  ),
  insteadOf: Type.Optional(Type.String()),
};

const orderFacts = {
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  paymentMethod: Type.Enum([...ORDER_PAYMENT_METHODS]),
  replaces,
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
    reducedPaise: Type.Optional(Paise),
    /** For cash only; negative if rounded down. */
    roundingPaise: Type.Optional(Type.Integer()),
  }),
  note: Nullable(Type.String()),
  slot: Nullable(Slot),
  cancelReason: Nullable(Type.String()),
};

export const OrderRefund = Type.Object({
  amountPaise: Paise,
  startedAt: Timestamp,
  expectedBy: Timestamp,
  speed: RefundSpeed,
  doneAt: Nullable(Timestamp),
  hasFailed: Type.Boolean(),
  isWaiting: Type.Boolean(),
  /** The bank's, if the shop sent it by hand. */
  reference: Nullable(Type.String()),
  reason: Nullable(Type.Enum([...REFUND_REASONS])),
  /** What it is for, where that is known. */
  items: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
});
export type OrderRefund = Static<typeof OrderRefund>;

export const OrderTracking = Type.Object({
  ...orderFacts,
  items: Type.Array(Type.Object({ ...orderItem, picture: Nullable(Picture) })),
  account: OrderAccount,
  timeline: Type.Array(OrderTimelineStep),
  paymentStatus: PaymentStatusCode,
  dueAtDoorPaise: DueAtDoor,
  isAwaitedFromDoor: Type.Boolean(),
  payment: Nullable(PaymentInstructions),
  deliveryCode: Nullable(Type.String()),
  cancellable: Type.Boolean(),
  cancelCause: CancelCauseCode,
  refunds: Type.Array(OrderRefund),
  documents: Type.Optional(Type.Array(OrderDocument)),
  /** `payment` is then that of these items. */
  addition: Type.Optional(WaitingAddition),
});
export type OrderTracking = Static<typeof OrderTracking>;

export const BoughtProducts = Type.Array(ProductCard);
export type BoughtProducts = Static<typeof BoughtProducts>;

export const ExportedOrder = Type.Object({
  ...orderFacts,
  timeline: Type.Array(Type.Object({ status: OrderStatusCode, at: Timestamp })),
  taxes: Type.Array(TaxPart),
  documents: Type.Array(ExportedDocument),
  payment: Type.Object({
    status: PaymentStatusCode,
    amountPaise: Paise,
    transfers: Type.Array(
      Type.Object({
        receivedAt: Timestamp,
        amountPaise: Paise,
        bankReference: Type.String(),
        refunds: Type.Array(
          Type.Object({
            status: Type.Enum(['REQUESTED', 'SENT', 'DONE', 'FAILED']),
            amountPaise: Paise,
            startedAt: Timestamp,
          }),
        ),
      }),
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
  refundStarted: Type.Boolean(),
});
export type CancelledOrder = Static<typeof CancelledOrder>;
