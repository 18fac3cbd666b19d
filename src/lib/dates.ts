/** The shop's clock: times travel in UTC and are shown here, where there is no daylight saving. */
const TIME_ZONE = 'Asia/Kolkata';

const partsOf = (iso: string, locale: string, month: 'short' | '2-digit'): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, day: '2-digit', month, year: 'numeric' })
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );

/** en-US alone shortens September to the three letters that 'LLL' asks for. */
const monthLocale = (language: string): string => (language === 'en' ? 'en-US' : `${language}-IN`);

/** dd/MM/yyyy, the specification's default (§9). @param iso a moment, ISO 8601 */
export const formatDate = (iso: string): string => {
  const { day, month, year } = partsOf(iso, 'en-IN', '2-digit');
  return `${day}/${month}/${year}`;
};

/** yyyy-MM-dd, so that files stand in their order. @param iso a moment, ISO 8601 */
export const formatFileDate = (iso: string): string => {
  const { day, month, year } = partsOf(iso, 'en-IN', '2-digit');
  return `${year}-${month}-${day}`;
};

/** 'dd LLL yyyy', for display (§9): "20 Nov 2026". @param iso a moment, ISO 8601 */
export const formatDisplayDate = (iso: string, language = 'en'): string => {
  const { day, month, year } = partsOf(iso, monthLocale(language), 'short');
  return `${day} ${month} ${year}`;
};

/** The time of day, for display: "4:05 pm". @param iso a moment, ISO 8601 */
export const formatTime = (iso: string, language = 'en'): string =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(iso));

/** Date and time: "20 Nov 2026, 4:05 pm". @param iso a moment, ISO 8601 */
export const formatDateTime = (iso: string, language = 'en'): string =>
  `${formatDisplayDate(iso, language)}, ${formatTime(iso, language)}`;
