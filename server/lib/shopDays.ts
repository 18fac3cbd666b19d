import { SHOP_OFFSET_MS } from '../../contract/constants';
import { DAY_MS } from './caps';

const MINUTE_MS = 60_000;
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 4;

/** Days are yyyy-MM-dd, or numbers since 1970. */
export const dayNumberOf = (moment: Date): number => Math.floor((moment.getTime() + SHOP_OFFSET_MS) / DAY_MS);

export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayOf = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(numberOfDay(day) + days);

/** Sunday is 0. */
export const weekdayOf = (dayNumber: number): number => (dayNumber + FIRST_WEEKDAY) % 7;

export const momentOf = (dayNumber: number, minute: number): Date =>
  new Date(dayNumber * DAY_MS - SHOP_OFFSET_MS + minute * MINUTE_MS);

/** Outside of it the database may not know a day, or its midnight. */
const YEARS = /^(19|20|21)/;

export const isDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return YEARS.test(day) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

export const midnightOf = (day: string): Date => momentOf(numberOfDay(day), 0);

/** Work until three at night belongs to the day before. */
const NIGHT_MS = 3 * 60 * MINUTE_MS;
const MORNING_MINUTE = 6 * 60;

/** When the shop's next day begins. */
export const nextMorning = (moment: Date): Date =>
  momentOf(dayNumberOf(new Date(moment.getTime() - NIGHT_MS)) + 1, MORNING_MINUTE);

export const shopDay = (moment: Date): string => dayOf(dayNumberOf(moment));
