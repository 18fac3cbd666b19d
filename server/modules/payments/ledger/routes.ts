import { Envelope } from '../../../../contract/http';
import {
  AwaitedPayments,
  MoneyProviders,
  MoneyTodos,
  PaymentHistory,
  PaymentParams,
  PaymentQuery,
  PaymentRefunds,
  Payments,
  RefundQuery,
} from '../../../../contract/staffPayments';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { createPaymentList } from './paymentList';

const config = { access: 'staff', action: 'matchTransfers' } as const;

export const paymentRoutes =
  (payments: ReturnType<typeof createPaymentList>): Routes =>
  async (app) => {
    app.get(
      '/',
      {
        config,
        schema: {
          summary: 'Payments that came, and attempts that brought none',
          querystring: PaymentQuery,
          response: { 200: Envelope(Payments) },
        },
      },
      async ({ query, t }) => ok(await payments.list(query), t('core.ok')),
    );

    app.get(
      '/refunds',
      {
        config,
        schema: {
          summary: 'Refunds',
          querystring: RefundQuery,
          response: { 200: Envelope(PaymentRefunds) },
        },
      },
      async ({ query, t }) => ok(await payments.listRefunds(query), t('core.ok')),
    );

    app.get(
      '/todos',
      { config, schema: { summary: 'Money that waits for a person', response: { 200: Envelope(MoneyTodos) } } },
      async ({ staff, t }) => ok(await payments.readTodos(staff), t('core.ok')),
    );

    app.get(
      '/awaited',
      {
        // Whoever works on orders hears of them; the money itself is matched by fewer people.
        config: { access: 'staff', action: 'readOrders' },
        schema: { summary: 'Orders whose plain UPI payment is awaited', response: { 200: Envelope(AwaitedPayments) } },
      },
      async ({ t }) => ok(await payments.readAwaited(), t('core.ok')),
    );

    app.get(
      '/providers',
      { config, schema: { summary: 'Where money comes in', response: { 200: Envelope(MoneyProviders) } } },
      async ({ t }) => ok(await payments.readProviders(), t('core.ok')),
    );

    app.get(
      '/:paymentId',
      {
        config,
        schema: {
          summary: 'A payment with what its provider reported',
          params: PaymentParams,
          response: { 200: Envelope(PaymentHistory) },
        },
      },
      async ({ params: { paymentId }, t }) => ok(await payments.read(paymentId), t('core.ok')),
    );
  };
