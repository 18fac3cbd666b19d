import { Type, type Static } from 'typebox';
import { ADDITION_STATES } from './orderConstants';
import { Id, Nullable, packSizeFields, Paise, Timestamp } from './http';

const closed = { additionalProperties: false };

/** The very items that the customer saw: meanwhile others may wait. */
export const ConfirmAdditionBody = Type.Object({ additionId: Id }, closed);

const addition = {
  additionId: Id,
  items: Type.Array(
    Type.Object({ name: Type.String(), ...packSizeFields, quantity: Type.Integer(), linePaise: Paise }),
  ),
  amountPaise: Paise,
  /** Otherwise its customer confirms it, and pays it at the door. */
  isPaidOnline: Type.Boolean(),
};

/** Items that wait to be added, as their customer sees them. */
export const WaitingAddition = Type.Object({
  ...addition,
  /** By the server's clock, because the device's may be wrong. */
  secondsLeft: Type.Integer({ minimum: 0 }),
});
export type WaitingAddition = Static<typeof WaitingAddition>;

/** How many items wait to be added to an order, and until when. */
export const WaitingItems = Type.Object({
  itemCount: Type.Integer(),
  isPaidOnline: addition.isPaidOnline,
  expiresAt: Timestamp,
});
export type WaitingItems = Static<typeof WaitingItems>;

/** Items that staff added, or were to add. */
export const OrderAddition = Type.Object({
  ...addition,
  state: Type.Enum([...ADDITION_STATES]),
  /** Who added them. */
  person: Nullable(Type.String()),
  at: Timestamp,
  expiresAt: Timestamp,
  /** It is null while it waits. */
  endedAt: Nullable(Timestamp),
  /** Who withdrew it; null where no person did. */
  endedBy: Nullable(Type.String()),
});
export type OrderAddition = Static<typeof OrderAddition>;
