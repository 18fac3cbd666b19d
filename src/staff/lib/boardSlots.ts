import type { OrderCard } from '../../../contract/staffOrders';
import type { SlotLoad } from '../../../contract/staffSlots';

/** Days whose slots have room above the board. */
const DAYS_AHEAD = 3;

export interface BoardSlot {
  slotId: string;
  startsAt: string;
  endsAt: string;
  booked: number;
  /** It is null for a slot in the past. */
  capacity: number | null;
}

/**
 * Slots to choose among on the board, in order: of the next days that have some, and of every open order.
 * @param day yyyy-MM-dd, or '' for all
 */
export function boardSlots(load: SlotLoad, cards: readonly OrderCard[], day: string): BoardSlot[] {
  const slots = new Map<string, BoardSlot>();
  for (const { slot } of cards) {
    if (!slot || (day && slot.day !== day)) continue;
    const { slotId, startsAt, endsAt } = slot;
    slots.set(slotId, { slotId, startsAt, endsAt, booked: (slots.get(slotId)?.booked ?? 0) + 1, capacity: null });
  }
  const days = load.filter((each) => each.slots.length > 0);
  for (const each of day ? days.filter((one) => one.day === day) : days.slice(0, DAYS_AHEAD))
    for (const { _id: slotId, startsAt, endsAt, booked, capacity } of each.slots)
      slots.set(slotId, { slotId, startsAt, endsAt, booked, capacity });
  return [...slots.values()].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
