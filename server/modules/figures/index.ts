import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { figureRoutes } from './routes';
import { createSellingFigures } from './selling';
import { createStockFigures } from './stockFigures';
import { createTakings } from './takings';

/**
 * The shop in figures, read from orders and money as they are.
 * @param getLocalities by which addresses are grouped
 */
export const createFigures = (deps: AppDeps, getLocalities: Parameters<typeof createSellingFigures>[1]): Area => ({
  prefix: '/api/staff/figures',
  routes: figureRoutes({
    selling: createSellingFigures(deps, getLocalities),
    takings: createTakings(deps),
    readStock: createStockFigures(deps),
  }),
});
