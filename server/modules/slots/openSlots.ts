import { dayNumberOf, dayOf, momentOf, weekdayOf } from '../../lib/shopDays';

/** Days to choose from, the first included. */
export const HORIZON_DAYS = 7;
const MINUTE_MS = 60_000;
/** The area of windows that belong to none. */
export const ALL_AREAS = 'main';

export interface DeliveryWindow {
  id: string;
  areaId: string;
  /** Sunday is 0. */
  weekday: number;
  startMinute: number;
  endMinute: number;
  /** Counts orders. */
  capacity: number;
  cutOffMinutes: number;
}

export interface SlotFacts {
  /** Only active windows are listed. */
  windows: DeliveryWindow[];
  /** Days are written as yyyy-MM-dd. */
  closedDays: string[];
  /** Slots that orders hold, by id. */
  used: Record<string, { booked: number; capacity: number }>;
  /** Days by which a rush delays every delivery. */
  rushExtraDays: number;
}

export interface OfferedSlot {
  id: string;
  windowId: string;
  areaId: string;
  day: string;
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  /** Orders that it still takes. */
  left: number;
  /** Orders are taken until this moment. */
  closesAt: Date;
}

/** The area's own windows, or else the shop's. */
export function windowsOf<Window extends Pick<DeliveryWindow, 'areaId'>>(windows: readonly Window[], areaId: string) {
  const own = windows.filter((window) => window.areaId === areaId);
  return own.length > 0 ? own : windows.filter((window) => window.areaId === ALL_AREAS);
}

interface SlotsFor {
  areaId: string;
  /** Held by orders that this one replaces, once each. */
  ownSlotIds?: readonly string[];
}

/** The slots of facts that many bills share, by area and first day. */
const slotsOfFacts = new WeakMap<SlotFacts, Map<string, OfferedSlot[]>>();

/**
 * Slots before their cut-off, in order, also full ones; null for an area without windows, which is delivered to without
 * slots.
 */
export function openSlots(facts: SlotFacts, now: Date, { areaId, ownSlotIds = [] }: SlotsFor): OfferedSlot[] | null {
  const windows = windowsOf(facts.windows, areaId);
  if (windows.length === 0) return null;
  const first = dayNumberOf(now) + facts.rushExtraDays;
  const isOpen = ({ closesAt }: OfferedSlot) => now < closesAt;
  if (ownSlotIds.length > 0) return slotsFrom(first, windows, facts, ownSlotIds).filter(isOpen);
  const shared = slotsOfFacts.get(facts) ?? new Map<string, OfferedSlot[]>();
  slotsOfFacts.set(facts, shared);
  const key = `${first} ${areaId}`;
  const slots = shared.get(key) ?? slotsFrom(first, windows, facts, []);
  shared.set(key, slots);
  return slots.filter(isOpen);
}

/**
 * Slots that staff may move an order to: until they begin, whatever their cut-off or a rush; null for an area without
 * windows.
 */
export function slotsToMoveTo(facts: SlotFacts, now: Date, areaId: string): OfferedSlot[] | null {
  const windows = windowsOf(facts.windows, areaId);
  if (windows.length === 0) return null;
  return slotsFrom(dayNumberOf(now), windows, facts, []).filter(({ startsAt }) => now < startsAt);
}

/** Whether a slot has these times: that of another area has another id. */
export const isAt = (
  { startsAt, endsAt }: Pick<OfferedSlot, 'startsAt' | 'endsAt'>,
  times: { startsAt: Date | string; endsAt: Date | string },
): boolean => +startsAt === +new Date(times.startsAt) && +endsAt === +new Date(times.endsAt);

function slotsFrom(
  first: number,
  windows: readonly DeliveryWindow[],
  facts: SlotFacts,
  ownSlotIds: readonly string[],
): OfferedSlot[] {
  const days = Array.from({ length: HORIZON_DAYS }, (_, at) => first + at);
  const closed = new Set(facts.closedDays);
  return days
    .filter((day) => !closed.has(dayOf(day)))
    .flatMap((day) =>
      windows
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .map((window) => toSlot(window, day, facts, ownSlotIds)),
    )
    .sort((one, other) => +one.startsAt - +other.startsAt || +one.endsAt - +other.endsAt);
}

function toSlot(
  { id: windowId, areaId, startMinute, endMinute, capacity, cutOffMinutes }: DeliveryWindow,
  day: number,
  { used }: SlotFacts,
  ownSlotIds: readonly string[],
): OfferedSlot {
  const id = `${windowId}_${dayOf(day)}`;
  const startsAt = momentOf(day, startMinute);
  const taken = used[id] ?? { booked: 0, capacity };
  const own = ownSlotIds.filter((ownId) => ownId === id).length;
  return {
    id,
    windowId,
    areaId,
    day: dayOf(day),
    startsAt,
    endsAt: momentOf(day, endMinute),
    capacity: taken.capacity,
    left: Math.max(0, taken.capacity - taken.booked + own),
    closesAt: new Date(startsAt.getTime() - cutOffMinutes * MINUTE_MS),
  };
}

/** The wanted slot if free, or else the soonest free one; null when all are full. */
export const chooseSlot = (slots: readonly OfferedSlot[], wantedId: string | undefined): OfferedSlot | null => {
  const free = slots.filter(({ left }) => left > 0);
  return free.find(({ id }) => id === wantedId) ?? free[0] ?? null;
};
