import { DAY_MS } from '../../lib/caps';
import { FieldsError } from '../../lib/errors';
import { isDay, midnightOf, shopDay } from '../../lib/shopDays';

interface Days {
  startsOn: string | null;
  /** The last day is included. */
  endsOn: string | null;
}
interface Moments {
  startsAt: Date | null;
  /** The first moment after it. */
  endsAt: Date | null;
}

/** @throws FieldsError for what is no day, or an end before the start */
export function toMoments({ startsOn, endsOn }: Days): Moments {
  for (const [field, day] of Object.entries({ startsOn, endsOn }))
    if (day !== null && !isDay(day)) throw new FieldsError({ [field]: { key: 'selling.noDay' } });
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    throw new FieldsError({ endsOn: { key: 'selling.endsBeforeStart' } });
  return {
    startsAt: startsOn === null ? null : midnightOf(startsOn),
    endsAt: endsOn === null ? null : new Date(midnightOf(endsOn).getTime() + DAY_MS),
  };
}

export const toDays = ({ startsAt, endsAt }: Moments): Days => ({
  startsOn: startsAt && shopDay(startsAt),
  endsOn: endsAt && shopDay(new Date(endsAt.getTime() - 1)),
});

export const isWithin = ({ startsAt, endsAt }: Moments, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
