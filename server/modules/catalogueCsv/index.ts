import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createMessages } from '../../lib/messages';
import type { StockLedger } from '../stockLedger';
import { createCsvImport } from './csvImport.service';
import { createDryRun } from './dryRun.service';
import { createImportQueries } from './importQueries.service';
import { csvRoutes } from './routes';
import { createUndo } from './undo.service';

export function createCatalogueCsv(deps: AppDeps, stockLedger: StockLedger, catalogueChanged: () => void): Area {
  const messages = createMessages();
  return {
    prefix: '/api/staff/catalogue/csv',
    routes: csvRoutes(deps, {
      dryRun: createDryRun(deps, messages),
      csvImport: createCsvImport(deps, stockLedger, messages, catalogueChanged),
      undo: createUndo(deps, stockLedger, messages, catalogueChanged),
      importQueries: createImportQueries(deps, messages),
    }),
  };
}
