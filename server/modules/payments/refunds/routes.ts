import { Type } from 'typebox';
import { Envelope, Id, IdempotencyHeaders, Nothing } from '../../../../contract/http';
import { RefundBody, RefundResult, SentByHandBody } from '../../../../contract/staffRefunds';
import { OrderNumber } from '../../../../contract/staffOrders';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { createManualRefunds } from './manualRefunds';
import type { Refunds } from './refunds';

const config = { access: 'staff', action: 'makeRefunds' } as const;
const params = Type.Object({ refundId: Id });
const response = { 200: Envelope(Nothing) };
const MESSAGE_KEYS = { REFUND: 'refunds.given', APPROVAL: 'refunds.waits' } as const;

export const refundRoutes =
  (refunds: Refunds, manualRefunds: ReturnType<typeof createManualRefunds>): Routes =>
  async (app) => {
    app.post(
      '/orders/:orderNumber/refunds',
      {
        config,
        schema: {
          summary: 'Refund an order',
          params: Type.Object({ orderNumber: OrderNumber }),
          headers: IdempotencyHeaders,
          body: RefundBody,
          response: { 200: Envelope(RefundResult) },
        },
      },
      async ({ staff, headers, params: { orderNumber }, body, t }) => {
        const result = await refunds.refundOrder(staff, headers['idempotency-key'], orderNumber, body);
        return ok(result, t(MESSAGE_KEYS[result.refundMethod]));
      },
    );

    app.post(
      '/refunds/:refundId/again',
      { config, schema: { summary: 'Send a failed refund again', params, response } },
      async ({ staff, params: { refundId }, t }) => {
        await manualRefunds.sendAgain(staff, refundId);
        return ok(null, t('refunds.again'));
      },
    );

    app.post(
      '/refunds/:refundId/by-hand',
      { config, schema: { summary: 'Note a refund as sent by hand', params, body: SentByHandBody, response } },
      async ({ staff, params: { refundId }, body, t }) => {
        await manualRefunds.recordSent(staff, refundId, body);
        return ok(null, t('refunds.noted'));
      },
    );
  };
