import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { areaRoutes } from './routes';
import { createAreasService } from './service';

export { areaAt, chargesOf, firstArea, pointInside, type DeliveryArea } from './areas';
export { areaFacts, findAreaNames, findAreas } from './repository';

/**
 * The module knows where the shop delivers, and for how much.
 * @param shopChanged called after each change that pages show
 */
export const createDeliveryAreas = (deps: AppDeps, shopChanged: () => void): Area => ({
  prefix: '/api/staff/areas',
  routes: areaRoutes(createAreasService(deps, shopChanged)),
});
