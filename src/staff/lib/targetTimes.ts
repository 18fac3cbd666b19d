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
function timesOfDay({ closedReason, slots }: SlotLoad[number]): TargetTime[] {
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

export interface TargetDay {
  day: string;
  times: TargetTime[];
}

/** Days with times. @param exceptDay is left out */
export const targetDays = (load: SlotLoad = [], exceptDay?: string): TargetDay[] =>
  load
    .map((each) => ({ day: each.day, times: timesOfDay(each) }))
    .filter(({ day, times }) => day !== exceptDay && times.length > 0);

/** The chosen day, or else the first with places, or the first; undefined without any. */
export const targetDayOf = (days: readonly TargetDay[], chosen: string | null): TargetDay | undefined =>
  days.find(({ day }) => day === chosen) ?? days.find(({ times }) => placesIn(times) > 0) ?? days[0];

export const placesIn = (times: readonly TargetTime[]): number => times.reduce((sum, { left }) => sum + left, 0);
