import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { translations } from '../../lib/messages';
import type { StockLedger } from '../stockLedger';
import { createCsvImport } from './csvImport.service';
import { createDryRun } from './dryRun.service';
import { createImportQueries } from './importQueries.service';
import { csvRoutes } from './routes';
import { createUndo } from './undo.service';

export function createCatalogueCsv(deps: AppDeps, stockLedger: StockLedger, catalogueChanged: () => void): Area {
  return {
    prefix: '/api/staff/catalogue/csv',
    routes: csvRoutes(deps, {
      dryRun: createDryRun(deps, translations),
      csvImport: createCsvImport(deps, stockLedger, translations, catalogueChanged),
      undo: createUndo(deps, stockLedger, translations, catalogueChanged),
      importQueries: createImportQueries(deps, translations),
    }),
  };
}
