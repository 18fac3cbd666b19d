import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createErasing } from './erasing';
import { createExporting } from './exporting';
import type { PersonalDataHolders } from './personalDataHolders';
import { customerRoutes } from './routes';
import { createCustomerService } from './service';

export function createCustomerArea(deps: AppDeps, dataHolders: PersonalDataHolders): Area {
  const service = createCustomerService(deps, dataHolders.auth);
  return {
    prefix: '/api/web/customer',
    routes: customerRoutes({
      service,
      exporting: createExporting(deps, service, dataHolders),
      erasing: createErasing(deps, dataHolders),
    }),
  };
}
