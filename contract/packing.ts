import { Type, type Static } from 'typebox';
import { Address } from './address';
import { PAYMENT_STATUSES } from './constants';
import { Id, Nullable, Paise, Timestamp } from './http';
import { PackedLine } from './lineChanges';
import { WaitingItems } from './orderAdditions';
import { OrderStatusCode } from './orders';
import { DueReplacement } from './replacements';
import { Picture } from './pictures';

const closed = { additionalProperties: false };
export const MAX_PACKED_AT_ONCE = 200;
const OrderIds = Type.Array(Id, { minItems: 1, maxItems: MAX_PACKED_AT_ONCE, uniqueItems: true });

export const PackingOrder = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  placedAt: Timestamp,
  slot: Nullable(Type.Object({ startsAt: Timestamp, endsAt: Timestamp })),
  customerName: Type.String(),
  mobileNumber: Type.String(),
  address: Address,
  note: Nullable(Type.String()),
  paymentStatus: Type.Enum([...PAYMENT_STATUSES]),
  totalPaise: Paise,
  replacements: Type.Array(DueReplacement),
  /** They wait to be added: it can't be packed before. */
  waitingItems: Nullable(WaitingItems),
  lines: Type.Array(
    Type.Object({
      ...PackedLine.properties,
      picture: Nullable(Picture),
      /** Of each batch that the line holds: the code on its packs, and the URL of its page. Older responses lack it. */
      traces: Type.Optional(Type.Array(Type.Object({ code: Type.String(), url: Type.String() }))),
    }),
  ),
});
export type PackingOrder = Static<typeof PackingOrder>;

/** Without ids: every order that waits for packing. */
export const PackingQuery = Type.Object(
  { ids: Type.Optional(Type.String({ maxLength: MAX_PACKED_AT_ONCE * 65 })) },
  closed,
);

export const PackOrdersBody = Type.Object({ orderIds: OrderIds }, closed);
export type PackOrdersBody = Static<typeof PackOrdersBody>;

export const MovedOrders = Type.Object({
  moved: Type.Array(Id),
  /** The last step of each, to undo it. Responses of an older release have none. */
  steps: Type.Optional(Type.Array(Type.Object({ orderNumber: Type.String(), stepId: Type.Integer() }))),
  left: Type.Array(Id),
  stopped: Type.Array(Type.Object({ orderId: Id, problemText: Type.String() })),
});
export type MovedOrders = Static<typeof MovedOrders>;
