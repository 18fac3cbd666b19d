import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { customerRoutes } from './routes';
import { createCustomerService } from './service';

/** The customer's own profile. */
export const createCustomerArea = (deps: AppDeps): Area => ({
  prefix: '/api/web/customer',
  routes: customerRoutes(createCustomerService(deps)),
});
