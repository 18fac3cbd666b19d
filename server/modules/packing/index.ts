import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { RefundApprovals } from '../payments';
import type { OrdersForStaff } from '../orders';
import { createLineChanges } from './lineChanges';
import { createPackingList } from './packingList';
import { packingRoutes } from './routes';

/** Packing orders, as ordered or otherwise. */
export function createPacking(deps: AppDeps, orders: OrdersForStaff, refunds: RefundApprovals): { area: Area } {
  const routes = packingRoutes(createPackingList(deps, orders), createLineChanges(deps, orders, refunds));
  return { area: { prefix: '/api/staff/packing', routes } };
}
