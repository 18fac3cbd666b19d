import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { RefundApprovals } from '../approvals';
import type { OrdersForStaff } from '../orders';
import { createComparing } from './comparing';
import { settlementRoutes } from './routes';
import { createSettlementDesk } from './service';

/** What the payment provider pays out, compared with what the shop has recorded. */
export const createSettlements = (deps: AppDeps, orders: OrdersForStaff, approvals: RefundApprovals): Area => ({
  prefix: '/api/staff/settlements',
  routes: settlementRoutes(createSettlementDesk(deps, orders, approvals)),
  jobs: createComparing(deps, orders.payments).jobs,
});
