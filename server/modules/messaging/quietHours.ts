import { dayNumberOf, momentOf } from '../../lib/shopDays';

/** Minutes of the shop's day. */
const MORNING = 8 * 60;
const NIGHT = 21 * 60;

/** When what may wait is sent: now, or in the morning. */
export function afterQuietHours(now: Date): Date {
  const day = dayNumberOf(now);
  if (now < momentOf(day, MORNING)) return momentOf(day, MORNING);
  return now < momentOf(day, NIGHT) ? now : momentOf(day + 1, MORNING);
}
