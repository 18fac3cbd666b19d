import { Type, type Static } from 'typebox';
import { Address } from './address';
import {
  CANCEL_CAUSES,
  MAX_CART_LINES,
  MAX_COUPON_LENGTH,
  MAX_QUANTITY_PER_LINE,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from './constants';
import { SUBSTITUTION_PREFERENCES } from './orderConstants';
import { REFUND_REASONS } from './paymentConstants';
import { AddOn, BundlePart, Pack, PaymentWays, ProductCard, RefundSpeed } from './homepage';
import { Id, Nullable, Page, Paise, Timestamp } from './http';
import { ExportedDocument, OrderDocument } from './invoices';
import { OrderAccount } from './orderAccount';
import { Picture } from './pictures';
import { OpenSlot, Slot } from './slots';

const closed = { additionalProperties: false };

export const OrderStatusCode = Type.Enum([...ORDER_STATUSES]);
const PaymentStatusCode = Type.Enum([...PAYMENT_STATUSES]);
const PaymentMethodCode = Type.Enum([...PAYMENT_METHODS]);
/** It is still to be paid at the door; null for orders that are paid otherwise, or already. */
const DueAtDoor = Nullable(Paise);
/** It is null unless the order is cancelled. */
const CancelCauseCode = Nullable(Type.Enum([...CANCEL_CAUSES]));
/** By the server's clock, because the device's may be wrong; null where no payment is awaited. */
const SecondsLeft = Type.Integer({ minimum: 0 });

// The cart and its bill ----------------------------------------------------------------------------------------------

/** `_id` is a pack's, `addons` are add-on ids per unit. */
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
const CouponCode = Type.String({ minLength: 1, maxLength: MAX_COUPON_LENGTH, messageKey: 'couponCode' });
/** The customer's unpaid order that the cart was placed as before: its stock and coupon count as free for this one. */
const ReplacedOrder = Type.Optional(Id);
/** It names the delivery slot; without one, the soonest that has places is taken. */
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

/** A unit of a bundle consists of these; absent for other packs. */
export const LineParts = Type.Array(Type.Pick(BundlePart, ['name', 'netGrams', 'quantity']), { minItems: 1 });
export type LineParts = Static<typeof LineParts>;

/** GONE: no longer sold. SOLD_OUT: none left. SHORT: fewer left than requested. */
const LineProblemCode = Type.Enum(['GONE', 'SOLD_OUT', 'SHORT']);

export const BillLine = Type.Object({
  _id: Id,
  slug: Type.String(),
  name: Type.String(),
  secondName: Type.String(),
  picture: Nullable(Picture),
  netGrams: Type.Integer(),
  quantity: Type.Integer(),
  /** Current price of one pack, without add-ons. */
  productPrice: Paise,
  mrpPaise: Paise,
  addons: Type.Array(AddOn),
  parts: Type.Optional(LineParts),
  /** min(quantity, available) × (price + add-ons). */
  linePaise: Paise,
  available: Type.Integer(),
  problem: Nullable(LineProblemCode),
  /** The problem as a translated sentence. */
  problemText: Nullable(Type.String()),
});
export type BillLine = Static<typeof BillLine>;

/** Tax at one rate contained in the total. */
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
      /** It takes off the delivery charge, and no discount. */
      freesDelivery: Type.Boolean(),
      /** Why it does not apply; null when it does. */
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
  /** It is null where delivery costs something at every amount. */
  freeDeliveryFromPaise: Nullable(Paise),
  missingToFreeDeliveryPaise: Paise,
  /** Delivery becomes cheaper from `fromPaise` on, which the order misses by `missingPaise`, before it is free. */
  nextDeliveryStep: Type.Optional(Type.Object({ missingPaise: Paise, fromPaise: Paise, chargePaise: Paise })),
  /** Upper limit of a single payment. */
  paymentLimitPaise: Paise,
  /** Whether the address is inside the delivery area; null without one. */
  deliverable: Nullable(Type.Boolean()),
  /** They are of the next days, full ones included; null if the shop delivers without slots. */
  slots: Nullable(Type.Array(OpenSlot)),
  /** The chosen slot while it has places, or else the soonest that has; null without one. */
  slotId: Nullable(Id),
  /** True when only login and address are missing. */
  orderable: Type.Boolean(),
  /** Why the shop takes no orders now; absent while it does. */
  closedText: Type.Optional(Type.String()),
});
export type Bill = Static<typeof Bill>;

