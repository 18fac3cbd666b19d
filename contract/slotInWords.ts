import { SHOP_OFFSET_MS, type Language } from './constants';
import type { Slot } from './slots';

const TIME_ZONE = 'Asia/Kolkata';

const PERIODS: Record<Language, readonly (readonly [fromHour: number, name: string])[]> = {
  en: [
    [12, 'pm'],
    [0, 'am'],
  ],
  ta: [
    [20, 'இரவு'],
    [16, 'மாலை'],
    [12, 'மதியம்'],
    [4, 'காலை'],
    [0, 'அதிகாலை'],
  ],
  hi: [
    [20, 'रात'],
    [16, 'शाम'],
    [12, 'दोपहर'],
    [4, 'सुबह'],
    [0, 'रात'],
  ],
};

export const clockOf = (iso: string, language: Language) => {
  const inShop = new Date(Date.parse(iso) + SHOP_OFFSET_MS);
  const [hour, minute] = [inShop.getUTCHours(), inShop.getUTCMinutes()];
  const period = PERIODS[language].find(([fromHour]) => hour >= fromHour)?.[1] ?? '';
  return { period, text: `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}` };
};

const NO_BREAK_SPACE = '\u00A0';
const WORD_JOINER = '\u2060';

/** "7–10 am"; only "10 am – 1 pm" breaks, after its dash. Tamil and Hindi begin with the part of the day. */
export const timesInWords = ({ startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>, language: Language): string => {
  const [from, to] = [clockOf(startsAt, language), clockOf(endsAt, language)];
  const name = (times: string, period: string) =>
    (language === 'en' ? [times, period] : [period, times]).join(NO_BREAK_SPACE);
  if (from.period === to.period) return name(`${from.text}–${WORD_JOINER}${to.text}`, from.period);
  return `${name(from.text, from.period)}${NO_BREAK_SPACE}– ${name(to.text, to.period)}`;
};

const FORMAT = { timeZone: TIME_ZONE, weekday: 'short', day: 'numeric' } as const;
export const monthStyle = (language: string): 'short' | 'long' => (language === 'hi' ? 'long' : 'short');
const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** "Fri", "27" and "Nov"; `date` is "27 Nov", which doesn't break. */
export const dayParts = (iso: string, language: Language) => {
  const format = (formats[language] ??= new Intl.DateTimeFormat(language === 'en' ? 'en-US' : `${language}-IN`, {
    ...FORMAT,
    month: monthStyle(language),
  }));
  const parts = format.formatToParts(new Date(iso));
  const partOf = (name: string): string => parts.find(({ type }) => type === name)?.value ?? '';
  const [day, month] = [partOf('day'), partOf('month')];
  return { weekday: partOf('weekday'), day, month, date: day + NO_BREAK_SPACE + month };
};

const join = (day: string, times: string): string => `${day}${day.endsWith('.') ? '' : ','} ${times}`;

export const slotInBrief = (slot: Pick<Slot, 'startsAt' | 'endsAt'>, language: Language): string =>
  join(dayParts(slot.startsAt, language).weekday, timesInWords(slot, language));

/** "Fri 27 Nov, 7–10 am". */
export const slotInWords = (slot: Pick<Slot, 'startsAt' | 'endsAt'>, language: Language): string => {
  const { weekday, date } = dayParts(slot.startsAt, language);
  return join(`${weekday} ${date}`, timesInWords(slot, language));
};
