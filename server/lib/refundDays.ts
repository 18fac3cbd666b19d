/** Banks are closed on Sundays. They promise five to seven working days. */
const REFUND_WORKING_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;
const INDIA_OFFSET_MS = 5.5 * 60 * 60_000;
const isSunday = (at: Date): boolean => new Date(at.getTime() + INDIA_OFFSET_MS).getUTCDay() === 0;

/** When a refund should have arrived at the latest. */
export function expectedBy(startedAt: Date): Date {
  let day = startedAt;
  for (let left = REFUND_WORKING_DAYS; left > 0; left -= isSunday(day) ? 0 : 1) day = new Date(day.getTime() + DAY_MS);
  return day;
}
