import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { Refunds } from '../payments';
import type { Orders } from '../orders';
import type { StockLedger } from '../stockLedger';
import { createLineChanges } from './lineChanges';
import { createPackingList } from './packingList';
import { packingRoutes } from './routes';

/** Packing orders, as ordered or otherwise. */
export function createPacking(
  deps: AppDeps,
  needs: {
    orders: Pick<Orders, 'withOrder' | 'lifecycle' | 'queries' | 'delivery' | 'additions'>;
    refunds: Refunds;
    stockLedger: StockLedger;
  },
): { area: Area } {
  const routes = packingRoutes(createPackingList(deps, needs.orders), createLineChanges(deps, needs));
  return { area: { prefix: '/api/staff/packing', routes } };
}
