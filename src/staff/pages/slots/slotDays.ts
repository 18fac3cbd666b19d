import type { Language } from '../../../../contract/constants';
import { dayParts, timesInWords } from '../../../../contract/slotInWords';
import type { DeliveryWindow } from '../../../../contract/staffSlots';

/** 3 January 2027 is a Sunday. */
const SUNDAY = Date.parse('2027-01-03T00:00:00+05:30');
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The week begins on Monday; Sunday is 0. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

const momentOf = (weekday: number, minute: number): string =>
  new Date(SUNDAY + weekday * DAY_MS + minute * MINUTE_MS).toISOString();

/** The result is a text such as "Mon". */
export const weekdayInWords = (weekday: number, language: Language): string =>
  dayParts(momentOf(weekday, 0), language).weekday;

/** The result is a text such as "7–10 am". */
export const windowInWords = (
  { weekday, startMinute, endMinute }: Pick<DeliveryWindow, 'weekday' | 'startMinute' | 'endMinute'>,
  language: Language,
): string => timesInWords({ startsAt: momentOf(weekday, startMinute), endsAt: momentOf(weekday, endMinute) }, language);

/** "Fri 27 Nov" of a day as yyyy-MM-dd. */
export const dayInWords = (day: string, language: Language): string => {
  const parts = dayParts(`${day}T00:00:00+05:30`, language);
  return `${parts.weekday} ${parts.day} ${parts.month}`;
};

/** "07:30" ⇄ minutes since midnight; midnight ends a day as 24:00, which inputs write 00:00. */
export const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
