import { Type, type Static } from 'typebox';
import { Nullable } from './http';
import { OrderStatusCode } from './orders';

const closed = { additionalProperties: false };

/** In the order in which a shop is set up. */
export const OPENING_STEPS = ['seller', 'area', 'slots', 'products', 'payment', 'messages', 'testOrder'] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** The others may wait: without slots, for one, orders are promised within some days. */
export const NEEDED_STEPS = ['seller', 'area', 'products', 'payment', 'messages'] as const;

const Count = Type.Integer({ minimum: 0 });

/** It says how far a shop is from selling, read from what it has. */
export const Opening = Type.Object({
  /** SOON: it has not been opened yet. */
  state: Type.Enum(['SOON', 'OPEN', 'CLOSED']),
  done: Type.Array(Type.Enum([...OPENING_STEPS])),
  /** The shop can't open without these steps. */
  missing: Type.Array(Type.Enum([...NEEDED_STEPS])),
  windows: Count,
  /** Without delivery windows, orders are promised within this many days. */
  leadDays: Count,
  products: Type.Object({
    published: Count,
    drafts: Count,
    /** Counts published products. */
    inStock: Count,
    /** Counts products in any state. */
    total: Count,
  }),
  payment: Type.Object({
    provider: Type.Enum(['sandbox', 'upi', 'razorpay', 'phonepe']),
    /** True where payments are simulated, so that no money arrives. */
    isSimulated: Type.Boolean(),
    payeeAddress: Nullable(Type.String()),
    atDoor: Type.Boolean(),
  }),
  messages: Type.Object({
    /** Codes are printed, not sent. */
    isSimulated: Type.Boolean(),
    /** A provider has taken a message to the telephone of one of the staff. */
    reachedStaff: Type.Boolean(),
  }),
  /** The last one by a number of staff. */
  testOrder: Nullable(Type.Object({ orderNumber: Type.String(), status: OrderStatusCode })),
});
export type Opening = Static<typeof Opening>;

export const OpeningBody = Type.Object({ state: Type.Enum(['OPEN', 'CLOSED']) }, closed);
export type OpeningBody = Static<typeof OpeningBody>;

export const TakeProductsBody = Type.Object(
  {
    /** Otherwise they are drafts. */
    publish: Type.Boolean(),
  },
  closed,
);
export type TakeProductsBody = Static<typeof TakeProductsBody>;
