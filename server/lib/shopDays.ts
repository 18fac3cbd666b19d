import { DAY_MS } from './caps';

/** Days and minutes of the shop's time zone, which has no daylight saving. */
const OFFSET_MS = 5.5 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 4;

/** Days since 1970. */
export const dayNumberOf = (moment: Date): number => Math.floor((moment.getTime() + OFFSET_MS) / DAY_MS);

/** Of a day, yyyy-MM-dd. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** yyyy-MM-dd. */
export const dayOf = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

/** The day so many days later, both yyyy-MM-dd. */
export const addDays = (day: string, days: number): string => dayOf(numberOfDay(day) + days);

/** 0 is Sunday. */
export const weekdayOf = (dayNumber: number): number => (dayNumber + FIRST_WEEKDAY) % 7;

/** So many minutes after the day's midnight. */
export const momentOf = (dayNumber: number, minute: number): Date =>
  new Date(dayNumber * DAY_MS - OFFSET_MS + minute * MINUTE_MS);

/** Whether a text of that form is a day of the calendar. */
export const isDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

/** The first moment of a day, yyyy-MM-dd. */
export const midnightOf = (day: string): Date => momentOf(numberOfDay(day), 0);

/** The day of a moment, as yyyy-MM-dd. */
export const shopDay = (moment: Date): string => dayOf(dayNumberOf(moment));
