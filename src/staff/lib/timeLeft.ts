const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Days are too coarse for a deadline of 48 hours. */
const HOURS_UP_TO = 72;

/** "in 14 hours", "6 days ago", in a language's own words. */
export function timeLeft(iso: string, now: number, language: string): string {
  const hours = (new Date(iso).getTime() - now) / HOUR_MS;
  const format = new Intl.RelativeTimeFormat(`${language}-IN`);
  if (Math.abs(hours) < HOURS_UP_TO) return format.format(Math.trunc(hours), 'hour');
  return format.format(Math.trunc(hours / DAY_HOURS), 'day');
}
