import { Type, type Static } from 'typebox';
import { Address } from './address';
import { STAFF_CANCEL_REASONS } from './constants';
import { NOT_DELIVERED_REASONS, RETURNED_STOCK } from './roundConstants';
import { Id, Nullable, Paise, Timestamp } from './http';
import { OrderStatusCode } from './orders';
import { RecalledUnits } from './recalledUnits';

const closed = { additionalProperties: false };

const MAX_STOPS = 40;

// What is shown ------------------------------------------------------------------------------------------------------

const Drop = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  status: OrderStatusCode,
  customerName: Type.String(),
  /** The receiver's, else the customer's; null once the account is erased. */
  phone: Nullable(Type.String()),
  address: Address,
  note: Nullable(Type.String()),
  itemCount: Type.Integer(),
  duePaise: Paise,
  recalled: Type.Array(RecalledUnits),
  /** Null in a shop without slots. */
  slot: Nullable(Type.Object({ startsAt: Timestamp, endsAt: Timestamp })),
});
export type Drop = Static<typeof Drop>;

export const ReadyOrder = Type.Object({
  ...Drop.properties,
  placedAt: Timestamp,
});
export type ReadyOrder = Static<typeof ReadyOrder>;

export const RoundStop = Type.Object({
  ...Drop.properties,
  state: Type.Enum(['PENDING', 'DELIVERED', 'NOT_DELIVERED']),
  proof: Nullable(Type.Enum(['CODE', 'PHOTO', 'REVIEW'])),
  photoId: Nullable(Id),
  reason: Nullable(Type.Enum([...NOT_DELIVERED_REASONS])),
  reasonNote: Nullable(Type.String()),
  doneAt: Nullable(Timestamp),
  /** At 0, only a photo proves the delivery. */
  triesLeft: Type.Integer({ minimum: 0 }),
});
export type RoundStop = Static<typeof RoundStop>;

export const Rider = Type.Object({ _id: Id, name: Type.String(), active: Type.Boolean() });
export type Rider = Static<typeof Rider>;

export const Round = Type.Object({
  _id: Id,
  rider: Rider,
  state: Type.Enum(['PLANNED', 'OUT', 'DONE']),
  createdAt: Timestamp,
  startedAt: Nullable(Timestamp),
  endedAt: Nullable(Timestamp),
  stops: Type.Array(RoundStop),
});
export type Round = Static<typeof Round>;

export const RoundsOfDay = Type.Object({
  rounds: Type.Array(Round),
  ready: Type.Array(ReadyOrder),
  riders: Type.Array(Rider),
});
export type RoundsOfDay = Static<typeof RoundsOfDay>;

export const OwnRounds = Type.Array(Round);
export type OwnRounds = Static<typeof OwnRounds>;

// Planning -----------------------------------------------------------------------------------------------------------

const OrderIds = Type.Array(Id, { minItems: 1, maxItems: MAX_STOPS, uniqueItems: true, messageKey: 'stops' });

export const PlanRoundBody = Type.Object({ riderId: Id, orderIds: OrderIds }, closed);
export type PlanRoundBody = Static<typeof PlanRoundBody>;

/** It takes all remaining stops, in sequence. */
export const SetStopsBody = Type.Object(
  {
    orderIds: OrderIds,
    shortest: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type SetStopsBody = Static<typeof SetStopsBody>;

export const ReassignBody = Type.Object({ riderId: Id }, closed);

export const ReviewStopBody = Type.Object({ delivered: Type.Boolean() }, closed);

const Stock = Type.Enum([...RETURNED_STOCK]);

export const CancelStopBody = Type.Object({ reason: Type.Enum([...STAFF_CANCEL_REASONS]), stock: Stock }, closed);
export type CancelStopBody = Static<typeof CancelStopBody>;

// The rider's actions ---------------------------------------------------------------------------------------------------

/** The phone's clock may be wrong: only elapsed time counts. */
const Phone = Type.Object(
  {
    at: Timestamp,
    sentAt: Timestamp,
    wasQueued: Type.Boolean(),
  },
  closed,
);
export type Phone = Static<typeof Phone>;

export const RideBody = Type.Object({ phone: Phone }, closed);
export type RideBody = Static<typeof RideBody>;

export const DeliverBody = Type.Object(
  {
    phone: Phone,
    code: Type.Optional(Type.String({ pattern: '^[0-9]{4}$', messageKey: 'deliveryCode' })),
    photoId: Type.Optional(Id),
    collected: Type.Optional(
      Type.Object({ method: Type.Enum(['CASH', 'UPI']), amountPaise: Type.Integer({ minimum: 1 }) }, closed),
    ),
  },
  closed,
);
export type DeliverBody = Static<typeof DeliverBody>;

export const NotDeliveredBody = Type.Object(
  {
    phone: Phone,
    reason: Type.Enum([...NOT_DELIVERED_REASONS]),
    note: Type.Optional(Type.String({ maxLength: 300, messageKey: 'note' })),
    cancel: Type.Optional(Type.Object({ stock: Stock }, closed)),
  },
  closed,
);
export type NotDeliveredBody = Static<typeof NotDeliveredBody>;

/** REVIEW: a code entered offline was wrong; the shop decides. */
export const RideOutcome = Type.Object({
  outcome: Type.Enum(['STARTED', 'DELIVERED', 'REVIEW', 'NOT_DELIVERED', 'CANCELLED', 'ENDED']),
});
export type RideOutcome = Static<typeof RideOutcome>;

export const UploadedPhoto = Type.Object({ photoId: Id });
export type UploadedPhoto = Static<typeof UploadedPhoto>;
