import { Type, type Static } from 'typebox';
import { Nullable } from './http';
import { OrderStatusCode } from './orders';

const closed = { additionalProperties: false };

export const OPENING_STEPS = ['seller', 'area', 'slots', 'products', 'payment', 'messages', 'testOrder'] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

export const NEEDED_STEPS = ['seller', 'area', 'products', 'payment', 'messages'] as const;

const Count = Type.Integer({ minimum: 0 });

export const Opening = Type.Object({
  /** SOON: never opened yet. */
  state: Type.Enum(['SOON', 'OPEN', 'CLOSED']),
  done: Type.Array(Type.Enum([...OPENING_STEPS])),
  missing: Type.Array(Type.Enum([...NEEDED_STEPS])),
  windows: Count,
  /** Orders without delivery windows are promised within these. */
  leadDays: Count,
  products: Type.Object({
    published: Count,
    drafts: Count,
    inStock: Count,
    total: Count,
  }),
  payment: Type.Object({
    provider: Type.Enum(['sandbox', 'upi', 'razorpay', 'phonepe']),
    isSimulated: Type.Boolean(),
    payeeAddress: Nullable(Type.String()),
    atDoor: Type.Boolean(),
  }),
  messages: Type.Object({
    isSimulated: Type.Boolean(),
    reachedStaff: Type.Boolean(),
  }),
  testOrder: Nullable(Type.Object({ orderNumber: Type.String(), status: OrderStatusCode })),
});
export type Opening = Static<typeof Opening>;

export const OpeningBody = Type.Object({ state: Type.Enum(['OPEN', 'CLOSED']) }, closed);
export type OpeningBody = Static<typeof OpeningBody>;

export const TakeProductsBody = Type.Object(
  {
    publish: Type.Boolean(),
  },
  closed,
);
export type TakeProductsBody = Static<typeof TakeProductsBody>;
