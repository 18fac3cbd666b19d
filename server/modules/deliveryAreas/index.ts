import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { areaRoutes } from './routes';
import { createAreasService } from './service';

export { areaAt, chargesOf, firstArea, pointInside, type DeliveryArea } from './areas';
export { areaFacts, areaIdAt, findAreaNames, findAreas } from './repository';

/** @param shopChanged called after each change that pages show */
export const createDeliveryAreas = (deps: AppDeps, shopChanged: () => void): Area => ({
  prefix: '/api/staff/areas',
  routes: areaRoutes(createAreasService(deps, shopChanged)),
});
