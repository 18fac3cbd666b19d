import { Type } from 'typebox';
import { Envelope, Id, IdempotencyHeaders, Nothing } from '../../../../contract/http';
import { RefundBody, RefundGiven, SentByHandBody } from '../../../../contract/staffRefunds';
import { OrderNumber } from '../../../../contract/staffOrders';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { createStaffRefunds } from './service';

const config = { access: 'staff', action: 'makeRefunds' } as const;
const params = Type.Object({ refundId: Id });
const response = { 200: Envelope(Nothing) };
const GIVEN = { REFUND: 'refunds.given', APPROVAL: 'refunds.waits' } as const;

export const refundRoutes =
  (refunds: ReturnType<typeof createStaffRefunds>): Routes =>
  async (app) => {
    app.post(
      '/orders/:orderNumber/refunds',
      {
        config,
        schema: {
          summary: 'Give money back',
          params: Type.Object({ orderNumber: OrderNumber }),
          headers: IdempotencyHeaders,
          body: RefundBody,
          response: { 200: Envelope(RefundGiven) },
        },
      },
      async ({ staff, headers, params: { orderNumber }, body, t }) => {
        const given = await refunds.refund(staff, headers['idempotency-key'], orderNumber, body);
        return ok(given, t(GIVEN[given.way]));
      },
    );

    app.post(
      '/refunds/:refundId/again',
      { config, schema: { summary: 'Send a failed refund again', params, response } },
      async ({ staff, params: { refundId }, t }) => {
        await refunds.sendAgain(staff, refundId);
        return ok(null, t('refunds.again'));
      },
    );

    app.post(
      '/refunds/:refundId/by-hand',
      { config, schema: { summary: 'Note a refund as sent by hand', params, body: SentByHandBody, response } },
      async ({ staff, params: { refundId }, body, t }) => {
        await refunds.noteSent(staff, refundId, body);
        return ok(null, t('refunds.noted'));
      },
    );
  };
