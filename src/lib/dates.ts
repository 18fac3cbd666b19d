import type { Language } from '../../contract/constants';
import { clockOf, monthStyle } from '../../contract/slotInWords';

const TIME_ZONE = 'Asia/Kolkata';

const partsOf = (iso: string, locale: string, month: 'short' | 'long' | '2-digit'): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, day: '2-digit', month, year: 'numeric' })
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );

/** Only en-US shortens September to three letters. */
const monthLocale = (language: string): string => (language === 'en' ? 'en-US' : `${language}-IN`);

/** dd/MM/yyyy (specification §9). */
export const formatDate = (iso: string): string => {
  const { day, month, year } = partsOf(iso, 'en-IN', '2-digit');
  return `${day}/${month}/${year}`;
};

/** yyyy-MM-dd. */
export const formatFileDate = (iso: string): string => {
  const { day, month, year } = partsOf(iso, 'en-IN', '2-digit');
  return `${year}-${month}-${day}`;
};

/** "20 Nov 2026" (specification §9), on one line. */
export const formatDisplayDate = (iso: string, language = 'en'): string => {
  const { day, month, year } = partsOf(iso, monthLocale(language), monthStyle(language));
  return [day, month, year].join('\u00A0');
};

/** "4:05 pm", in Tamil and Hindi with the part of the day. */
export const formatTime = (iso: string, language = 'en'): string => {
  const { period, text } = clockOf(iso, language as Language);
  const time = text.includes(':') ? text : `${text}:00`;
  return language === 'en' ? `${time} ${period}` : `${period} ${time}`;
};

/** "20 Nov 2026, 4:05 pm". */
export const formatDateTime = (iso: string, language = 'en'): string =>
  `${formatDisplayDate(iso, language)}, ${formatTime(iso, language)}`;
