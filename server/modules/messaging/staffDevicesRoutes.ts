import { Envelope, Nothing } from '../../../contract/http';
import { PushSubscriptionBody } from '../../../contract/push';
import { ChooseNoticeBody, StaffNotices } from '../../../contract/staffNotices';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { StaffDevices } from './staffDevices.service';

const config = { access: 'staff', action: 'useOwnSession' } as const;

/** What devices of the staff tell while the staff area is closed. */
export const staffDevicesRoutes =
  (devices: StaffDevices): Routes =>
  async (app) => {
    app.get(
      '',
      { config, schema: { summary: 'What you are notified of', response: { 200: Envelope(StaffNotices) } } },
      async ({ staff, t }) => ok(await devices.read(staff), t('core.ok')),
    );

    app.post(
      '',
      {
        config,
        schema: {
          summary: 'Notify this device, too',
          body: PushSubscriptionBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, headers, body, t }) => {
        const login = { token: String(headers.token), userAgent: headers['user-agent'] };
        await devices.turnOn(staff, login, body);
        return ok(null, t('messaging.staff.on'));
      },
    );

    app.delete(
      '',
      { config, schema: { summary: 'No longer notify this device', response: { 200: Envelope(Nothing) } } },
      async ({ staff, headers, t }) => {
        await devices.turnOff(staff, String(headers.token));
        return ok(null, t('messaging.push.off'));
      },
    );

    app.post(
      '/example',
      { config, schema: { summary: 'An example on this device', response: { 200: Envelope(Nothing) } } },
      async ({ headers, t }) => {
        await devices.sendExample(String(headers.token));
        return ok(null, t('messaging.staff.example.sent'));
      },
    );

    app.put(
      '/kinds',
      {
        config,
        schema: {
          summary: 'Choose what you are notified of',
          body: ChooseNoticeBody,
          response: { 200: Envelope(StaffNotices) },
        },
      },
      async ({ staff, body, t }) => {
        await devices.choose(staff, body);
        return ok(await devices.read(staff), t('core.ok'));
      },
    );
  };
