import { Type } from 'typebox';
import { DeclineRefundBody, RefundApproval } from '../../../../contract/approvals';
import { Envelope, Id, Nothing } from '../../../../contract/http';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { Approvals } from './approvals';

const config = { access: 'staff', action: 'approveRefunds' } as const;
const params = Type.Object({ id: Id });
const done = { response: { 200: Envelope(Nothing) } };

export const approvalRoutes =
  (approvals: Approvals): Routes =>
  async (app) => {
    app.get(
      '/',
      { config, schema: { summary: 'Refunds that wait', response: { 200: Envelope(Type.Array(RefundApproval)) } } },
      async ({ staff, language, t }) => ok(await approvals.list(staff, language), t('core.ok')),
    );

    app.post(
      '/:id/approve',
      { config, schema: { summary: 'Approve a refund', params, ...done } },
      async ({ params: { id }, staff, t }) => {
        const channel = await approvals.approve(id, staff);
        return ok(null, t(`money.refund.${channel}`));
      },
    );

    app.post(
      '/:id/by-hand',
      { config, schema: { summary: 'Approve a refund that a person sends', params, ...done } },
      async ({ params: { id }, staff, t }) => {
        const channel = await approvals.approve(id, staff, { byHand: true });
        return ok(null, t(`money.refund.${channel}`));
      },
    );

    app.post(
      '/:id/decline',
      { config, schema: { summary: 'Decline a refund', params, body: DeclineRefundBody, ...done } },
      async ({ params: { id }, body, staff, t }) => {
        await approvals.decline(id, staff, body.reason.trim());
        return ok(null, t('approvals.declined'));
      },
    );
  };
