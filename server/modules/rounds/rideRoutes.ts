import { Type } from 'typebox';
import { Envelope, Id, IdempotencyHeaders } from '../../../contract/http';
import {
  DeliverBody,
  NotDeliveredBody,
  OwnRounds,
  RideBody,
  RideOutcome,
  UploadedPhoto,
} from '../../../contract/rounds';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { acceptPhotos, photoUpload } from '../evidencePhotos';
import type { Ride } from './ride.service';

const RoundParams = Type.Object({ roundId: Id });
const StopParams = Type.Object({ roundId: Id, orderId: Id });

const rides = { access: 'staff', action: 'rideRounds' } as const;
const actions = { headers: IdempotencyHeaders, response: { 200: Envelope(RideOutcome) } };

export const rideRoutes =
  (ride: Ride): Routes =>
  async (app) => {
    app.get(
      '',
      { config: rides, schema: { summary: "The rider's open rounds", response: { 200: Envelope(OwnRounds) } } },
      async ({ staff, t }) => ok(await ride.readOwn(staff), t('core.ok')),
    );

    app.post(
      '/:roundId/start',
      { config: rides, schema: { summary: 'Pick up the parcels', params: RoundParams, body: RideBody, ...actions } },
      async ({ staff, headers, params, body, t }) =>
        ok(await ride.start({ staff, key: headers['idempotency-key'], ...params, body }), t('rounds.started')),
    );

    app.post(
      '/:roundId/end',
      { config: rides, schema: { summary: 'End the round', params: RoundParams, body: RideBody, ...actions } },
      async ({ staff, headers, params, body, t }) =>
        ok(await ride.end({ staff, key: headers['idempotency-key'], ...params, body }), t('rounds.endedNow')),
    );

    app.post(
      '/:roundId/stops/:orderId/deliver',
      {
        config: rides,
        schema: {
          summary: "Deliver with the customer's code or a photo",
          params: StopParams,
          body: DeliverBody,
          ...actions,
        },
      },
      async ({ staff, headers, params, body, t }) => {
        const done = await ride.deliver({ staff, key: headers['idempotency-key'], ...params, body });
        return ok(done, t(done.outcome === 'REVIEW' ? 'rounds.inReview' : 'rounds.delivered'));
      },
    );

    app.post(
      '/:roundId/stops/:orderId/not-delivered',
      {
        config: rides,
        schema: { summary: 'Not delivered', params: StopParams, body: NotDeliveredBody, ...actions },
      },
      async ({ staff, headers, params, body, t }) =>
        ok(await ride.notDelivered({ staff, key: headers['idempotency-key'], ...params, body }), t('core.ok')),
    );

    acceptPhotos(app);
    app.post(
      '/:roundId/stops/:orderId/photo',
      {
        ...photoUpload(),
        config: rides,
        schema: {
          summary: 'Store a photo of a delivery: the body is a JPEG, PNG or WebP',
          consumes: ['image/jpeg', 'image/png', 'image/webp'],
          params: StopParams,
          headers: IdempotencyHeaders,
          response: { 200: Envelope(UploadedPhoto) },
        },
      },
      async ({ staff, headers, params, body, t }) =>
        ok(await ride.addPhoto({ staff, key: headers['idempotency-key'], ...params }, body), t('core.ok')),
    );
  };
