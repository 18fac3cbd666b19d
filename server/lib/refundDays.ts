import { DAY_MS } from './caps';
import { dayNumberOf, weekdayOf } from './shopDays';

/** Banks promise five to seven, and close on Sundays. */
const REFUND_WORKING_DAYS = 7;
const SUNDAY = 0;
const isSunday = (at: Date): boolean => weekdayOf(dayNumberOf(at)) === SUNDAY;

export function expectedBy(startedAt: Date): Date {
  let day = startedAt;
  for (let left = REFUND_WORKING_DAYS; left > 0; left -= isSunday(day) ? 0 : 1) day = new Date(day.getTime() + DAY_MS);
  return day;
}
