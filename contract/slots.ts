import { Type, type Static } from 'typebox';
import { Id, Nullable, Timestamp } from './http';

/** yyyy-MM-dd in the shop's time zone. */
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', messageKey: 'day' });

export const Slot = Type.Object({ _id: Id, day: Day, startsAt: Timestamp, endsAt: Timestamp });
export type Slot = Static<typeof Slot>;

export const OpenSlot = Type.Object({ ...Slot.properties, left: Type.Integer({ minimum: 0 }) });
export type OpenSlot = Static<typeof OpenSlot>;

export const NextSlotQuery = Type.Object({ area: Type.Optional(Id) }, { additionalProperties: false });

export const NextSlot = Type.Object({
  slot: Nullable(Slot),
  words: Nullable(Type.Object({ full: Type.String(), brief: Type.String() })),
  holdsForSeconds: Type.Integer({ minimum: 1 }),
});
export type NextSlot = Static<typeof NextSlot>;
