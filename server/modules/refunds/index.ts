import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { RefundApprovals } from '../approvals';
import type { OrdersForStaff } from '../orders';
import { refundRoutes } from './routes';
import { createStaffRefunds } from './service';

export const createRefundsByStaff = (deps: AppDeps, orders: OrdersForStaff, approvals: RefundApprovals): Area => ({
  prefix: '/api/staff',
  routes: refundRoutes(createStaffRefunds(deps, orders, approvals)),
});
