import { Type } from 'typebox';
import { Envelope, IdempotencyHeaders, Nothing } from '../../../../contract/http';
import { CashOverview, CollectBody, HandoverBody, OrderNumberParams, UpiLink } from '../../../../contract/staffMoney';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { DoorPayments } from './doorPayments';
import type { createHandovers } from './handovers';

const config = { access: 'staff', action: 'receiveCash' } as const;

export const doorRoutes =
  (doorPayments: DoorPayments): Routes =>
  async (app) => {
    app.get(
      '/:orderNumber/upi-link',
      {
        config: { access: 'staff', action: 'rideRounds' },
        schema: { params: OrderNumberParams, response: { 200: Envelope(UpiLink) } },
      },
      async ({ staff, params, t }) => ok(await doorPayments.linkFor(staff, params.orderNumber), t('core.ok')),
    );

    app.post(
      '/:orderNumber/collect',
      { config, schema: { params: OrderNumberParams, body: CollectBody, response: { 200: Envelope(Nothing) } } },
      async ({ staff, params, body, t }) => {
        await doorPayments.collect(staff, params.orderNumber, body);
        return ok(null, t(body.method === 'CASH' ? 'money.collected' : 'money.awaited'));
      },
    );
  };

export const cashRoutes =
  (handovers: ReturnType<typeof createHandovers>): Routes =>
  async (app) => {
    app.get('/cash', { config, schema: { response: { 200: Envelope(CashOverview) } } }, async ({ t }) =>
      ok(await handovers.readOverview(), t('core.ok')),
    );

    app.post(
      '/handovers',
      {
        config,
        schema: {
          headers: IdempotencyHeaders,
          body: HandoverBody,
          response: { 200: Envelope(Type.Object({ differencePaise: Type.Integer() })) },
        },
      },
      async ({ staff, headers, body, t }) =>
        ok(await handovers.receive(staff, headers['idempotency-key'], body), t('money.received')),
    );
  };
