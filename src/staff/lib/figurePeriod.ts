import type { FigurePeriod } from '../../../contract/staffFigures';
import { MAX_FIGURE_DAYS } from '../../../contract/figureConstants';

export const PERIODS = ['today', '7', '30', '90', 'month', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

export interface ChosenPeriod {
  name: PeriodName;
  period: FigurePeriod;
  /** Of dates that can't be a period; then it is the last 30 days. */
  isInvalid: boolean;
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const MONTHS_OFFERED = 13;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const isDay = (day: string): boolean => DAY.test(day) && !Number.isNaN(timeOf(day)) && dayOf(timeOf(day)) === day;

/** Whether the server takes it. */
const isPeriod = ({ from, to }: FigurePeriod): boolean =>
  isDay(from) && isDay(to) && to >= from && timeOf(to) - timeOf(from) < MAX_FIGURE_DAYS * DAY_MS;

const lastDays = (count: number, today: string): FigurePeriod => ({
  from: dayOf(timeOf(today) - (count - 1) * DAY_MS),
  to: today,
});

const monthPeriod = (month: string): FigurePeriod => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: dayOf(Date.UTC(year, number, 0)) };
};

/** yyyy-MM, this month first. */
export const monthsOffered = (today: string): string[] => {
  const [year = 0, number = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS_OFFERED }, (_, ago) => dayOf(Date.UTC(year, number - 1 - ago, 1)).slice(0, 7));
};

/** Reads the period from the URL. @param today in the shop */
export function readPeriod(params: URLSearchParams, today: string): ChosenPeriod {
  const name = PERIODS.find((each) => each === params.get('period')) ?? '30';
  if (name === 'today') return { name, period: lastDays(1, today), isInvalid: false };
  if (name === 'month') {
    const month = params.get('month') ?? '';
    return { name, period: monthPeriod(MONTH.test(month) ? month : today.slice(0, 7)), isInvalid: false };
  }
  if (name === 'own') {
    const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
    const isInvalid = !isPeriod(own);
    return { name, period: isInvalid ? lastDays(30, today) : own, isInvalid };
  }
  return { name, period: lastDays(Number(name), today), isInvalid: false };
}
