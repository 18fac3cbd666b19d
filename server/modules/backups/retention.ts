import type { Config } from '../../config';
import { dayNumberOf, shopDay } from '../../lib/shopDays';

interface Backup {
  name: string;
  at: Date;
}

/** 1970 began on a Thursday, and weeks begin on Mondays. */
const weekOf = (at: Date) => String(Math.floor((dayNumberOf(at) + 3) / 7));
const monthOf = (at: Date) => shopDay(at).slice(0, 7);

/**
 * The newest backup of each of the last days, weeks and months that have one is kept, so that the newest one always is.
 * @returns the names of the others
 */
export function expiredBackups(backups: readonly Backup[], keep: Config['backup']['keep']): string[] {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  const keepOf = (periodOf: (at: Date) => string, count: number) => {
    const periods = new Set<string>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.at);
      if (periods.has(period)) continue;
      if (periods.size === count) return;
      periods.add(period);
      kept.add(backup);
    }
  };
  keepOf(shopDay, keep.days);
  keepOf(weekOf, keep.weeks);
  keepOf(monthOf, keep.months);
  return newestFirst.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}
