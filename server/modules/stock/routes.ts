import {
  ChangeStockBody,
  CountBody,
  ExpiringBatches,
  LowPacks,
  MovementsQuery,
  PackParams,
  PackSales,
  PacksBody,
  PacksSaved,
  PackStock,
  ReceiveBody,
  SaleQuery,
  SoldOutBody,
  StockMovements,
  StockPage,
  StockQuery,
} from '../../../contract/staffStock';
import { TodoCount } from '../../../contract/staffTodos';
import { Envelope, IdempotencyHeaders, Nothing } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { LowStock } from './lowStock.service';
import type { SoldOut } from './soldOut.service';
import type { StockChanges } from './stockChanges.service';
import { serializeStockLevel, type StockQueries } from './stockQueries.service';

const reads = { access: 'staff', action: 'readStock' } as const;
const changes = { access: 'staff', action: 'changeStock' } as const;
const change = { headers: IdempotencyHeaders, params: PackParams, response: { 200: Envelope(Nothing) } };

export const stockRoutes =
  (queries: StockQueries, stockChanges: StockChanges, soldOut: SoldOut, getLow: LowStock): Routes =>
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

    app.get(
      '/low',
      {
        config: reads,
        schema: { summary: 'Packs that are out, or run out within days', response: { 200: Envelope(LowPacks) } },
      },
      async ({ language, t }) => ok(await getLow(language), t('core.ok')),
    );

    app.get(
      '/todos',
      {
        config: reads,
        schema: { summary: 'How many packs are out, or run out within days', response: { 200: Envelope(TodoCount) } },
      },
      async ({ language, t }) => ok({ openCount: (await getLow(language)).length }, t('core.ok')),
    );

    app.get(
      '/sale',
      {
        config: reads,
        schema: {
          summary: 'Which packs are marked as sold out',
          querystring: SaleQuery,
          response: { 200: Envelope(PackSales) },
        },
      },
      async ({ query, language, t }) => ok(await soldOut.list(query, language), t('core.ok')),
    );

    app.post(
      '/packs/:packId/sold-out',
      {
        config: changes,
        schema: {
          summary: 'Stop the sale of a pack, whatever its stock',
          params: PackParams,
          body: SoldOutBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params, body, t }) => {
        await soldOut.mark(params.packId, body, staff);
        return ok(null, t('stock.soldOut'));
      },
    );

    app.delete(
      '/packs/:packId/sold-out',
      {
        config: changes,
        schema: { summary: 'Sell a pack again', params: PackParams, response: { 200: Envelope(Nothing) } },
      },
      async ({ staff, params, t }) => {
        await soldOut.sellAgain(params.packId, staff);
        return ok(null, t('stock.sellsAgain'));
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
