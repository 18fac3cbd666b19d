import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { openingRoutes } from './routes';
import { createOpeningService } from './service';

/** The first-run guide, and the switch that opens and closes the shop. */
export const createOpening = (deps: AppDeps, shopChanged: () => void): Area => ({
  prefix: '/api/staff/opening',
  routes: openingRoutes(createOpeningService(deps, shopChanged)),
});
