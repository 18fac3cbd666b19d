import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { Notifier } from '../messaging';
import type { Refunds } from '../payments';
import type { Orders } from '../orders';
import type { StockLedger } from '../stockLedger';
import { createBatchOrigins } from './batchOrigins.service';
import { createLowStock } from './lowStock.service';
import { createPackChanges } from './packChanges';
import { createStockChanges } from './stockChanges.service';
import { createStockQueries } from './stockQueries.service';
import { createRecalls } from './recall';
import { recallRoutes } from './recallRoutes';
import { stockRoutes } from './routes';
import { shelfLifeJob } from './shelfLifeJob';
import { createSoldOut } from './soldOut.service';

export { serializeStockLevel } from './stockQueries.service';
export { findStockLevels } from './repository';

interface Outside {
  orders: Pick<Orders, 'withOrder'>;
  refunds: Refunds;
  stockLedger: StockLedger;
  /** Days from order to delivery, at most. */
  getLeadDays: () => Promise<number>;
  notifier: Notifier;
}

/** Stock, batches and recalls. */
export function createStock(deps: AppDeps, { orders, refunds, stockLedger, getLeadDays, notifier }: Outside): Area[] {
  const queries = createStockQueries(deps, getLeadDays);
  const { getRule } = queries;
  const packChanges = createPackChanges(stockLedger);
  const soldOut = createSoldOut(deps, stockLedger);
  return [
    {
      prefix: '/api/staff/stock',
      routes: stockRoutes(queries, createStockChanges(deps, packChanges, getRule), soldOut, createLowStock(deps)),
      jobs: [shelfLifeJob(deps, packChanges, getRule), soldOut.job],
    },
    {
      prefix: '/api/staff/stock/batches',
      routes: recallRoutes(
        createRecalls(deps, { orders, refunds, stockLedger, packChanges, getRule, notifier }),
        createBatchOrigins(deps, stockLedger),
      ),
    },
  ];
}
