import type { Language } from '../../../contract/constants';
import { clockOf } from '../../../contract/slotInWords';
import type { FigurePeriod } from '../../../contract/staffFigures';

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
/** The offset of the shop's time zone. */
const OFFSET_MINUTES = 330;
/** From here on grams are left out. */
const WHOLE_KG_FROM = 10;

/** Formats 1234567 as "12,34,567". */
export const formatWhole = (count: number): string => whole.format(count);
/** Formats 1.24 as "1.2". */
export const formatAverage = (value: number): string => oneDecimal.format(value);

/** A dash for what is sold by volume or count alone. */
export function formatWeight(grams: number): string {
  if (grams < 1000) return grams === 0 ? '–' : `${grams} g`;
  const kilograms = grams / 1000;
  return `${kilograms < WHOLE_KG_FROM ? kilograms : formatWhole(kilograms)} kg`;
}

/** Formats 0.25 as "25%". */
export const formatShare = (part: number, of: number): string =>
  of === 0 ? '0%' : `${formatWhole((part / of) * 100)}%`;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The result is a text such as "1–26 Oct 2026". */
export const formatSpan = ({ from, to }: FigurePeriod, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
    .formatRange(dateOf(from), dateOf(to))
    // The fonts have no thin spaces.
    .replace(/\s/g, ' ');

/** "26 Nov", where the year is clear. */
export const formatShortDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(dateOf(day));

/** "2026-10" → "October 2026". */
export const formatMonth = (month: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    dateOf(`${month}-01`),
  );

/** Minutes of a day as a slot has them, to be said in words. */
export const spanOfDay = (startMinute: number, endMinute: number): { startsAt: string; endsAt: string } => {
  const momentOf = (minute: number) => new Date(Date.UTC(2000, 0, 1, 0, minute - OFFSET_MINUTES)).toISOString();
  return { startsAt: momentOf(startMinute), endsAt: momentOf(endMinute) };
};

/** 19 → "7 pm", in Tamil and Hindi with the part of the day first. */
export const formatHour = (hour: number, language: Language): string => {
  const { period, text } = clockOf(spanOfDay(hour * 60, hour * 60).startsAt, language);
  return language === 'en' ? `${text} ${period}` : `${period} ${text}`;
};
