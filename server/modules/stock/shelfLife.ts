import type { CounterSettings } from '../../lib/counterSettings';

const DAY_MS = 86_400_000;

/** `days` are counted when a pack arrives, up to `leadDays` after it is sold. */
export type ShelfLifeRule = CounterSettings['shelfLife'] & { leadDays: number };

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** The last day on which a batch is sold; null without dates. Days are yyyy-MM-dd. */
export function sellUntil(
  { packedOn, bestBefore }: { packedOn: string | null; bestBefore: string | null },
  { percent, days, leadDays }: ShelfLifeRule,
): string | null {
  if (packedOn === null || bestBefore === null) return null;
  const life = numberOf(bestBefore) - numberOf(packedOn);
  return addDays(bestBefore, -Math.min(Math.ceil((life * percent) / 100), days) - leadDays);
}

/** No batch with a later best-before day is near the end of its sale. */
export const latestBestBefore = (today: string, { days, warnDays, leadDays }: ShelfLifeRule): string =>
  addDays(today, days + warnDays + leadDays);
