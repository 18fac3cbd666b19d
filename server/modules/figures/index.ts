import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { figureRoutes } from './routes';
import { createSalesFigures } from './salesFigures';
import { createStockFigures } from './stockFigures';
import { sumJob } from './sumJob';
import { createTakings } from './takings';

/** @param getLocalities by which addresses are grouped */
export const createFigures = (deps: AppDeps, getLocalities: Parameters<typeof createSalesFigures>[1]): Area => ({
  prefix: '/api/staff/figures',
  routes: figureRoutes({
    sales: createSalesFigures(deps, getLocalities),
    takings: createTakings(deps),
    readStock: createStockFigures(deps),
  }),
  jobs: [sumJob(deps, getLocalities)],
});
