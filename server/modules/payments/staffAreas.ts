import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createMatches } from './bank/matches';
import { doorRoutes, moneyRoutes } from './bank/routes';
import { createStatementImport } from './bank/statementImport';
import { createDoorPayments, type CollectAtDoor } from './cash/doorPayments';
import { createHandovers } from './cash/handovers';
import type { Payments } from './core';
import { createDayBooks } from './ledger/dayBooks';
import { createPaymentList } from './ledger/paymentList';
import { paymentRoutes } from './ledger/routes';
import type { PayableOrders } from './orders';
import { approvalRoutes } from './refunds/approvalRoutes';
import { createRefundApprovals, type RefundApprovals } from './refunds/approvals';
import { refundRoutes } from './refunds/routes';
import { createStaffRefunds } from './refunds/service';
import { createComparison } from './settlements/comparison';
import { settlementRoutes } from './settlements/routes';
import { createSettlementOverview } from './settlements/service';

interface StaffPayments {
  areas: Area[];
  refunds: RefundApprovals;
  collectAtDoor: CollectAtDoor;
}

/** Money that people handle: at the door, on statements, in the till, and what goes back. */
export function createStaffPayments(deps: AppDeps, orders: PayableOrders, payments: Payments): StaffPayments {
  const approvals = createRefundApprovals(deps, orders, payments);
  const services = {
    doorPayments: createDoorPayments(deps, orders, payments),
    handovers: createHandovers(deps, orders),
    matches: createMatches(deps, orders, payments, approvals),
    statementImport: createStatementImport(deps),
    dayBooks: createDayBooks(deps),
  };
  return {
    areas: [
      { prefix: '/api/staff/orders', routes: doorRoutes(services) },
      { prefix: '/api/staff/money', routes: moneyRoutes(services) },
      {
        prefix: '/api/staff/payments',
        routes: paymentRoutes(createPaymentList(deps, payments, services.matches, approvals)),
      },
      {
        prefix: '/api/staff/settlements',
        routes: settlementRoutes(createSettlementOverview(deps, orders, payments, approvals)),
        jobs: createComparison(deps, payments).jobs,
      },
      { prefix: '/api/staff/approvals', routes: approvalRoutes(approvals) },
      { prefix: '/api/staff', routes: refundRoutes(createStaffRefunds(deps, orders, payments, approvals)) },
    ],
    refunds: approvals,
    collectAtDoor: services.doorPayments.collectAtDoor,
  };
}
