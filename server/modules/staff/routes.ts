import { Envelope, Nothing } from '../../../contract/http';
import { StaffMe } from '../../../contract/staff';
import type { AppDeps } from '../../deps';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import * as repository from './repository';
import type { StaffSessions } from './sessions';

const ownSession = { access: 'staff', action: 'useOwnSession' } as const;

export const staffRoutes =
  ({ db }: AppDeps, sessions: StaffSessions): Routes =>
  async (app) => {
    app.get(
      '/me',
      { config: ownSession, schema: { summary: 'Who is on duty', response: { 200: Envelope(StaffMe) } } },
      async ({ staff, t }) => {
        const member = await repository.findMember(db, staff.staffId);
        if (!member) throw new AppError(401, 'core.loginEnded');
        const { id, name, role, language } = member;
        return ok({ _id: id, name, role, language }, t('core.ok'));
      },
    );

    app.post(
      '/logout',
      { config: ownSession, schema: { summary: 'End the session', response: { 200: Envelope(Nothing) } } },
      async ({ headers, t }) => {
        // Verified by access 'staff'.
        await sessions.end(String(headers.token));
        return ok(null, t('auth.loggedOut'));
      },
    );
  };
