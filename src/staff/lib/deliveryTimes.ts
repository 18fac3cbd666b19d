import type { Language } from '../../../contract/constants';
import type { Drop, Round } from '../../../contract/rounds';
import { dayParts, timesInWords } from '../../../contract/slotInWords';

const dayOf = (iso: string, language: Language): string => {
  const { weekday, date } = dayParts(iso, language);
  return `${weekday} ${date}`;
};

/** "Fri 27 Nov, 7–10 am, 5–8 pm": when a round delivers; in a shop without slots the day on which it was planned. */
export const deliveryTimes = (
  { stops, createdAt }: { stops: readonly Pick<Drop, 'slot'>[] } & Pick<Round, 'createdAt'>,
  language: Language,
): string => {
  const slots = stops.flatMap(({ slot }) => slot ?? []).sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const timesOfDay = new Map<string, Set<string>>();
  for (const slot of slots) {
    const day = dayOf(slot.startsAt, language);
    timesOfDay.set(day, (timesOfDay.get(day) ?? new Set()).add(timesInWords(slot, language)));
  }
  if (timesOfDay.size === 0) return dayOf(createdAt, language);
  return [...timesOfDay].map(([day, times]) => [day, ...times].join(', ')).join(' · ');
};
