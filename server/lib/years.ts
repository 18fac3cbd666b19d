import { midnightOf, shopDay } from './shopDays';

const APRIL = 4;

/** The year in which it begins: April to March, by India's clock. */
export function financialYearOf(at: Date): number {
  const [year = 0, month = 0] = shopDay(at).split('-').map(Number);
  return month < APRIL ? year - 1 : year;
}

/** @param year in which it begins */
export const startOfFinancialYear = (year: number): Date => midnightOf(`${year}-04-01`);

export function yearsBefore(moment: Date, years: number): Date {
  const before = new Date(moment);
  before.setUTCFullYear(moment.getUTCFullYear() - years);
  return before;
}
