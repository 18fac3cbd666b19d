import { Type } from 'typebox';
import { Envelope, Id } from '../../../contract/http';
import { Day } from '../../../contract/slots';
import {
  AddWindowsBody,
  ChangeWindowBody,
  CloseDayBody,
  RushBody,
  SlotLoad,
  SlotSettings,
} from '../../../contract/staffSlots';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { createSlotLoad } from './slotLoad';
import type { SlotSettingsService } from './slotSettings';

const manage = { access: 'staff', action: 'manageSlots' } as const;
const response = { 200: Envelope(SlotSettings) };
const WindowParams = Type.Object({ id: Id });
const DayParams = Type.Object({ day: Day });

/** Each change responds with the new settings. */
export const staffSlotRoutes =
  (settings: SlotSettingsService, getLoad: ReturnType<typeof createSlotLoad>): Routes =>
  async (app) => {
    app.get(
      '/load',
      {
        config: { access: 'staff', action: 'readOrders' },
        schema: { summary: 'How full the next days are', response: { 200: Envelope(SlotLoad) } },
      },
      async ({ language, t }) => ok(await getLoad(language), t('core.ok')),
    );

    app.get(
      '',
      { config: manage, schema: { summary: 'Delivery windows, closed days and the rush', response } },
      async ({ language, t }) => ok(await settings.get(language), t('core.ok')),
    );

    app.post(
      '/windows',
      { config: manage, schema: { summary: 'Deliver at another time', body: AddWindowsBody, response } },
      async ({ staff, body, language, t }) => {
        await settings.addWindows(staff, body, language);
        return ok(await settings.get(language), t('core.ok'));
      },
    );

    app.put(
      '/windows/:id',
      {
        config: manage,
        schema: { summary: 'Take more or fewer orders', params: WindowParams, body: ChangeWindowBody, response },
      },
      async ({ staff, params, body, language, t }) => {
        await settings.changeWindow(staff, params.id, body, language);
        return ok(await settings.get(language), t('core.ok'));
      },
    );

    app.delete(
      '/windows/:id',
      { config: manage, schema: { summary: 'Deliver at a time no more', params: WindowParams, response } },
      async ({ staff, params, language, t }) => {
        await settings.removeWindow(staff, params.id);
        return ok(await settings.get(language), t('core.ok'));
      },
    );

    app.post(
      '/closed-days',
      { config: manage, schema: { summary: 'Close a day', body: CloseDayBody, response } },
      async ({ staff, body, language, t }) => {
        await settings.closeDay(staff, body);
        return ok(await settings.get(language), t('core.ok'));
      },
    );

    app.delete(
      '/closed-days/:day',
      { config: manage, schema: { summary: 'Open a closed day', params: DayParams, response } },
      async ({ staff, params, language, t }) => {
        await settings.openDay(staff, params.day);
        return ok(await settings.get(language), t('core.ok'));
      },
    );

    app.put(
      '/rush',
      { config: manage, schema: { summary: 'Stretch every lead time', body: RushBody, response } },
      async ({ staff, body, language, t }) => {
        await settings.setRush(staff, body.extraDays);
        return ok(await settings.get(language), t('core.ok'));
      },
    );
  };
