import { Type, type Static } from 'typebox';
import { Id, Nullable } from './http';
import { Day, Slot } from './slots';

const closed = { additionalProperties: false };

const capacity = Type.Integer({ minimum: 1, maximum: 1000, messageKey: 'capacity' });
const cutOffMinutes = Type.Integer({ minimum: 0, maximum: 10_080, messageKey: 'cutOff' });
/** It counts from midnight in the shop's time zone. */
const startMinute = Type.Integer({ minimum: 0, maximum: 1439, messageKey: 'windowTime' });
const endMinute = Type.Integer({ minimum: 1, maximum: 1440, messageKey: 'windowTime' });
/** 0 is Sunday. */
const Weekday = Type.Integer({ minimum: 0, maximum: 6 });

/** It is null for windows of all areas that have none of their own. */
const AreaId = Nullable(Id);

export const DeliveryWindow = Type.Object({
  _id: Id,
  areaId: AreaId,
  weekday: Weekday,
  startMinute,
  endMinute,
  /** Orders. */
  capacity,
  /** Orders are taken until so long before its start. */
  cutOffMinutes,
});
export type DeliveryWindow = Static<typeof DeliveryWindow>;

const ClosedDay = Type.Object({
  day: Day,
  reason: Type.String(),
  /** Orders that were promised for it before. */
  booked: Type.Integer({ minimum: 0 }),
});
export type ClosedDay = Static<typeof ClosedDay>;

export const SlotSettings = Type.Object({
  /** They are sorted by weekday and time. */
  windows: Type.Array(DeliveryWindow),
  /** Delivery areas by precedence; the names are for staff, in their language. */
  areas: Type.Array(Type.Object({ _id: Id, name: Type.String() })),
  /** They begin with today. */
  closedDays: Type.Array(ClosedDay),
  /** A rush puts every delivery off by so many days; 0 without one. */
  rushExtraDays: Type.Integer({ minimum: 0 }),
  today: Day,
});
export type SlotSettings = Static<typeof SlotSettings>;

/** The same window on several weekdays. */
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

/** Its times stay: they are promised. Another time is another window. */
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
  /** It is in the language of the request; absent for windows of all areas. */
  areaName: Type.Optional(Type.String()),
  booked: Type.Integer({ minimum: 0 }),
  capacity: Type.Integer({ minimum: 0 }),
});
export type LoadedSlot = Static<typeof LoadedSlot>;

export const SlotLoad = Type.Array(
  Type.Object({
    day: Day,
    /** Why the shop is closed; null on an open day. */
    closedReason: Nullable(Type.String()),
    slots: Type.Array(LoadedSlot),
  }),
);
export type SlotLoad = Static<typeof SlotLoad>;
