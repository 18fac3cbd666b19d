import { Envelope } from '../../../contract/http';
import { FactorEnrolled, FactorOffered, FirstAdminBody, FirstAdminConfirmBody } from '../../../contract/staffLogin';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { FirstAdmin } from './firstAdmin.service';
import { callerOf } from './loginRoutes';

const config = { access: 'public' } as const;
/** More than a person needs who mistypes. */
const CALLS_PER_MINUTE = 20;

export const firstAdminRoutes =
  (firstAdmin: FirstAdmin): Routes =>
  async (app) => {
    const countCall = app.limitCallers(CALLS_PER_MINUTE);
    app.addHook('onRequest', async (request) => countCall(request));

    app.post(
      '/begin',
      {
        config,
        schema: {
          summary: "Begin as the first Super Admin, with the printed link's token: offers a second factor",
          body: FirstAdminBody,
          response: { 200: Envelope(FactorOffered) },
        },
      },
      async ({ body, t }) => ok(await firstAdmin.offer(body), t('staff.login.scanNow')),
    );

    app.post(
      '/begin/confirm',
      {
        config,
        schema: {
          summary: "Become the first Super Admin by the app's first code, once",
          body: FirstAdminConfirmBody,
          response: { 200: Envelope(FactorEnrolled) },
        },
      },
      async (request) =>
        ok(await firstAdmin.confirm(request.body, callerOf(request)), request.t('staff.login.enrolled')),
    );
  };
