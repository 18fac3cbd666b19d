import type { SlotLoad } from '../../../contract/staffSlots';
import type { AppDeps } from '../../deps';
import { HORIZON_DAYS } from './openSlots';
import * as repository from './repository';
import { serializeSlot } from './serializeSlot';
import { dayNumberOf, dayOf, momentOf, weekdayOf } from './shopDays';

/** How full the slots of the next days are, removed windows with orders included. */
export const createSlotLoad =
  ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) =>
  async (): Promise<SlotLoad> => {
    const first = dayNumberOf(clock.now());
    const days = Array.from({ length: HORIZON_DAYS }, (_, at) => first + at);
    const windows = await repository.findWindows(db);
    const closed = await repository.findClosedDays(db, dayOf(first));
    const used = await repository.findUsedSlots(db, dayOf(first), dayOf(first + HORIZON_DAYS - 1));
    return days.map((dayNumber) => {
      const day = dayOf(dayNumber);
      const taken = used.filter((slot) => slot.day === day);
      const unused = windows
        .filter(({ weekday }) => weekday === weekdayOf(dayNumber))
        .filter(({ id }) => !taken.some(({ windowId }) => windowId === id))
        .map(({ id, startMinute, endMinute, capacity }) => ({
          ...{ id: `${id}_${day}`, day, capacity, booked: 0 },
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
          .map((slot) => ({ ...serializeSlot(slot), booked: slot.booked, capacity: slot.capacity })),
      };
    });
  };
