import { Type } from 'typebox';
import { Envelope } from '../../../contract/http';
import type { AppDeps } from '../../deps';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { StartProblem } from '../../lib/problem';
import { backUp } from './backups.service';

const body = Type.Object({ to: Type.String({ minLength: 1, maxLength: 1_000 }) });
const Printed = Type.Object({ isDone: Type.Boolean(), lines: Type.Array(Type.String()) });

/** For `npm run backup` (scripts/backup.mjs) while this process has PGlite's folder. */
export const internalRoutes =
  ({ db, config, clock }: AppDeps): Routes =>
  async (app) => {
    app.post(
      '',
      { config: { access: 'loopback' }, schema: { body, response: { 200: Envelope(Printed) } } },
      async ({ body: { to }, t }) => {
        try {
          return ok({ isDone: true, lines: await backUp(db, config, to, () => clock.now()) }, t('core.ok'));
        } catch (error) {
          if (!(error instanceof StartProblem)) throw error;
          return ok({ isDone: false, lines: [...error.lines] }, t('core.ok'));
        }
      },
    );
  };
