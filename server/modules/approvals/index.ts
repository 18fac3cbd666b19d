import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { OrdersForStaff } from '../orders';
import { approvalRoutes } from './routes';
import { createRefundApprovals, type RefundApprovals } from './service';

export type { RefundApprovals };

export function createApprovals(deps: AppDeps, orders: OrdersForStaff): { area: Area; refunds: RefundApprovals } {
  const refunds = createRefundApprovals(deps, orders);
  return { area: { prefix: '/api/staff/approvals', routes: approvalRoutes(refunds) }, refunds };
}