/** A coupon that the shop advertises and this cart can use, now or with more in it. */
const OfferedCoupon = Type.Object({
  code: Type.String(),
  /** The title of the coupon's offer, translated. */
  title: Type.String(),
  /** Off this cart; 0 where something is missing. */
  discountPaise: Paise,
  freesDelivery: Type.Boolean(),
  /** The coupon's products in the cart lack this to its minimum. */
  missingPaise: Paise,
  /** True where the coupon applies to this cart at once. */
  isUsable: Type.Boolean(),
  /** The text names categories, the first order only and the last day; it is '' without conditions. */
  conditions: Type.String(),
});
export type OfferedCoupon = Static<typeof OfferedCoupon>;

/** A pack of a product that is not in the cart. */
const SuggestedPack = Type.Object({
  ...Type.Pick(ProductCard, ['slug', 'name', 'secondName']).properties,
  pack: Pack,
});
export type SuggestedPack = Static<typeof SuggestedPack>;

/** Whether a cart may be paid at the door. */
const PayAtDoor = Type.Object({
  allowed: Type.Boolean(),
  /** Why not, translated; null when it may. */
  problemText: Nullable(Type.String()),
});
export type PayAtDoor = Static<typeof PayAtDoor>;

/** The bill of a cart, with ways to get more out of it. */
export const CartBill = Type.Object({
  ...Bill.properties,
  /** It is null if the shop takes no money at the door. */
  payAtDoor: Nullable(PayAtDoor),
  coupons: Type.Array(OfferedCoupon),
  /** Packs that would about close the gap to the minimum order, or else to free delivery. */
  suggestions: Type.Array(SuggestedPack),
});
export type CartBill = Static<typeof CartBill>;

// Placing ------------------------------------------------------------------------------------------------------------

export const CreateOrderBody = Type.Object(
  {
    items: CartLines,
    addressId: Id,
    couponCode: Type.Optional(CouponCode),
    /** The total shown to the customer, in paise: at the door it is in whole rupees. Any other is rejected with the new bill. */
    expectedTotal: Type.Integer({ minimum: 0, messageKey: 'expectedTotal' }),
    note: Type.Optional(Type.String({ maxLength: 300, messageKey: 'note' })),
    /** The default is CALL. */
    ifMissing: Type.Optional(Type.Enum([...SUBSTITUTION_PREFERENCES])),
    /** The default is UPI. */
    paymentMethod: Type.Optional(PaymentMethodCode),
    slotId: ChosenSlot,
    /** Cancelled in the same transaction, unless the order is the same. */
    replaces: ReplacedOrder,
  },
  closed,
);
export type CreateOrderBody = Static<typeof CreateOrderBody>;

export const PaymentInstructions = Type.Object({
  provider: Type.String(),
  /** Intent link, also the QR code's content; null where there is only a page to pay on. */
  upiUrl: Nullable(Type.String()),
  /** The provider's payment page, or the shop's where the provider has none. */
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
  /** Amount due, in paise. */
  amount: Paise,
  /** It is null for an order that is paid at the door. */
  payment: Nullable(PaymentInstructions),
});
export type CreatedOrder = Static<typeof CreatedOrder>;

// Tracking -----------------------------------------------------------------------------------------------------------

/** Public, so it contains no name, item or address. */
export const PaymentState = Type.Object({
  paymentStatus: PaymentStatusCode,
  orderStatus: OrderStatusCode,
  /** It is null for an order that waits for no online payment. */
  expiresAt: Nullable(Timestamp),
  secondsLeft: Nullable(SecondsLeft),
  cancelCause: CancelCauseCode,
});
export type PaymentState = Static<typeof PaymentState>;

