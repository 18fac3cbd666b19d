import { Type } from 'typebox';
import { Envelope, Id, Nothing } from '../../../contract/http';
import {
  CancelStopBody,
  ReassignBody,
  PlanRoundBody,
  ReviewStopBody,
  Round,
  RoundsOfDay,
  SetStopsBody,
} from '../../../contract/rounds';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { Dispatch } from './dispatch.service';
import type { RoundPlan } from './roundPlan.service';

const RoundParams = Type.Object({ roundId: Id });
const StopParams = Type.Object({ roundId: Id, orderId: Id });

const plans = { access: 'staff', action: 'planRounds' } as const;

export const roundRoutes =
  (roundPlan: RoundPlan, dispatch: Dispatch): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config: plans,
        schema: { summary: 'Rounds of today, and what waits for one', response: { 200: Envelope(RoundsOfDay) } },
      },
      async ({ t }) => ok(await roundPlan.readDay(), t('core.ok')),
    );

    app.post(
      '',
      {
        config: plans,
        schema: { summary: 'Plan a round', body: PlanRoundBody, response: { 200: Envelope(Round) } },
      },
      async ({ staff, body, t }) => ok(await roundPlan.plan(staff, body), t('rounds.planned')),
    );

    app.put(
      '/:roundId/stops',
      {
        config: plans,
        schema: {
          summary: "Change a round's stops and their sequence",
          params: RoundParams,
          body: SetStopsBody,
          response: { 200: Envelope(Round) },
        },
      },
      async ({ staff, params, body, t }) => ok(await roundPlan.setStops(staff, params.roundId, body), t('core.ok')),
    );

    app.put(
      '/:roundId/rider',
      {
        config: plans,
        schema: {
          summary: 'Hand a round to another rider',
          params: RoundParams,
          body: ReassignBody,
          response: { 200: Envelope(Round) },
        },
      },
      async ({ staff, params, body, t }) => {
        const round = await roundPlan.reassign(staff, params.roundId, body.riderId);
        return ok(round, t('rounds.reassigned', { name: round.rider.name }));
      },
    );

    app.delete(
      '/:roundId',
      {
        config: plans,
        schema: {
          summary: 'Dissolve a round that has not begun',
          params: RoundParams,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params, t }) => {
        await roundPlan.dissolve(staff, params.roundId);
        return ok(null, t('rounds.dissolved'));
      },
    );

    app.post(
      '/:roundId/end',
      {
        config: plans,
        schema: { summary: 'End a round', params: RoundParams, response: { 200: Envelope(Round) } },
      },
      async ({ staff, params, t }) => {
        await dispatch.end(staff, params.roundId);
        return ok(await roundPlan.read(params.roundId), t('rounds.endedNow'));
      },
    );

    app.post(
      '/:roundId/stops/:orderId/review',
      {
        config: plans,
        schema: {
          summary: 'Decide on a delivery whose code was wrong',
          params: StopParams,
          body: ReviewStopBody,
          response: { 200: Envelope(Round) },
        },
      },
      async ({ staff, params: { roundId, orderId }, body, t }) => {
        await dispatch.review(staff, roundId, orderId, body.delivered);
        return ok(await roundPlan.read(roundId), t('core.ok'));
      },
    );

    app.post(
      '/:roundId/stops/:orderId/cancel',
      {
        config: { access: 'staff', action: 'cancelOrders' },
        schema: {
          summary: 'Cancel an order that was not delivered',
          params: StopParams,
          body: CancelStopBody,
          response: { 200: Envelope(Round) },
        },
      },
      async ({ staff, params: { roundId, orderId }, body, t }) => {
        await dispatch.cancel(staff, roundId, orderId, body);
        return ok(await roundPlan.read(roundId), t('orders.cancelled'));
      },
    );
  };
