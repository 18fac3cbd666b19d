import { Type } from 'typebox';
import { Envelope, Id, IdempotencyHeaders, Nothing } from '../../../contract/http';
import { ConfirmAdditionBody } from '../../../contract/orderAdditions';
import {
  BoughtProducts,
  CancelledOrder,
  CancelQuery,
  CartBill,
  CartBody,
  CreatedOrder,
  CreateOrderBody,
  OrderHistory,
  OrderHistoryQuery,
  OrderTracking,
  PaymentState,
} from '../../../contract/orders';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { OrderServices } from './services';
import { serializeBill, serializeCart } from './serializeBill';

const OrderParams = Type.Object({ orderId: Id });

/** Spec §7, "Orders", plus `/again`, `/paid` and `/confirm`. */
export const orderRoutes =
  ({ cartBills, placement, queries, cancellation, additions, withOrder, noteSaidPaid }: OrderServices): Routes =>
  async (app) => {
    app.post(
      '/cart',
      { config: { access: 'public' }, schema: { body: CartBody, response: { 200: Envelope(CartBill) } } },
      async (request) => {
        const { body, language, t } = request;
        const cart = await cartBills.billCart(body, { token: request.uncheckedToken() }, language);
        return ok(serializeCart(cart, language, t), t('core.ok'));
      },
    );

    app.post(
      '/create',
      {
        config: { access: 'customer' },
        schema: { headers: IdempotencyHeaders, body: CreateOrderBody, response: { 200: Envelope(CreatedOrder) } },
      },
      async (request) => {
        const order = await placement.place({
          customerId: request.customer.customerId,
          idempotencyKey: request.headers['idempotency-key'],
          body: request.body,
          serializeBill: (bill) => serializeBill(bill, request.language, request.t),
          language: request.language,
          orderLanguage: request.language,
        });
        return ok(order, request.t(order.payment ? 'orders.placed' : 'orders.placedAtDoor'));
      },
    );

    app.get(
      '/order/status/:orderId',
      { config: { access: 'public' }, schema: { params: OrderParams, response: { 200: Envelope(PaymentState) } } },
      async (request) => ok(await queries.getPaymentState(request.params.orderId), request.t('core.ok')),
    );

    app.get(
      '/history',
      {
        config: { access: 'customer' },
        schema: { querystring: OrderHistoryQuery, response: { 200: Envelope(OrderHistory) } },
      },
      async ({ customer, query, language, t }) =>
        ok(await queries.getHistory(customer.customerId, query, language), t('core.ok')),
    );

    app.get(
      '/again',
      { config: { access: 'customer' }, schema: { response: { 200: Envelope(BoughtProducts) } } },
      async ({ customer, language, t }) => ok(await queries.getBought(customer.customerId, language), t('core.ok')),
    );

    app.get(
      '/track/:orderId',
      { config: { access: 'customer' }, schema: { params: OrderParams, response: { 200: Envelope(OrderTracking) } } },
      async ({ customer, params, language, t }) =>
        ok(await queries.getTracking(customer.customerId, params.orderId, language), t('core.ok')),
    );

    app.post(
      '/paid/:orderId',
      {
        config: { access: 'customer' },
        schema: {
          summary: 'Say that an order is paid by plain UPI',
          params: OrderParams,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ customer, params, t }) => {
        await noteSaidPaid(customer.customerId, params.orderId);
        return ok(null, t('core.ok'));
      },
    );

    app.post(
      '/confirm/:orderId',
      {
        config: { access: 'customer' },
        schema: {
          summary: 'Confirm items that the shop adds to an order paid at the door',
          params: OrderParams,
          body: ConfirmAdditionBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ customer: { customerId }, params: { orderId }, body: { additionId }, t }) => {
        await withOrder({ id: orderId, customerId }, (tx, order) => additions.confirm(tx, order, additionId));
        return ok(null, t('orders.additions.confirmed'));
      },
    );

    // Cancel is a GET (spec §7). There is no HEAD route: Fastify's would run the same handler.
    for (const method of ['GET', 'POST'] as const) {
      app.route({
        method,
        url: '/cancel/:orderId',
        exposeHeadRoute: false,
        config: { access: 'customer' },
        schema: { params: OrderParams, querystring: CancelQuery, response: { 200: Envelope(CancelledOrder) } },
        handler: async ({ customer, params, query, t }) => {
          const cancelled = await cancellation.cancelByCustomer(customer.customerId, params.orderId, query.reason);
          return ok(cancelled, t(cancelled.refundStarted ? 'orders.cancelledWithRefund' : 'orders.cancelled'));
        },
      });
    }
  };