export const OrderSummary = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  placedAt: Timestamp,
  totalPaise: Paise,
  itemCount: Type.Integer(),
  /** First lines, in the user's language. */
  itemNames: Type.Array(Type.String()),
  /** Their packs' current pictures. */
  itemPictures: Type.Array(Nullable(Picture)),
  cancellable: Type.Boolean(),
  /** When it is delivered; null for orders without a slot. */
  slot: Nullable(Slot),
  /** The time left to pay. It is null where no payment is awaited. */
  secondsLeft: Nullable(SecondsLeft),
  dueAtDoorPaise: DueAtDoor,
  cancelCause: CancelCauseCode,
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
  /** It is null for a step that has not happened. */
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
  parts: Type.Optional(LineParts),
  linePaise: Paise,
  /** What it costs as it was packed, before a coupon: 0 for what was left out. */
  costPaise: Paise,
  /** Where the shop packed it otherwise: units, and by how much less is paid for it. Absent for what is as ordered. */
  packed: Type.Optional(Type.Object({ quantity: Type.Integer(), reducedPaise: Paise })),
  /** Packed instead of another item: its name. */
  insteadOf: Type.Optional(Type.String()),
};

const orderFacts = {
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  paymentMethod: PaymentMethodCode,
  placedAt: Timestamp,
  items: Type.Array(Type.Object(orderItem)),
  address: Address,
  /** As it was ordered. */
  bill: Type.Object({
    itemsPaise: Paise,
    addonsPaise: Paise,
    couponCode: Nullable(Type.String()),
    discountPaise: Paise,
    deliveryChargePaise: Paise,
    taxIncludedPaise: Paise,
    totalPaise: Paise,
    /** By how much less is paid, because of what was packed otherwise. */
    reducedPaise: Type.Optional(Paise),
    /** What whole rupees that were paid in cash added to it, or took off; absent for other payments. */
    roundingPaise: Type.Optional(Type.Integer()),
  }),
  note: Nullable(Type.String()),
  /** When it is delivered; null for orders without a slot. */
  slot: Nullable(Slot),
  /** The reason as the customer wrote it. */
  cancelReason: Nullable(Type.String()),
};

/** Money on its way back to the customer. */
export const OrderRefund = Type.Object({
  amountPaise: Paise,
  startedAt: Timestamp,
  /** The latest day on which the bank should have the money. */
  expectedBy: Timestamp,
  speed: RefundSpeed,
  /** It is null while the refund is under way. */
  doneAt: Nullable(Timestamp),
  /** It didn't arrive, and is yet to be sent another way. */
  hasFailed: Type.Boolean(),
  /** The customer is owed it; a second person of the shop is yet to approve it. */
  isWaiting: Type.Boolean(),
  /** It is the bank's reference, if the shop sent the refund by hand. */
  reference: Nullable(Type.String()),
  /** The shop chose it for a refund of its own. */
  reason: Nullable(Type.Enum([...REFUND_REASONS])),
});
export type OrderRefund = Static<typeof OrderRefund>;

export const OrderTracking = Type.Object({
  ...orderFacts,
  /** The pictures are those of the packs today. */
  items: Type.Array(Type.Object({ ...orderItem, picture: Nullable(Picture) })),
  account: OrderAccount,
  timeline: Type.Array(OrderTimelineStep),
  paymentStatus: PaymentStatusCode,
  dueAtDoorPaise: DueAtDoor,
  /** Paid by UPI at the door; the shop has yet to find it at its bank. */
  isAwaitedFromDoor: Type.Boolean(),
  /** It is set while payment is awaited. */
  payment: Nullable(PaymentInstructions),
  /** For the rider at the door, while the parcel is on its way. */
  deliveryCode: Nullable(Type.String()),
  cancellable: Type.Boolean(),
  cancelCause: CancelCauseCode,
  /** They are sorted with the oldest first. */
  refunds: Type.Array(OrderRefund),
  /** Its invoice and what followed, to be downloaded; absent before. */
  documents: Type.Optional(Type.Array(OrderDocument)),
});
export type OrderTracking = Static<typeof OrderTracking>;

/** The customer bought these before; they have only the packs that they bought, as far as in stock. */
export const BoughtProducts = Type.Array(ProductCard);
export type BoughtProducts = Static<typeof BoughtProducts>;

/** An order in the personal data export. */
export const ExportedOrder = Type.Object({
  ...orderFacts,
  timeline: Type.Array(Type.Object({ status: OrderStatusCode, at: Timestamp })),
  taxes: Type.Array(TaxPart),
  /** Its invoice, and the notes about it. */
  documents: Type.Array(ExportedDocument),
  payment: Type.Object({
    status: PaymentStatusCode,
    amountPaise: Paise,
    /** Money that came for the order, and what of it went back. */
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
  /** True when received money is being refunded. */
  refundStarted: Type.Boolean(),
});
export type CancelledOrder = Static<typeof CancelledOrder>;
