import { Type } from 'typebox';
import { Envelope, Id } from '../../../contract/http';
import {
  AnswerRatingBody,
  CheckPhotoBody,
  HideRatingBody,
  StaffRating,
  StaffRatings,
  StaffRatingsQuery,
} from '../../../contract/ratings';
import { TodoCount } from '../../../contract/staffTodos';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { StaffRatingsService } from './staffRatings.service';

const config = { access: 'staff', action: 'moderateRatings' } as const;
const params = Type.Object({ id: Id });
const response = { 200: Envelope(StaffRating) };

export const staffRatingRoutes =
  (service: StaffRatingsService): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config,
        schema: {
          summary: 'Ratings, the newest first',
          querystring: StaffRatingsQuery,
          response: { 200: Envelope(StaffRatings) },
        },
      },
      async ({ query, language, t }) => ok(await service.list(query, language), t('core.ok')),
    );

    app.get(
      '/todos',
      { config, schema: { summary: 'How many have photos to check', response: { 200: Envelope(TodoCount) } } },
      async ({ t }) => ok(await service.countTodos(), t('core.ok')),
    );

    app.put(
      '/:id/answer',
      { config, schema: { summary: 'Answer a rating', params, body: AnswerRatingBody, response } },
      async ({ staff, params: { id }, body, language, t }) => {
        await service.answer(staff, id, body.text);
        return ok(await service.get(id, language), t('ratings.answered'));
      },
    );

    app.put(
      '/:id/photos/:photoId',
      {
        config,
        schema: {
          summary: 'Let a photo show, or not',
          params: Type.Object({ id: Id, photoId: Id }),
          body: CheckPhotoBody,
          response,
        },
      },
      async ({ staff, params: { id, photoId }, body, language, t }) => {
        await service.checkPhoto(staff, id, photoId, body.isShown);
        return ok(await service.get(id, language), t(body.isShown ? 'ratings.photoShown' : 'ratings.photoRejected'));
      },
    );

    app.post(
      '/:id/hide',
      { config, schema: { summary: 'Hide a rating, with a reason', params, body: HideRatingBody, response } },
      async ({ staff, params: { id }, body, language, t }) => {
        await service.hide(staff, id, body.reason);
        return ok(await service.get(id, language), t('ratings.hidden'));
      },
    );

    app.post(
      '/:id/show',
      { config, schema: { summary: 'Let a hidden rating show again', params, response } },
      async ({ staff, params: { id }, language, t }) => {
        await service.show(staff, id);
        return ok(await service.get(id, language), t('ratings.shownAgain'));
      },
    );
  };
