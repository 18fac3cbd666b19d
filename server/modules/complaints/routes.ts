import { Type } from 'typebox';
import { ComplaintBody, ComplaintsOfOrder, UploadedPhoto } from '../../../contract/complaints';
import { Envelope, Id } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { acceptPhotos, photoUpload } from '../evidencePhotos';
import type { ComplaintReports } from './complaintReports.service';

const params = Type.Object({ orderId: Id });
const config = { access: 'customer' } as const;
const response = { 200: Envelope(ComplaintsOfOrder) };

export const complaintRoutes =
  (reports: ComplaintReports): Routes =>
  async (app) => {
    acceptPhotos(app);

    app.get(
      '/:orderId',
      { config, schema: { summary: 'What can be, and was, reported about a delivered order', params, response } },
      async ({ customer, params: { orderId }, language, t }) =>
        ok(await reports.list(customer.customerId, orderId, language), t('core.ok')),
    );

    app.post(
      '/:orderId/photo',
      {
        config,
        ...photoUpload(),
        schema: { summary: 'Upload a photo for a report', params, response: { 200: Envelope(UploadedPhoto) } },
      },
      async ({ customer, params: { orderId }, body, t }) =>
        ok({ photoId: await reports.addPhoto(customer.customerId, orderId, body) }, t('core.ok')),
    );

    app.post(
      '/:orderId',
      { config, schema: { summary: 'Report a delivered line', params, body: ComplaintBody, response } },
      async ({ customer, params: { orderId }, body, language, t }) => {
        await reports.report(customer.customerId, orderId, body);
        return ok(await reports.list(customer.customerId, orderId, language), t('complaints.received'));
      },
    );
  };
