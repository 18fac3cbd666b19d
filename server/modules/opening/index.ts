import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { openingRoutes } from './routes';
import { createOpeningService } from './service';

export const createOpening = (deps: AppDeps, shopChanged: () => void): Area => ({
  prefix: '/api/staff/opening',
  routes: openingRoutes(createOpeningService(deps, shopChanged)),
});
