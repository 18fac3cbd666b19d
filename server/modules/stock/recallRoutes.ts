import { Type } from 'typebox';
import { REFUND_METHODS } from '../../../contract/constants';
import { Envelope, Nothing } from '../../../contract/http';
import { OriginBody } from '../../../contract/producers';
import { BatchParams, BatchRecall, RecallBody, RecallRefundBody } from '../../../contract/staffRecall';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { BatchOrigins } from './batchOrigins.service';
import type { Recalls } from './recall';

const recalls = { access: 'staff', action: 'recallBatches' } as const;
const done = { params: BatchParams, response: { 200: Envelope(Nothing) } };

export const recallRoutes =
  (recall: Recalls, origins: BatchOrigins): Routes =>
  async (app) => {
    app.get(
      '/:batchId/recall',
      {
        config: { access: 'staff', action: 'readStock' },
        schema: { summary: 'Who got a batch', params: BatchParams, response: { 200: Envelope(BatchRecall) } },
      },
      async ({ params, language, t }) => ok(await recall.read(params.batchId, language), t('core.ok')),
    );

    app.post(
      '/:batchId/recall',
      { config: recalls, schema: { summary: 'Recall a batch', body: RecallBody, ...done } },
      async ({ staff, params, body, t }) => {
        await recall.recall(params.batchId, body, staff);
        return ok(null, t('stock.recalled'));
      },
    );

    app.delete(
      '/:batchId/recall',
      { config: recalls, schema: { summary: 'Take a recall back', ...done } },
      async ({ staff, params, t }) => {
        await recall.takeBack(params.batchId, staff);
        return ok(null, t('stock.recallEnded'));
      },
    );

    app.put(
      '/:batchId/origin',
      {
        config: { access: 'staff', action: 'changeStock' },
        schema: { summary: 'Say where a batch comes from', body: OriginBody, ...done },
      },
      async ({ staff, params, body, t }) => {
        await origins.change(params.batchId, body, staff);
        return ok(null, t('stock.originSaved'));
      },
    );

    app.post(
      '/:batchId/refunds',
      {
        config: recalls,
        schema: {
          summary: 'Give the money for a recalled batch back',
          params: BatchParams,
          body: RecallRefundBody,
          response: { 200: Envelope(Type.Object({ refundMethod: Type.Enum([...REFUND_METHODS]) })) },
        },
      },
      async ({ staff, params, body, t }) =>
        ok({ refundMethod: await recall.refund(params.batchId, body, staff) }, t('stock.refunded')),
    );
  };
