import type { Language } from '../../../contract/constants';
import type { SlotLoad } from '../../../contract/staffSlots';
import type { AppDeps } from '../../deps';
import { dayNumberOf, dayOf, momentOf, weekdayOf } from '../../lib/shopDays';
import { findAreaNames } from '../deliveryAreas';
import { HORIZON_DAYS } from './openSlots';
import * as repository from './repository';
import { serializeSlot } from './serializeSlot';

const named = (areaName: string | undefined) => (areaName === undefined ? {} : { areaName });

/** Shows how full the slots of the next days are, removed windows with orders included. */
export const createSlotLoad =
  ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) =>
  async (language: Language): Promise<SlotLoad> => {
    const now = clock.now();
    const first = dayNumberOf(now);
    const days = Array.from({ length: HORIZON_DAYS }, (_, at) => first + at);
    const windows = await repository.findWindows(db);
    const nameOf = new Map((await findAreaNames(db, language)).map(({ _id, name }) => [_id, name]));
    const closed = await repository.findClosedDays(db, dayOf(first));
    const used = await repository.findUsedSlots(db, dayOf(first), dayOf(first + HORIZON_DAYS - 1));
    return days.map((dayNumber) => {
      const day = dayOf(dayNumber);
      const taken = used.filter((slot) => slot.day === day);
      const unused = windows
        .filter(({ weekday }) => weekday === weekdayOf(dayNumber))
        .filter(({ id }) => !taken.some(({ windowId }) => windowId === id))
        .map(({ id, areaId, startMinute, endMinute, capacity }) => ({
          id: `${id}_${day}`,
          areaId,
          day,
          capacity,
          booked: 0,
          startsAt: momentOf(dayNumber, startMinute),
          endsAt: momentOf(dayNumber, endMinute),
        }));
      const isOffered = ({ windowId, booked }: (typeof taken)[number]) =>
        booked > 0 || windows.some(({ id }) => id === windowId);
      return {
        day,
        closedReason: closed.find((each) => each.day === day)?.reason ?? null,
        slots: [...taken.filter(isOffered), ...unused]
          .sort((one, other) => +one.startsAt - +other.startsAt || +one.endsAt - +other.endsAt)
          .map((slot) => ({
            ...serializeSlot(slot),
            ...named(nameOf.get(slot.areaId)),
            booked: slot.booked,
            capacity: slot.capacity,
            hasBegun: slot.startsAt <= now,
          })),
      };
    });
  };
