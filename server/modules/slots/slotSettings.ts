import type { Language } from '../../../contract/constants';
import { dayParts } from '../../../contract/slotInWords';
import type { AddWindowsBody, ChangeWindowBody, CloseDayBody, SlotSettings } from '../../../contract/staffSlots';
import { recordAudit, type AuditedAction } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { isCheckViolation, isWriteConflict } from '../../db/errors';
import { retry } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isDay, shopDay } from '../../lib/shopDays';
import { findAreaNames } from '../deliveryAreas';
import { ALL_AREAS } from './openSlots';
import * as repository from './repository';

export type SlotSettingsService = ReturnType<typeof createSlotSettings>;

const auditOf = (subject: string, subjectId: string): Pick<AuditedAction, 'action' | 'subject' | 'subjectId'> => ({
  action: 'manageSlots',
  subject,
  subjectId,
});

/** Delivery windows, closed days and the rush. Promised slots stay. */
export function createSlotSettings({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, shopChanged: () => void) {
  const today = () => shopDay(clock.now());

  /** Checks everything again when an order takes a place meanwhile. */
  async function commit(work: (tx: Transaction) => Promise<void>): Promise<void> {
    await retry(
      () => db.transaction(work),
      (error) => isWriteConflict(error) || isCheckViolation(error, 'delivery_slots_booked_check'),
    );
    shopChanged();
  }

  /** Days that have orders change, too. */
  async function changeCapacity(tx: Transaction, windowId: string, capacity: number, language: Language) {
    const fuller = await repository.findFuller(tx, windowId, today(), capacity);
    if (fuller) {
      const { weekday, date } = dayParts(fuller.startsAt.toISOString(), language);
      const params = { count: fuller.booked, day: `${weekday} ${date}` };
      throw new AppError(409, 'slots.capacityBelowBooked', { params });
    }
    await repository.setCapacity(tx, windowId, today(), capacity);
  }

  return {
    async get(language: Language): Promise<SlotSettings> {
      const windows = await repository.findWindows(db);
      return {
        windows: windows.map(({ id, areaId, weekday, startMinute, endMinute, capacity, cutOffMinutes }) => ({
          _id: id,
          areaId: areaId === ALL_AREAS ? null : areaId,
          weekday,
          startMinute,
          endMinute,
          capacity,
          cutOffMinutes,
        })),
        areas: await findAreaNames(db, language),
        closedDays: await repository.findClosedDays(db, today()),
        rushExtraDays: await repository.findRushExtraDays(db),
        today: today(),
      };
    },

    /** @throws AppError 400 for an end before the start; 404 for an unknown area; 409 for an existing window */
    async addWindows(
      staff: StaffUser,
      { weekdays, areaId, ...times }: AddWindowsBody,
      language: Language,
    ): Promise<void> {
      if (times.endMinute <= times.startMinute) throw new AppError(400, 'slots.endBeforeStart');
      const window = { ...times, areaId: areaId ?? ALL_AREAS };
      await commit(async (tx) => {
        const areas = areaId ? await findAreaNames(tx, language) : [];
        if (areaId && !areas.some(({ _id }) => _id === areaId)) throw new AppError(404, 'deliveryAreas.notFound');
        for (const weekday of weekdays) {
          const added = await repository.addWindow(tx, { id: newId(), weekday, ...window });
          if (!added) throw new AppError(409, 'slots.windowExists');
          await changeCapacity(tx, added.id, window.capacity, language);
          await recordAudit(
            tx,
            staff,
            { ...auditOf('deliveryWindow', added.id), after: { weekday, ...window } },
            clock.now(),
          );
        }
      });
    },

    /** @throws AppError 404; 409 for a capacity below what is booked from today on */
    changeWindow: (staff: StaffUser, id: string, change: ChangeWindowBody, language: Language): Promise<void> =>
      commit(async (tx) => {
        const { capacity, cutOffMinutes } = await existing(tx, id);
        if (change.capacity !== capacity) await changeCapacity(tx, id, change.capacity, language);
        await repository.updateWindow(tx, id, change);
        const before = { capacity, cutOffMinutes };
        await recordAudit(tx, staff, { ...auditOf('deliveryWindow', id), before, after: change }, clock.now());
      }),

    /** Takes no more orders; those it has stay promised. @throws AppError 404 */
    removeWindow: (staff: StaffUser, id: string): Promise<void> =>
      commit(async (tx) => {
        const { weekday, startMinute, endMinute, capacity, cutOffMinutes } = await existing(tx, id);
        await repository.updateWindow(tx, id, { active: false });
        const before = { weekday, startMinute, endMinute, capacity, cutOffMinutes };
        await recordAudit(tx, staff, { ...auditOf('deliveryWindow', id), before }, clock.now());
      }),

    /** @throws AppError 400 for what is no day, 409 for one that is over */
    closeDay: (staff: StaffUser, { day, reason }: CloseDayBody): Promise<void> =>
      commit(async (tx) => {
        if (!isDay(day)) throw new FieldsError({ day: { key: 'validation.day.invalid' } });
        if (day < today()) throw new AppError(409, 'slots.dayOver');
        const before = await repository.closeDay(tx, day, reason.trim());
        const facts = { ...(before !== null && { before: { reason: before } }), after: { reason } };
        await recordAudit(tx, staff, { ...auditOf('closedDay', day), ...facts }, clock.now());
      }),

    /** @throws AppError 404 for an open day */
    openDay: (staff: StaffUser, day: string): Promise<void> =>
      commit(async (tx) => {
        const reason = isDay(day) ? await repository.openDay(tx, day) : null;
        if (reason === null) throw new AppError(404, 'slots.dayNotClosed');
        await recordAudit(tx, staff, { ...auditOf('closedDay', day), before: { reason } }, clock.now());
      }),

    setRush: (staff: StaffUser, extraDays: number): Promise<void> =>
      commit(async (tx) => {
        const before = { extraDays: await repository.findRushExtraDays(tx) };
        await repository.setRushExtraDays(tx, extraDays, clock.now());
        await recordAudit(tx, staff, { ...auditOf('rush', 'main'), before, after: { extraDays } }, clock.now());
      }),
  };
}

async function existing(tx: Transaction, id: string) {
  const window = await repository.lockWindow(tx, id);
  if (!window?.active) throw new AppError(404, 'slots.windowNotFound');
  return window;
}
