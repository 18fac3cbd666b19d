const TIME_ZONE = 'Asia/Kolkata';
const DAY_MS = 86_400_000;

interface DayParts {
  weekday: string;
  day: string;
  month: string;
}

/** Names the last day of a promise of `leadDays` calendar days made at `from`, in Asia/Kolkata. */
export const deliveryDay = (leadDays: number, from: string | number, language = 'en'): DayParts => {
  const parts = new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).formatToParts(new Date(from).getTime() + leadDays * DAY_MS);
  const partOf = (name: string): string => parts.find(({ type }) => type === name)?.value ?? '';
  return { weekday: partOf('weekday'), day: partOf('day'), month: partOf('month') };
};
