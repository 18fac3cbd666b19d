import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createStockChanging } from './changing';
import { createStockReading } from './reading';
import { stockRoutes } from './routes';
import { shelfLifeJob } from './shelfLifeJob';

interface Outside {
  /** Called after each transaction that may have changed stock. */
  stockChanged: () => void;
  /** Days from order to delivery, at most. */
  getLeadDays: () => Promise<number>;
}

/** Stock and batches. What orders take and return is theirs. */
export function createStock(deps: AppDeps, { stockChanged, getLeadDays }: Outside): Area {
  const reading = createStockReading(deps, getLeadDays);
  return {
    prefix: '/api/staff/stock',
    routes: stockRoutes(reading, createStockChanging(deps, reading.getRule, stockChanged)),
    jobs: [shelfLifeJob(deps, reading.getRule, stockChanged)],
  };
}
