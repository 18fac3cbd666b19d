import { Type } from 'typebox';
import { Envelope, Id } from '../../../contract/http';
import {
  BlockBody,
  CustomerNoteBody,
  CustomerSearchQuery,
  FoundCustomers,
  StaffCustomer,
} from '../../../contract/staffCustomers';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { CustomerRecords } from './service';

const params = Type.Object({ customerId: Id });
const response = { 200: Envelope(StaffCustomer) };
const to = <const Action extends string>(action: Action) => ({ access: 'staff', action }) as const;

export const customerRecordRoutes =
  (records: CustomerRecords): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config: to('readCustomers'),
        schema: {
          summary: 'Customers by name, mobile number or order',
          querystring: CustomerSearchQuery,
          response: { 200: Envelope(FoundCustomers) },
        },
      },
      async ({ query, t }) => ok(await records.find(query), t('core.ok')),
    );

    app.get(
      '/:customerId',
      { config: to('readCustomers'), schema: { summary: 'What staff know of a customer', params, response } },
      async ({ params: { customerId }, t }) => ok(await records.read(customerId), t('core.ok')),
    );

    app.post(
      '/:customerId/notes',
      {
        config: to('noteCustomers'),
        schema: { summary: 'A note for colleagues', params, body: CustomerNoteBody, response },
      },
      async ({ staff, params: { customerId }, body, t }) => {
        await records.addNote(staff, customerId, body);
        return ok(await records.read(customerId), t('customerRecords.noted'));
      },
    );

    app.post(
      '/:customerId/block',
      { config: to('blockCustomers'), schema: { summary: 'No new orders', params, body: BlockBody, response } },
      async ({ staff, params: { customerId }, body, t }) => {
        await records.block(staff, customerId, body);
        return ok(await records.read(customerId), t('customerRecords.blocked'));
      },
    );

    app.post(
      '/:customerId/unblock',
      { config: to('blockCustomers'), schema: { summary: 'Orders again', params, body: BlockBody, response } },
      async ({ staff, params: { customerId }, body, t }) => {
        await records.unblock(staff, customerId, body);
        return ok(await records.read(customerId), t('customerRecords.unblocked'));
      },
    );
  };
