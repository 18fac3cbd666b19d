import { Type, type Static } from 'typebox';
import { Id, Nullable } from './http';
import { Day, Slot } from './slots';

const closed = { additionalProperties: false };

const capacity = Type.Integer({ minimum: 1, maximum: 1000, messageKey: 'capacity' });
const cutOffMinutes = Type.Integer({ minimum: 0, maximum: 10_080, messageKey: 'cutOff' });
/** It counts from midnight in the shop's time zone. */
const startMinute = Type.Integer({ minimum: 0, maximum: 1439, messageKey: 'windowTime' });
const endMinute = Type.Integer({ minimum: 1, maximum: 1440, messageKey: 'windowTime' });
const Weekday = Type.Integer({ minimum: 0, maximum: 6 });

/** It is null for all areas without windows of their own. */
const AreaId = Nullable(Id);

export const DeliveryWindow = Type.Object({
  _id: Id,
  areaId: AreaId,
  weekday: Weekday,
  startMinute,
  endMinute,
  capacity,
  cutOffMinutes,
});
export type DeliveryWindow = Static<typeof DeliveryWindow>;

const ClosedDay = Type.Object({
  day: Day,
  reason: Type.String(),
  booked: Type.Integer({ minimum: 0 }),
});
export type ClosedDay = Static<typeof ClosedDay>;

export const SlotSettings = Type.Object({
  windows: Type.Array(DeliveryWindow),
  areas: Type.Array(Type.Object({ _id: Id, name: Type.String() })),
  closedDays: Type.Array(ClosedDay),
  rushExtraDays: Type.Integer({ minimum: 0 }),
  today: Day,
});
export type SlotSettings = Static<typeof SlotSettings>;

export const AddWindowsBody = Type.Object(
  {
    areaId: Type.Optional(AreaId),
    weekdays: Type.Array(Weekday, { minItems: 1, maxItems: 7, uniqueItems: true, messageKey: 'weekdays' }),
    startMinute,
    endMinute,
    capacity,
    cutOffMinutes,
  },
  closed,
);
export type AddWindowsBody = Static<typeof AddWindowsBody>;

/** Its times are promised: another time is another window. */
export const ChangeWindowBody = Type.Object({ capacity, cutOffMinutes }, closed);
export type ChangeWindowBody = Static<typeof ChangeWindowBody>;

export const CloseDayBody = Type.Object(
  { day: Day, reason: Type.String({ minLength: 1, maxLength: 100, messageKey: 'closedReason' }) },
  closed,
);
export type CloseDayBody = Static<typeof CloseDayBody>;

export const RushBody = Type.Object(
  { extraDays: Type.Integer({ minimum: 0, maximum: 6, messageKey: 'extraDays' }) },
  closed,
);
export type RushBody = Static<typeof RushBody>;

export const LoadedSlot = Type.Object({
  ...Slot.properties,
  areaName: Type.Optional(Type.String()),
  booked: Type.Integer({ minimum: 0 }),
  capacity: Type.Integer({ minimum: 0 }),
  hasBegun: Type.Boolean(),
});
export type LoadedSlot = Static<typeof LoadedSlot>;

export const SlotLoad = Type.Array(
  Type.Object({
    day: Day,
    closedReason: Nullable(Type.String()),
    slots: Type.Array(LoadedSlot),
  }),
);
export type SlotLoad = Static<typeof SlotLoad>;
