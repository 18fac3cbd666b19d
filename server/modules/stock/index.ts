import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { RefundApprovals } from '../payments';
import type { OrdersForStaff } from '../orders';
import { createStockChanges } from './stockChanges.service';
import { createStockQueries } from './stockQueries.service';
import { createRecalls } from './recall';
import { recallRoutes } from './recallRoutes';
import { stockRoutes } from './routes';
import { shelfLifeJob } from './shelfLifeJob';

export { serializeShelf } from './stockQueries.service';
export { findShelves, insertMovements } from './repository';

interface Outside {
  orders: OrdersForStaff;
  refunds: RefundApprovals;
  /** Days from order to delivery, at most. */
  getLeadDays: () => Promise<number>;
}

/** Stock, batches and recalls. Orders book their own movements. */
export function createStock(deps: AppDeps, { orders, refunds, getLeadDays }: Outside): Area[] {
  const queries = createStockQueries(deps, getLeadDays);
  const { getRule } = queries;
  const { stockChanged } = orders;
  return [
    {
      prefix: '/api/staff/stock',
      routes: stockRoutes(queries, createStockChanges(deps, getRule, stockChanged)),
      jobs: [shelfLifeJob(deps, getRule, stockChanged)],
    },
    {
      prefix: '/api/staff/stock/batches',
      routes: recallRoutes(createRecalls(deps, { orders, refunds, getRule })),
    },
  ];
}
