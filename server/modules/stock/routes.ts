import {
  ChangeStockBody,
  CountBody,
  ExpiringBatches,
  MovementsQuery,
  PackParams,
  PacksBody,
  PacksSaved,
  PackStock,
  ReceiveBody,
  StockMovements,
  StockPage,
  StockQuery,
} from '../../../contract/staffStock';
import { Envelope, IdempotencyHeaders, Nothing } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { StockChanging } from './changing';
import { serializeShelf, type StockReading } from './reading';

const reads = { access: 'staff', action: 'readStock' } as const;
const changes = { access: 'staff', action: 'changeStock' } as const;
const act = { headers: IdempotencyHeaders, params: PackParams, response: { 200: Envelope(Nothing) } };

export const stockRoutes =
  (reading: StockReading, changing: StockChanging): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config: reads,
        schema: { summary: 'What is on the shelf', querystring: StockQuery, response: { 200: Envelope(StockPage) } },
      },
      async ({ query, language, t }) => ok(await reading.list(query, language), t('core.ok')),
    );

    app.get(
      '/expiring',
      {
        config: reads,
        schema: { summary: 'Batches near the end of their sale', response: { 200: Envelope(ExpiringBatches) } },
      },
      async ({ language, t }) => ok(await reading.listExpiring(language), t('core.ok')),
    );

    app.get(
      '/packs/:packId',
      {
        config: reads,
        schema: { summary: 'A pack and its batches', params: PackParams, response: { 200: Envelope(PackStock) } },
      },
      async ({ params, language, t }) => ok(await reading.readPack(params.packId, language), t('core.ok')),
    );

    app.get(
      '/packs/:packId/movements',
      {
        config: reads,
        schema: {
          summary: 'What changed its stock',
          params: PackParams,
          querystring: MovementsQuery,
          response: { 200: Envelope(StockMovements) },
        },
      },
      async ({ params, query, t }) => ok(await reading.readMovements(params.packId, query.cursor), t('core.ok')),
    );

    app.post(
      '/packs/:packId/receive',
      { config: changes, schema: { summary: 'Packs come in', body: ReceiveBody, ...act } },
      async ({ staff, headers, params, body, t }) => {
        await changing.receive({ by: staff, key: headers['idempotency-key'], ...params }, body);
        return ok(null, t('stock.received'));
      },
    );

    app.post(
      '/packs/:packId/count',
      { config: changes, schema: { summary: 'Units were counted', body: CountBody, ...act } },
      async ({ staff, headers, params, body, t }) => {
        await changing.count({ by: staff, key: headers['idempotency-key'], ...params }, body);
        return ok(null, t('stock.counted'));
      },
    );

    app.post(
      '/packs/:packId/change',
      { config: changes, schema: { summary: 'Write units off, or correct the stock', body: ChangeStockBody, ...act } },
      async ({ staff, headers, params, body, t }) => {
        await changing.change({ by: staff, key: headers['idempotency-key'], ...params }, body);
        return ok(null, t('stock.changed'));
      },
    );

    app.post(
      '/packs',
      {
        config: changes,
        schema: {
          summary: 'Change the stock of many packs',
          headers: IdempotencyHeaders,
          body: PacksBody,
          response: { 200: Envelope(PacksSaved) },
        },
      },
      async ({ staff, headers, body, t }) => {
        const { saved, rejected } = await changing.changeMany({ by: staff, key: headers['idempotency-key'] }, body);
        const named = rejected.map(({ packId, shelf, key, params }) => ({
          packId,
          message: t(key, params),
          shelf: shelf && serializeShelf(shelf),
        }));
        return ok({ saved, rejected: named }, t('stock.packsChanged', { count: saved.length }));
      },
    );
  };
