import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createMessages } from '../../lib/messages';
import { createApplying } from './applying';
import { createChecking } from './checking';
import { createReading } from './reading';
import { csvRoutes } from './routes';
import { createUndoing } from './undoing';

/** The catalogue as CSV: exported, and read in with a dry run, consent and undo. */
export function createCatalogueCsv(deps: AppDeps, catalogueChanged: () => void): Area {
  const messages = createMessages();
  return {
    prefix: '/api/staff/catalogue/csv',
    routes: csvRoutes(deps, {
      checking: createChecking(deps, messages),
      applying: createApplying(deps, messages, catalogueChanged),
      undoing: createUndoing(deps, messages, catalogueChanged),
      reading: createReading(deps, messages),
    }),
  };
}
