import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Envelope, Id } from '../../../contract/http';
import {
  DocumentQuery,
  MonthQuery,
  OrderDocuments,
  StaffDocumentQuery,
  StaffDocuments,
  TaxRegister,
  TaxRegisterQuery,
  TaxReturn,
} from '../../../contract/invoices';
import { OrderNumber } from '../../../contract/staffOrders';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { InvoiceService, PrintedFile } from './service';

const PDF = 'application/pdf';
const reads = { access: 'staff', action: 'readInvoices' } as const;
const readsOrders = { access: 'staff', action: 'readOrders' } as const;

const sendPdf = (reply: FastifyReply, { name, pdf }: PrintedFile) =>
  reply.type(PDF).header('content-disposition', `attachment; filename="${name}"`).send(pdf);

export const invoiceRoutes =
  (invoices: InvoiceService): Routes =>
  async (app) => {
    app.get(
      '/invoice/:orderId',
      {
        config: { access: 'customer' },
        schema: {
          summary: 'An order’s invoice, or another of its documents, as PDF',
          params: Type.Object({ orderId: Id }),
          querystring: DocumentQuery,
          produces: [PDF],
        },
      },
      async ({ customer: { customerId }, params: { orderId }, query: { document: documentId }, language, t }, reply) =>
        sendPdf(reply, await invoices.printOwn({ customerId, orderId, documentId }, { language, t })),
    );
  };

export const staffInvoiceRoutes =
  (invoices: InvoiceService): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config: reads,
        schema: {
          summary: 'A month’s invoices and notes',
          querystring: StaffDocumentQuery,
          response: { 200: Envelope(StaffDocuments) },
        },
      },
      async ({ query, t }) => ok(await invoices.list(query), t('core.ok')),
    );

    app.get(
      '/return',
      {
        config: reads,
        schema: { summary: 'A month’s tax return', querystring: MonthQuery, response: { 200: Envelope(TaxReturn) } },
      },
      async ({ query: { month }, t }) => ok(await invoices.readReturn(month), t('core.ok')),
    );

    app.get(
      '/return/register',
      {
        config: reads,
        schema: {
          summary: 'A page of the month’s register, oldest first',
          querystring: TaxRegisterQuery,
          response: { 200: Envelope(TaxRegister) },
        },
      },
      async ({ query, t }) => ok(await invoices.readRegister(query), t('core.ok')),
    );

    app.get(
      '/orders/:orderNumber',
      {
        config: readsOrders,
        schema: {
          summary: 'An order’s invoice and notes',
          params: Type.Object({ orderNumber: OrderNumber }),
          response: { 200: Envelope(OrderDocuments) },
        },
      },
      async ({ params: { orderNumber }, t }) => ok(await invoices.listOfOrderNumber(orderNumber), t('core.ok')),
    );

    app.get(
      '/documents/:documentId',
      {
        config: readsOrders,
        schema: { summary: 'A document as PDF', params: Type.Object({ documentId: Id }), produces: [PDF] },
      },
      async ({ params: { documentId }, language, t }, reply) =>
        sendPdf(reply, await invoices.print(documentId, { language, t })),
    );
  };
