import type { FastifyError } from 'fastify';
import { Confirmation } from '../../../contract/auth';
import { Customer, CustomerExport, LanguageBody, UpdateCustomerBody } from '../../../contract/customer';
import { Envelope, Nothing } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import type { AccountErasure } from './accountErasure.service';
import type { AccountExport } from './accountExport.service';
import type { CustomerService } from './service';

interface CustomerServices {
  service: CustomerService;
  accountExport: AccountExport;
  erasure: AccountErasure;
}

/** The largest photo takes 267 KB as base64; the margin lets the error name the photo. */
const BODY_LIMIT_BYTES = 512 * 1024;

const access = { access: 'customer' } as const;

export const customerRoutes =
  ({ service, accountExport, erasure }: CustomerServices): Routes =>
  async (app) => {
    app.get(
      '/detail',
      { config: access, schema: { summary: "The customer's profile", response: { 200: Envelope(Customer) } } },
      async ({ customer, t }) => ok(await service.getDetail(customer.customerId), t('core.ok')),
    );

    app.put(
      '/update',
      {
        config: access,
        bodyLimit: BODY_LIMIT_BYTES,
        schema: {
          summary: 'Change name, e-mail or photo',
          body: UpdateCustomerBody,
          response: { 200: Envelope(Customer) },
        },
        // Only a photo makes this body so large.
        errorHandler: (error: FastifyError) => {
          throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new AppError(413, 'customer.photoTooLarge') : error;
        },
      },
      async ({ customer, body, ip, t }) =>
        ok(await service.update(customer.customerId, body, ip), t('customer.updated')),
    );

    app.put(
      '/language',
      {
        config: access,
        schema: {
          summary: 'The language that the shop writes to the customer in',
          body: LanguageBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ customer, body, t }) => {
        await service.changeLanguage(customer.customerId, body.language);
        return ok(null, t('core.ok'));
      },
    );

    app.get(
      '/export',
      {
        config: access,
        schema: {
          summary: 'All that the shop keeps of the customer, as one document',
          response: { 200: Envelope(CustomerExport) },
        },
      },
      async ({ customer, language, t }, reply) => {
        const response = await accountExport.exportCustomer(customer.customerId, language, t('core.ok'));
        // A stream bypasses the serializer.
        return reply.type('application/json; charset=utf-8').send(response as never);
      },
    );

    app.post(
      '/erase',
      {
        config: access,
        schema: {
          summary: 'Erase the account for good',
          body: Confirmation,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ customer, body, ip, t }) => {
        await erasure.erase(customer.customerId, body, ip);
        return ok(null, t('customer.erased'));
      },
    );
  };
