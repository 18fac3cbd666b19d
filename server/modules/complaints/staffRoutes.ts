import { Type } from 'typebox';
import {
  ComplaintList,
  DecideComplaintBody,
  ReplacementOrder,
  ReplacementOrderBody,
  ReplacementParcelBody,
  StaffComplaints,
} from '../../../contract/complaints';
import { Envelope, Id, Nothing } from '../../../contract/http';
import { OrderNumber } from '../../../contract/staffOrders';
import { ComplaintTodos } from '../../../contract/staffTodos';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { ComplaintDecisions } from './complaintDecisions.service';

const config = { access: 'staff', action: 'decideComplaints' } as const;
const response = { 200: Envelope(StaffComplaints) };

export const staffComplaintRoutes =
  (decisions: ComplaintDecisions): Routes =>
  async (app) => {
    app.get('', { config, schema: { summary: 'Complaints, open and decided', response } }, async ({ language, t }) =>
      ok(await decisions.list(language), t('core.ok')),
    );

    app.get(
      '/todos',
      { config, schema: { summary: 'How many complaints wait', response: { 200: Envelope(ComplaintTodos) } } },
      async ({ t }) => ok(await decisions.countTodos(), t('core.ok')),
    );

    app.get(
      '/orders/:orderNumber',
      {
        config,
        schema: {
          summary: 'Complaints about an order',
          params: Type.Object({ orderNumber: OrderNumber }),
          response: { 200: Envelope(ComplaintList) },
        },
      },
      async ({ params: { orderNumber }, language, t }) =>
        ok(await decisions.ofOrder(orderNumber, language), t('core.ok')),
    );

    app.get(
      '/customers/:customerId',
      {
        config,
        schema: {
          summary: 'Complaints of a customer',
          params: Type.Object({ customerId: Id }),
          response: { 200: Envelope(ComplaintList) },
        },
      },
      async ({ params: { customerId }, language, t }) =>
        ok(await decisions.ofCustomer(customerId, language), t('core.ok')),
    );

    app.post(
      '/:id/sent',
      { config, schema: { summary: 'A promised replacement is sent', params: Type.Object({ id: Id }), response } },
      async ({ staff, params, language, t }) => {
        await decisions.markSent(staff, params.id);
        return ok(await decisions.list(language), t('complaints.sent'));
      },
    );

    app.post(
      '/:id/parcel',
      {
        config,
        schema: {
          summary: 'A promised replacement goes into a parcel, or is taken out of it',
          params: Type.Object({ id: Id }),
          body: ReplacementParcelBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params, body, t }) => {
        await decisions.setParcel(staff, params.id, body);
        return ok(null, t(body.isIn ? 'complaints.putIn' : 'complaints.takenOut'));
      },
    );

    app.post(
      '/:id/order',
      {
        config,
        schema: {
          summary: 'A promised replacement becomes an order of its own',
          params: Type.Object({ id: Id }),
          body: ReplacementOrderBody,
          response: { 200: Envelope(ReplacementOrder) },
        },
      },
      async ({ staff, params, body, t }) => {
        const orderNumber = await decisions.sendAsOrder(staff, params.id, body);
        return ok({ orderNumber }, t('complaints.sentAsOrder', { orderNumber }));
      },
    );

    app.post(
      '/:id/decision',
      {
        config,
        schema: {
          summary: 'Replace, refund or decline',
          params: Type.Object({ id: Id }),
          body: DecideComplaintBody,
          response,
        },
      },
      async ({ staff, params, body, language, t }) => {
        const waits = await decisions.decide(staff, params.id, body);
        return ok(await decisions.list(language), t(waits ? 'complaints.waits' : 'complaints.done'));
      },
    );
  };
