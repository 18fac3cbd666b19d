import { Type } from 'typebox';
import { Envelope, Id, Nothing, Nullable } from '../../../contract/http';
import { PayeeChange } from '../../../contract/payeeChanges';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { PayeeChanges } from './payeeChanges.service';

const config = { access: 'staff', action: 'manageSettings' } as const;
const params = Type.Object({ id: Id });
const done = { response: { 200: Envelope(Nothing) } };

export const payeeRoutes =
  (changes: PayeeChanges): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config,
        schema: {
          summary: 'Another payee that waits, or came lately',
          response: { 200: Envelope(Nullable(PayeeChange)) },
        },
      },
      async ({ staff, t }) => ok(await changes.findCurrent(staff), t('core.ok')),
    );

    app.post(
      '/:id/approve',
      { config, schema: { summary: 'Approve another payee', params, ...done } },
      async ({ params: { id }, staff, t }) => {
        await changes.approve(id, staff);
        return ok(null, t('shopSettings.saved'));
      },
    );

    app.post(
      '/:id/decline',
      { config, schema: { summary: 'Decline another payee', params, ...done } },
      async ({ params: { id }, staff, t }) => {
        await changes.decline(id, staff);
        return ok(null, t('approvals.declined'));
      },
    );
  };
