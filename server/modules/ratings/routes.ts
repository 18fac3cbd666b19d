import { Type } from 'typebox';
import { UploadedPhoto } from '../../../contract/complaints';
import { MAX_UPLOAD_BYTES } from '../../../contract/constants';
import { Envelope, Id } from '../../../contract/http';
import { ProductRatings, RatingBody, RatingsOfOrder, RatingsQuery } from '../../../contract/ratings';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { acceptPhotos, photoUpload } from '../evidencePhotos';
import type { RatingsService } from './ratings.service';

/** What everybody reads, beside the catalogue. */
export const publicRatingRoutes =
  (service: RatingsService): Routes =>
  async (app) => {
    const config = { access: 'public' } as const;

    app.get(
      '/product/ratings/:productId',
      {
        config,
        schema: {
          summary: "A product's ratings, the newest first",
          params: Type.Object({ productId: Id }),
          querystring: RatingsQuery,
          response: { 200: Envelope(ProductRatings) },
        },
      },
      async ({ params: { productId }, query, t }) => ok(await service.listOfProduct(productId, query), t('core.ok')),
    );

    app.get(
      '/rating/photo/:photoId',
      {
        config,
        schema: {
          summary: 'A photo of a rating that staff have checked',
          params: Type.Object({ photoId: Id }),
          produces: ['image/webp'],
        },
      },
      async ({ params }, reply) => reply.type('image/webp').send(await service.readPhoto(params.photoId)),
    );
  };

export const ratingRoutes =
  (service: RatingsService): Routes =>
  async (app) => {
    acceptPhotos(app);
    const config = { access: 'customer' } as const;
    const params = Type.Object({ orderId: Id, productId: Id });
    const response = { 200: Envelope(RatingsOfOrder) };
    const ofOrder = Type.Object({ orderId: Id });

    app.get(
      '/:orderId',
      { config, schema: { summary: 'What of a delivered order can be, and was, rated', params: ofOrder, response } },
      async ({ customer, params: { orderId }, language, t }) =>
        ok(await service.listOfOrder(customer.customerId, orderId, language), t('core.ok')),
    );

    app.post(
      '/:orderId/photo',
      {
        config,
        ...photoUpload('ratings.photoTooLarge', MAX_UPLOAD_BYTES),
        schema: {
          summary: 'Upload a photo for a rating',
          params: ofOrder,
          response: { 200: Envelope(UploadedPhoto) },
        },
      },
      async ({ customer, params: { orderId }, body, t }) =>
        ok({ photoId: await service.addPhoto(customer.customerId, orderId, body) }, t('core.ok')),
    );

    app.post(
      '/:orderId/:productId',
      { config, schema: { summary: 'Rate a product that was received', params, body: RatingBody, response } },
      async ({ customer: { customerId }, params: key, body, language, t }) => {
        await service.rate(customerId, key, body, language);
        return ok(await service.listOfOrder(customerId, key.orderId, language), t('ratings.thanks'));
      },
    );

    app.put(
      '/:orderId/:productId',
      { config, schema: { summary: 'Change a rating of one’s own', params, body: RatingBody, response } },
      async ({ customer: { customerId }, params: key, body, language, t }) => {
        await service.change(customerId, key, body, language);
        return ok(await service.listOfOrder(customerId, key.orderId, language), t('ratings.changed'));
      },
    );

    app.delete(
      '/:orderId/:productId',
      { config, schema: { summary: 'Withdraw a rating of one’s own', params, response } },
      async ({ customer: { customerId }, params: key, language, t }) => {
        await service.withdraw(customerId, key);
        return ok(await service.listOfOrder(customerId, key.orderId, language), t('ratings.withdrawn'));
      },
    );
  };
