import { Type, type Static } from 'typebox';
import { Envelope } from '../../../contract/http';
import type { AppDeps } from '../../deps';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { StartProblem } from '../../lib/problem';
import { backUp } from './backups.service';
import { drillApart } from './drill';
import { drillByHand } from './drillByHand';

const body = Type.Object({ to: Type.String({ minLength: 1, maxLength: 1_000 }) });
const Printed = Type.Object({ isDone: Type.Boolean(), lines: Type.Array(Type.String()) });

/** For `npm run backup` (scripts/backup.mjs) while this process has PGlite's folder. */
export const internalRoutes =
  ({ db, config, clock }: AppDeps): Routes =>
  async (app) => {
    const access = { access: 'loopback' } as const;
    const response = { 200: Envelope(Printed) };
    const now = () => clock.now();

    app.post('', { config: access, schema: { body, response } }, async ({ body: { to }, t }) =>
      ok(await printed(() => backUp(db, config, to, now)), t('core.ok')),
    );

    app.post('/drill', { config: access, schema: { response } }, async ({ t }) =>
      ok(await printed(() => drillByHand(db, config, now, () => drillApart(config))), t('core.ok')),
    );
  };

async function printed(work: () => Promise<string[]>): Promise<Static<typeof Printed>> {
  try {
    return { isDone: true, lines: await work() };
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return { isDone: false, lines: [...error.lines] };
  }
}
