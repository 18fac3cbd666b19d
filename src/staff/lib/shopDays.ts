import { SHOP_OFFSET_MS } from '../../../contract/constants';

/** They are cached by language: a board formats hundreds of times, and making a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (language: string): Intl.DateTimeFormat => {
  const made =
    formats.get(language) ??
    new Intl.DateTimeFormat(`${language}-IN`, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  formats.set(language, made);
  return made;
};

/** "Fri, 27 Nov" of a day in the shop's time zone. */
export const formatDay = (day: string, language: string): string =>
  formatOf(language).format(new Date(`${day}T00:00:00Z`));

const DAY_MS = 86_400_000;

/** yyyy-MM-dd in the shop's time zone. A first format of another time zone would take a slow phone over 100 ms. */
export const shopDay = (nowMs: number, daysLater = 0): string =>
  new Date(nowMs + daysLater * DAY_MS + SHOP_OFFSET_MS).toISOString().slice(0, 10);
