import { MAX_FIGURE_DAYS } from '../../../contract/figureConstants';
import type { FigurePeriod } from '../../../contract/staffFigures';
import { FieldsError } from '../../lib/errors';
import { dayNumberOf, dayOf, isDay, momentOf, numberOfDay } from '../../lib/shopDays';

export interface Period extends FigurePeriod {
  start: Date;
  /** The midnight after its last day. */
  end: Date;
}

export interface Periods {
  period: Period;
  before: Period;
}

const periodOf = (first: number, last: number): Period => ({
  from: dayOf(first),
  to: dayOf(last),
  start: momentOf(first, 0),
  end: momentOf(last + 1, 0),
});

/** @throws FieldsError for a day that the calendar doesn't have */
export function dayPeriod(day: string): Period {
  if (!isDay(day)) throw new FieldsError({ day: { key: 'validation.day.invalid' } });
  return periodOf(numberOfDay(day), numberOfDay(day));
}

export const daysOf = ({ from, to }: FigurePeriod): string[] => {
  const first = numberOfDay(from);
  return Array.from({ length: numberOfDay(to) - first + 1 }, (_, at) => dayOf(first + at));
};

/**
 * A calendar month is compared with the month before, a running one with the same days of it, any other period with as
 * many days before.
 * @throws FieldsError for impossible days, in the wrong order, or too many
 */
export function readPeriods({ from, to }: FigurePeriod, now: Date): Periods {
  const [first, requested] = [numberOfDay(from), numberOfDay(to)];
  if (!isDay(from) || !isDay(to) || requested < first || requested - first >= MAX_FIGURE_DAYS)
    throw new FieldsError({ to: { key: 'validation.period.invalid' } });
  const last = Math.max(first, Math.min(requested, dayNumberOf(now)));
  const period = periodOf(first, last);
  const isMonth = from.endsWith('-01') && to.slice(0, 7) === from.slice(0, 7) && dayOf(requested + 1).endsWith('-01');
  if (!isMonth) return { period, before: periodOf(first - (last - first + 1), first - 1) };
  const firstBefore = numberOfDay(`${dayOf(first - 1).slice(0, 7)}-01`);
  const lastBefore = last === requested ? first - 1 : Math.min(first - 1, firstBefore + (last - first));
  return { period, before: periodOf(firstBefore, lastBefore) };
}

/** @param days in their order */
export function periodsOf(days: readonly string[]): Period[] {
  const runs: [first: number, last: number][] = [];
  for (const number of days.map(numberOfDay)) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => periodOf(first, last));
}
