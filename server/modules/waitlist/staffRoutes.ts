import { Type } from 'typebox';
import { Envelope, Id, Nothing } from '../../../contract/http';
import { StaffWaitlist, TellWaitingBody, ToldWaiting, WaitlistExport, WaitlistQuery } from '../../../contract/waitlist';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { StaffWaitlistService } from './staffWaitlist.service';

const config = { access: 'staff', action: 'manageAreas' } as const;

export const staffWaitlistRoutes =
  (service: StaffWaitlistService): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config,
        schema: {
          summary: 'Who waits for the shop to deliver to a place',
          querystring: WaitlistQuery,
          response: { 200: Envelope(StaffWaitlist) },
        },
      },
      async ({ query, language, t }) => ok(await service.list(query, language), t('core.ok')),
    );

    app.post(
      '/export',
      {
        config,
        schema: { summary: 'All who wait, for a file; it is in the log', response: { 200: Envelope(WaitlistExport) } },
      },
      async ({ staff, language, t }) => ok(await service.export(staff, language), t('core.ok')),
    );

    app.post(
      '/tell',
      {
        config,
        schema: {
          summary: 'Tell those in an area, or those who wait for a place, once',
          body: TellWaitingBody,
          response: { 200: Envelope(ToldWaiting) },
        },
      },
      async ({ staff, body, t }) => {
        const told = await service.tell(staff, body);
        return ok(told, t('waitlist.told', { count: told.count }));
      },
    );

    app.delete(
      '/:id',
      {
        config,
        schema: {
          summary: 'Delete one who waits',
          params: Type.Object({ id: Id }),
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params: { id }, t }) => {
        await service.remove(staff, id);
        return ok(null, t('waitlist.removed'));
      },
    );
  };
