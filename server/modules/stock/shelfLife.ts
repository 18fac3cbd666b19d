import type { ShopRules } from '../../lib/shopRules';
import { addDays, numberOfDay } from '../../lib/shopDays';

/** `days` are left on arrival, up to `leadDays` after the sale. */
export type ShelfLifeRule = ShopRules['shelfLife'] & { leadDays: number };

/** The last day on which a batch is sold; null without dates. Days are yyyy-MM-dd. */
export function sellUntil(
  { packedOn, bestBefore }: { packedOn: string | null; bestBefore: string | null },
  { percent, days, leadDays }: ShelfLifeRule,
): string | null {
  if (packedOn === null || bestBefore === null) return null;
  const life = numberOfDay(bestBefore) - numberOfDay(packedOn);
  return addDays(bestBefore, -Math.min(Math.ceil((life * percent) / 100), days) - leadDays);
}

/** No batch with a later best-before day is near the end of its sale. */
export const latestBestBefore = (today: string, { days, warnDays, leadDays }: ShelfLifeRule): string =>
  addDays(today, days + warnDays + leadDays);
