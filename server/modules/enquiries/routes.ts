import { EnquiryBody, EnquiryReceipt } from '../../../contract/enquiries';
import { Envelope, IdempotencyHeaders } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { EnquiryService } from './service';

export const enquiryRoutes =
  (service: EnquiryService): Routes =>
  async (app) => {
    app.post(
      '/enquiry',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Write to the shop: a question, a grievance, or about a franchise',
          headers: IdempotencyHeaders,
          body: EnquiryBody,
          response: { 200: Envelope(EnquiryReceipt) },
        },
      },
      async (request) => {
        const { body, headers, language, ip, t } = request;
        const customer = await request.optionalCustomer();
        const receipt = await service.receive({
          body,
          idempotencyKey: headers['idempotency-key'],
          customerId: customer?.customerId ?? null,
          language,
          callerAddress: ip,
        });
        return ok(receipt, t('enquiries.received', { ticketNumber: receipt.ticketNumber }));
      },
    );
  };
