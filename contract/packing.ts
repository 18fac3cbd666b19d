import { Type, type Static } from 'typebox';
import { Address } from './address';
import { PAYMENT_STATUSES } from './constants';
import { Id, Nullable, Paise, Timestamp } from './http';
import { PackedLine } from './lineChanges';
import { OrderStatusCode } from './orders';
import { DueReplacement } from './replacements';
import { Picture } from './pictures';

const closed = { additionalProperties: false };
/** Orders that are packed or printed together. */
export const MAX_PACKED_AT_ONCE = 200;
const OrderIds = Type.Array(Id, { minItems: 1, maxItems: MAX_PACKED_AT_ONCE, uniqueItems: true });

/** An order as it is packed. */
export const PackingOrder = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  placedAt: Timestamp,
  /** Its delivery window; null where the shop has none. */
  slot: Nullable(Type.Object({ startsAt: Timestamp, endsAt: Timestamp })),
  customerName: Type.String(),
  mobileNumber: Type.String(),
  address: Address,
  note: Nullable(Type.String()),
  paymentStatus: Type.Enum([...PAYMENT_STATUSES]),
  /** It is the total after what was packed otherwise. */
  totalPaise: Paise,
  /** They go into the parcel as well. */
  replacements: Type.Array(DueReplacement),
  lines: Type.Array(Type.Object({ ...PackedLine.properties, picture: Nullable(Picture) })),
});
export type PackingOrder = Static<typeof PackingOrder>;

/** Without ids the list holds every order that waits for packing. */
export const PackingQuery = Type.Object(
  { ids: Type.Optional(Type.String({ maxLength: MAX_PACKED_AT_ONCE * 65 })) },
  closed,
);

export const PackOrdersBody = Type.Object({ orderIds: OrderIds }, closed);
export type PackOrdersBody = Static<typeof PackOrdersBody>;

/** Orders that moved on; others were cancelled or moved by someone else, or are stopped. */
export const MovedOrders = Type.Object({
  moved: Type.Array(Id),
  left: Type.Array(Id),
  /** Translated: why orders of those left are stopped. */
  stopped: Type.Array(Type.Object({ orderId: Id, problemText: Type.String() })),
});
export type MovedOrders = Static<typeof MovedOrders>;
