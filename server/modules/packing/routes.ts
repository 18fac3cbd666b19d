import { Type } from 'typebox';
import { Envelope, Id, Nothing } from '../../../contract/http';
import { ChangeLineBody, LineChange, LineChangePreview, PackedLines } from '../../../contract/lineChanges';
import { MovedOrders, PackingOrder, PackingQuery, PackOrdersBody } from '../../../contract/packing';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { LineChanges } from './lineChanges';
import type { PackingList } from './packingList';

const params = Type.Object({ orderId: Id });
const edits = { access: 'staff', action: 'editOrders' } as const;

const packs = { access: 'staff', action: 'packOrders' } as const;

export const packingRoutes =
  (packing: PackingList, lineChanges: LineChanges): Routes =>
  async (app) => {
    app.get(
      '/orders',
      {
        config: packs,
        schema: {
          summary: 'Orders to be packed, or to be printed',
          querystring: PackingQuery,
          response: { 200: Envelope(Type.Array(PackingOrder)) },
        },
      },
      async ({ query: { ids }, language, t }) =>
        ok(await packing.list(ids === undefined ? null : ids.split(','), language), t('core.ok')),
    );

    for (const to of ['start', 'packed'] as const)
      app.post(
        `/${to}`,
        {
          config: packs,
          schema: {
            summary: to === 'start' ? 'Begin to pack orders' : 'Orders are packed',
            body: PackOrdersBody,
            response: { 200: Envelope(MovedOrders) },
          },
        },
        async ({ body: { orderIds }, staff, t }) => {
          const status = to === 'start' ? 'PROCESSING' : 'READY_TO_DELIVER';
          const { stopped, ...outcome } = await packing.move(orderIds, status, staff);
          const named = stopped.map(({ orderId, problem: { key, params } }) => ({
            orderId,
            problemText: t(key, params),
          }));
          return ok({ ...outcome, stopped: named }, t('packing.moved'));
        },
      );

    app.get(
      '/orders/:orderId/lines',
      {
        config: { access: 'staff', action: 'readOrders' },
        schema: { summary: 'What of an order is packed', params, response: { 200: Envelope(PackedLines) } },
      },
      async ({ params: { orderId }, language, t }) => ok(await lineChanges.read(orderId, language), t('core.ok')),
    );

    app.post(
      '/orders/:orderId/lines/preview',
      {
        config: edits,
        schema: {
          summary: 'The bill after a change',
          params,
          body: LineChange,
          response: { 200: Envelope(LineChangePreview) },
        },
      },
      async ({ params: { orderId }, body, staff, t }) =>
        ok(await lineChanges.preview(orderId, body, staff), t('core.ok')),
    );

    app.post(
      '/orders/:orderId/swap-recalled',
      {
        config: packs,
        schema: {
          summary: 'Take packs of other batches in place of recalled ones',
          params,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ params: { orderId }, staff, language, t }) => {
        await lineChanges.swapRecalled(orderId, staff, language);
        return ok(null, t('packing.swapped'));
      },
    );

    app.post(
      '/orders/:orderId/lines/change',
      {
        config: edits,
        schema: {
          summary: 'Short, leave out or replace a line',
          params,
          body: ChangeLineBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ params: { orderId }, body, staff, t }) => {
        await lineChanges.change(orderId, body, staff);
        return ok(null, t('packing.changed'));
      },
    );
  };
