import { Type } from 'typebox';
import { Address, CreateAddressBody } from '../../../contract/address';
import { Envelope, Id, IdempotencyHeaders } from '../../../contract/http';
import { CartBill, CreatedOrder } from '../../../contract/orders';
import {
  Caller,
  CallerQuery,
  CreateCallerBody,
  FoundCaller,
  LastOrder,
  PhoneCartBody,
  PhoneOrderBody,
} from '../../../contract/phoneOrders';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { PhoneOrders } from './service';

const config = { access: 'staff', action: 'takeOrders' } as const;

export const phoneOrderRoutes =
  (phoneOrders: PhoneOrders): Routes =>
  async (app) => {
    app.get(
      '/caller',
      {
        config,
        schema: { summary: 'Who calls', querystring: CallerQuery, response: { 200: Envelope(FoundCaller) } },
      },
      async ({ query, t }) => ok({ caller: await phoneOrders.find(query.mobileNumber) }, t('core.ok')),
    );

    app.post(
      '/callers',
      { config, schema: { summary: 'A new customer', body: CreateCallerBody, response: { 200: Envelope(Caller) } } },
      async ({ body, staff, t }) => ok(await phoneOrders.create(body, staff), t('core.ok')),
    );

    app.post(
      '/callers/:customerId/addresses',
      {
        config,
        schema: {
          summary: 'A new address of a customer',
          params: Type.Object({ customerId: Id }),
          body: CreateAddressBody,
          response: { 200: Envelope(Address) },
        },
      },
      async ({ params: { customerId }, body, staff, t }) =>
        ok(await phoneOrders.addAddress(customerId, body, staff), t('core.ok')),
    );

    app.get(
      '/callers/:customerId/last',
      {
        config,
        schema: {
          summary: 'What a caller ordered last, as it can be sold now',
          params: Type.Object({ customerId: Id }),
          response: { 200: Envelope(LastOrder) },
        },
      },
      async ({ params: { customerId }, language, t }) =>
        ok(await phoneOrders.getLastOrder(customerId, language), t('core.ok')),
    );

    app.post(
      '/bill',
      { config, schema: { summary: "A caller's bill", body: PhoneCartBody, response: { 200: Envelope(CartBill) } } },
      async ({ body, language, t }) => ok(await phoneOrders.bill(body, { language, t }), t('core.ok')),
    );

    app.post(
      '/',
      {
        config,
        schema: {
          summary: 'Place an order for a caller',
          headers: IdempotencyHeaders,
          body: PhoneOrderBody,
          response: { 200: Envelope(CreatedOrder) },
        },
      },
      async ({ body, headers, staff, language, t }) =>
        ok(await phoneOrders.place(body, headers['idempotency-key'], staff, { language, t }), t('phoneOrders.placed')),
    );
  };
