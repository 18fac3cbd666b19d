import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createAccountErasure } from './accountErasure.service';
import { createAccountExport } from './accountExport.service';
import type { PersonalDataHolders } from './personalDataHolders';
import { customerRoutes } from './routes';
import { createCustomerService } from './service';

export function createCustomerArea(deps: AppDeps, dataHolders: PersonalDataHolders): Area {
  const service = createCustomerService(deps, dataHolders);
  return {
    prefix: '/api/web/customer',
    routes: customerRoutes({
      service,
      accountExport: createAccountExport(deps, service, dataHolders),
      erasure: createAccountErasure(deps, dataHolders),
    }),
  };
}
