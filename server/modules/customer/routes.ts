import type { FastifyError } from 'fastify';
import { Customer, UpdateCustomerBody } from '../../../contract/customer';
import { Envelope } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import type { CustomerService } from './service';

/** The largest photo takes 267 KB as base64: a bit more than that is read, so that the answer can name the photo. */
const BODY_LIMIT_BYTES = 512 * 1024;

const access = { access: 'customer' } as const;

export const customerRoutes =
  (service: CustomerService): Routes =>
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
        // Nothing but a photo makes this body so large.
        errorHandler: (error: FastifyError) => {
          throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new AppError(413, 'customer.photoTooLarge') : error;
        },
      },
      async ({ customer, body, t }) => ok(await service.update(customer.customerId, body), t('customer.updated')),
    );
  };
