import { Type } from 'typebox';
import { Envelope, Id, Nothing } from '../../../contract/http';
import { LimitRaise } from '../../../contract/limitRaises';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { LimitRaises } from './limitRaises.service';

const config = { access: 'staff', action: 'manageSettings' } as const;

export const limitRoutes =
  (raises: LimitRaises): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config,
        schema: { summary: 'Limits that were raised lately', response: { 200: Envelope(Type.Array(LimitRaise)) } },
      },
      async ({ staff, t }) => ok(await raises.findRecent(staff), t('core.ok')),
    );

    app.post(
      '/:id/confirm',
      {
        config,
        schema: {
          summary: 'Confirm a raised limit',
          params: Type.Object({ id: Id }),
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ params: { id }, staff, t }) => {
        await raises.confirm(id, staff);
        return ok(null, t('approvals.limitConfirmed'));
      },
    );
  };
