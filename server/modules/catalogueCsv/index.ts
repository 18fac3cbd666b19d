import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createMessages } from '../../lib/messages';
import type { StockLedger } from '../stockLedger';
import { createApplying } from './csvImport.service';
import { createChecking } from './dryRun.service';
import { createReading } from './importQueries.service';
import { csvRoutes } from './routes';
import { createUndo } from './undo.service';

/** The catalogue as CSV: exported, and read in with a dry run, consent and undo. */
export function createCatalogueCsv(deps: AppDeps, stockLedger: StockLedger, catalogueChanged: () => void): Area {
  const messages = createMessages();
  return {
    prefix: '/api/staff/catalogue/csv',
    routes: csvRoutes(deps, {
      checking: createChecking(deps, messages),
      applying: createApplying(deps, stockLedger, messages, catalogueChanged),
      undo: createUndo(deps, stockLedger, messages, catalogueChanged),
      reading: createReading(deps, messages),
    }),
  };
}
