import { OPEN_STATUSES, type OpenStatus } from '../../../contract/orderConstants';
import type { OrderCard } from '../../../contract/staffOrders';

const isOpen = (status: string): status is OpenStatus => (OPEN_STATUSES as readonly string[]).includes(status);

/** Replaces and adds changed cards, oldest first; what is no longer open leaves the board. */
export function mergeCards(cards: readonly OrderCard[], changed: readonly OrderCard[]): OrderCard[] {
  const ids = new Set(changed.map(({ orderId }) => orderId));
  return [...cards.filter(({ orderId }) => !ids.has(orderId)), ...changed.filter(({ status }) => isOpen(status))].sort(
    (a, b) => a.placedAt.localeCompare(b.placedAt) || a.orderId.localeCompare(b.orderId),
  );
}

/** The list as read, with what the board received while it was read. @param before the board's cards when reading began */
export function addReceived(
  read: readonly OrderCard[],
  before: readonly OrderCard[],
  now: readonly OrderCard[],
): OrderCard[] {
  const ids = new Set(now.map(({ orderId }) => orderId));
  const closed = new Set(before.flatMap(({ orderId }) => (ids.has(orderId) ? [] : [orderId])));
  return mergeCards(
    read.filter(({ orderId }) => !closed.has(orderId)),
    now.filter((card) => !before.includes(card)),
  );
}

export interface BoardFilters {
  day: string;
  slotId: string;
}

/** Cards by column, in the order of the list. */
export function toColumns(cards: readonly OrderCard[], { day, slotId }: BoardFilters): Record<OpenStatus, OrderCard[]> {
  const columns = Object.fromEntries(OPEN_STATUSES.map((status) => [status, []])) as unknown as Record<
    OpenStatus,
    OrderCard[]
  >;
  for (const card of cards) {
    if ((day && card.dueDay !== day) || (slotId && card.slot?.slotId !== slotId)) continue;
    if (isOpen(card.status)) columns[card.status].push(card);
  }
  return columns;
}

/** Days that open orders are due on, in order, to choose among. */
export const dueDays = (cards: readonly OrderCard[]): string[] =>
  [...new Set(cards.map(({ dueDay }) => dueDay))].sort();

export type AgeTone = 'calm' | 'warn' | 'late';

const MINUTE_MS = 60_000;
/** Packed, or on its way: only a missed promise counts. */
const PACKED: readonly string[] = ['READY_TO_DELIVER', 'PICKEDUP'];

/** Whole minutes; never negative on a device whose clock is slow. */
export const minutesSince = (iso: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(iso)) / MINUTE_MS));

/** The tone of a card follows its age until it is packed, then the end of its slot. */
export function ageToneOf(
  { sinceAt, status, slot }: Pick<OrderCard, 'sinceAt' | 'status' | 'slot'>,
  { warn, late }: { warn: number; late: number },
  nowMs: number,
): AgeTone {
  if (slot && Date.parse(slot.endsAt) < nowMs) return 'late';
  if (PACKED.includes(status)) return 'calm';
  const minutes = minutesSince(sinceAt, nowMs);
  if (minutes >= late) return 'late';
  return minutes >= warn ? 'warn' : 'calm';
}
