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
import type { StockChanges } from './stockChanges.service';
import { serializeStockLevel, type StockQueries } from './stockQueries.service';

const reads = { access: 'staff', action: 'readStock' } as const;
const changes = { access: 'staff', action: 'changeStock' } as const;
const change = { headers: IdempotencyHeaders, params: PackParams, response: { 200: Envelope(Nothing) } };

export const stockRoutes =
  (queries: StockQueries, stockChanges: StockChanges): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config: reads,
        schema: { summary: 'What is on the shelf', querystring: StockQuery, response: { 200: Envelope(StockPage) } },
      },
      async ({ query, language, t }) => ok(await queries.list(query, language), t('core.ok')),
    );

    app.get(
      '/expiring',
      {
        config: reads,
        schema: { summary: 'Batches near the end of their sale', response: { 200: Envelope(ExpiringBatches) } },
      },
      async ({ language, t }) => ok(await queries.listExpiring(language), t('core.ok')),
    );

    app.get(
      '/packs/:packId',
      {
        config: reads,
        schema: { summary: 'A pack and its batches', params: PackParams, response: { 200: Envelope(PackStock) } },
      },
      async ({ params, language, t }) => ok(await queries.readPack(params.packId, language), t('core.ok')),
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
      async ({ params, query, t }) => ok(await queries.readMovements(params.packId, query.cursor), t('core.ok')),
    );

    app.post(
      '/packs/:packId/receive',
      { config: changes, schema: { summary: 'Packs come in', body: ReceiveBody, ...change } },
      async ({ staff, headers, params, body, t }) => {
        await stockChanges.receive({ by: staff, key: headers['idempotency-key'], ...params }, body);
        return ok(null, t('stock.received'));
      },
    );

    app.post(
      '/packs/:packId/count',
      { config: changes, schema: { summary: 'Units were counted', body: CountBody, ...change } },
      async ({ staff, headers, params, body, t }) => {
        await stockChanges.count({ by: staff, key: headers['idempotency-key'], ...params }, body);
        return ok(null, t('stock.counted'));
      },
    );

    app.post(
      '/packs/:packId/change',
      {
        config: changes,
        schema: { summary: 'Write units off, or correct the stock', body: ChangeStockBody, ...change },
      },
      async ({ staff, headers, params, body, t }) => {
        await stockChanges.change({ by: staff, key: headers['idempotency-key'], ...params }, body);
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
        const { saved, rejected } = await stockChanges.changeMany({ by: staff, key: headers['idempotency-key'] }, body);
        const named = rejected.map(({ packId, stockLevel, nearCode, isTooOld, key, params }) => ({
          packId,
          nearCode,
          isTooOld,
          message: t(key, params),
          stockLevel: stockLevel && serializeStockLevel(stockLevel),
        }));
        return ok({ saved, rejected: named }, t('stock.packsChanged', { count: saved.length }));
      },
    );
  };
