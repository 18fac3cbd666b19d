import { Type } from 'typebox';
import { Envelope, Id, Nothing } from '../../../contract/http';
import { PersonSessions } from '../../../contract/staffPeople';
import type { App, Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { OpenSessions } from './openSessions';

const own = { access: 'staff', action: 'useOwnSession' } as const;
const ofAnother = { access: 'staff', action: 'managePeople' } as const;
const response = { 200: Envelope(PersonSessions) };
const ended = { 200: Envelope(Nothing) };

const OwnParams = Type.Object({ sessionId: Id });
const PersonParams = Type.Object({ id: Id });
const PersonSessionParams = Type.Object({ id: Id, sessionId: Id });

export const sessionRoutes =
  (sessions: OpenSessions): Routes =>
  async (app) => {
    registerOwn(app, sessions);

    app.get(
      '/people/:id/sessions',
      { config: ofAnother, schema: { summary: 'Where a person is logged in', params: PersonParams, response } },
      async ({ params, headers, t }) => ok(await sessions.list(params.id, String(headers.token)), t('core.ok')),
    );

    app.delete(
      '/people/:id/sessions/:sessionId',
      {
        config: ofAnother,
        schema: { summary: 'End one login of a person', params: PersonSessionParams, response: ended },
      },
      async ({ params, staff, t }) => {
        await sessions.endOne(params.id, params.sessionId, staff);
        return ok(null, t('staff.people.loggedOut', { count: 1 }));
      },
    );

    app.post(
      '/people/:id/end-sessions',
      { config: ofAnother, schema: { summary: 'Log a person out everywhere', params: PersonParams, response: ended } },
      async ({ params, staff, t }) =>
        ok(null, t('staff.people.loggedOut', { count: await sessions.endAll(params.id, staff) })),
    );
  };

function registerOwn(app: App, sessions: OpenSessions): void {
  app.get(
    '/sessions',
    { config: own, schema: { summary: 'Where you are logged in', response } },
    async ({ staff, headers, t }) => ok(await sessions.list(staff.staffId, String(headers.token)), t('core.ok')),
  );

  app.delete(
    '/sessions/:sessionId',
    { config: own, schema: { summary: 'End one of your logins', params: OwnParams, response: ended } },
    async ({ staff, params, t }) => {
      await sessions.endOne(staff.staffId, params.sessionId, staff);
      return ok(null, t('staff.people.loggedOut', { count: 1 }));
    },
  );

  app.post(
    '/end-sessions',
    { config: own, schema: { summary: 'Log out everywhere, here too', response: ended } },
    async ({ staff, t }) =>
      ok(null, t('staff.people.loggedOut', { count: await sessions.endAll(staff.staffId, staff) })),
  );
}
