import { retry } from '../../db/transaction';
import { isWriteConflict } from '../../db/errors';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import { dayNumberOf, dayOf } from '../../lib/shopDays';
import { findByPoint, findUnsummedDays, lockSums, writeSums } from './daySalesRepository';
import { salesByLocality, type Locality } from './localitySales';
import { dayPeriod } from './periods';

const EVERY_MS = 60_000;
const MAX_DAYS = 60;
/** Sales of today and yesterday still change often. */
const LIVE_DAYS = 2;

/** Adds up the sales of past days, and again of those that changed since, so that a year's figures read few rows. */
export const sumJob = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  getLocalities: () => Promise<readonly Locality[]>,
): Job => {
  const sumDay = (day: string, places: readonly Locality[]): Promise<void> =>
    db.transaction(
      async (tx) => {
        if (!(await lockSums(tx))) return;
        const period = dayPeriod(day);
        await writeSums(tx, period, salesByLocality(await findByPoint(tx, [period]), places));
      },
      { isolationLevel: 'repeatable read' },
    );
  return {
    name: 'add up the sales of days',
    everyMs: EVERY_MS,
    run: async () => {
      const last = dayOf(dayNumberOf(clock.now()) - LIVE_DAYS);
      const days = await findUnsummedDays(db, last, MAX_DAYS);
      if (days.length === 0) return;
      const places = await getLocalities();
      for (const day of days) await retry(() => sumDay(day, places), isWriteConflict);
    },
  };
};
