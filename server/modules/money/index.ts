import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { RefundApprovals } from '../approvals';
import type { OrdersForStaff } from '../orders';
import { createCash } from './cash';
import { createClosing } from './closing';
import { createCollecting, type CollectAtDoor } from './collecting';
import { createImporting } from './importing';
import { createMatching } from './matching';
import { paymentRoutes } from './paymentRoutes';
import { createPaymentList } from './payments';
import { doorRoutes, moneyRoutes } from './routes';

/** Money that people handle: at the door, on statements and in the till. */
export function createMoney(
  deps: AppDeps,
  orders: OrdersForStaff,
  approvals: RefundApprovals,
): { areas: Area[]; collectAtDoor: CollectAtDoor } {
  const services = {
    collecting: createCollecting(deps, orders),
    cash: createCash(deps, orders),
    matching: createMatching(deps, orders, approvals),
    importing: createImporting(deps),
    closing: createClosing(deps),
  };
  return {
    areas: [
      { prefix: '/api/staff/orders', routes: doorRoutes(services) },
      { prefix: '/api/staff/money', routes: moneyRoutes(services) },
      {
        prefix: '/api/staff/payments',
        routes: paymentRoutes(createPaymentList(deps, orders, services.matching, approvals)),
      },
    ],
    collectAtDoor: services.collecting.collectAtDoor,
  };
}
