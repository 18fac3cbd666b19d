import { Type, type Static } from 'typebox';
import { Id, Nullable, Timestamp } from './http';

/** yyyy-MM-dd in the shop's time zone. */
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', messageKey: 'day' });

/** A time on a day in which orders are delivered. */
export const Slot = Type.Object({ _id: Id, day: Day, startsAt: Timestamp, endsAt: Timestamp });
export type Slot = Static<typeof Slot>;

/** A slot that orders are still taken for; full without places left. */
export const OpenSlot = Type.Object({ ...Slot.properties, left: Type.Integer({ minimum: 0 }) });
export type OpenSlot = Static<typeof OpenSlot>;

/** It names the customer's delivery area; without one, the shop's first is used. */
export const NextSlotQuery = Type.Object({ area: Type.Optional(Id) }, { additionalProperties: false });

/** The soonest slot with places; null where the shop delivers without slots, or has none free. */
export const NextSlot = Type.Object({
  slot: Nullable(Slot),
  /** "Fri 27 Nov, 7–10 am" and, where room is short, "Fri, 7–10 am", in the language of the request. */
  words: Nullable(Type.Object({ full: Type.String(), brief: Type.String() })),
  /** The slot is certain enough to be shown for so long. */
  holdsForSeconds: Type.Integer({ minimum: 1 }),
});
export type NextSlot = Static<typeof NextSlot>;
