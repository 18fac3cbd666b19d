import type { SlotLoad } from '../../../contract/staffSlots';

/** Each order keeps its time of the day. */
export const OWN_TIME = 'OWN';

interface TargetTime {
  key: string;
  startsAt: string;
  endsAt: string;
  /** Places in all areas. */
  left: number;
}

/** Times of a day that have not begun, those of several areas together; none on a closed day. */
export function timesOfDay({ closedReason, slots }: SlotLoad[number]): TargetTime[] {
  const times = new Map<string, TargetTime>();
  if (closedReason !== null) return [];
  for (const { startsAt, endsAt, booked, capacity, hasBegun } of slots) {
    if (hasBegun) continue;
    const key = `${startsAt} ${endsAt}`;
    const left = Math.max(0, capacity - booked) + (times.get(key)?.left ?? 0);
    times.set(key, { key, startsAt, endsAt, left });
  }
  return [...times.values()];
}

export const placesIn = (times: readonly TargetTime[]): number => times.reduce((sum, { left }) => sum + left, 0);
