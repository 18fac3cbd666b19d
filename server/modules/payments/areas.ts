import type { Outbox } from '../../db/outbox';
import type { AppDeps } from '../../deps';
import type { ActAlone, Area } from '../../lib/area';
import type { SandboxPayment } from '../../ports/payment/sandbox';
import type { PaymentChecks } from './attempts/checks';
import type { Notifier } from '../messaging';
import { createWebhook } from './attempts/webhook';
import { webhookRoutes } from './attempts/webhookRoutes';
import { createMatches } from './bank/matches';
import { bankRoutes } from './bank/routes';
import { createStatementImport } from './bank/statementImport';
import type { DoorPayments } from './cash/doorPayments';
import { createHandovers } from './cash/handovers';
import { cashRoutes, doorRoutes } from './cash/routes';
import { internalPaymentRoutes } from './internalRoutes';
import { dayBookRoutes } from './ledger/dayBookRoutes';
import { createDayBooks } from './ledger/dayBooks';
import { createPaymentList } from './ledger/paymentList';
import type { Receipts } from './ledger/receipts';
import { paymentRoutes } from './ledger/routes';
import type { PayableOrders } from './orders';
import { approvalRoutes } from './refunds/approvalRoutes';
import { createApprovals } from './refunds/approvals';
import type { RefundEngine } from './refunds/engine';
import { createManualRefunds } from './refunds/manualRefunds';
import type { Refunds } from './refunds/refunds';
import { refundRoutes } from './refunds/routes';
import { sandboxRoutes } from './sandbox/routes';
import { createComparison } from './settlements/comparison';
import { settlementRoutes } from './settlements/routes';
import { createSettlementOverview } from './settlements/settlementOverview';

interface Parts {
  orders: PayableOrders;
  outbox: Outbox;
  refundEngine: RefundEngine;
  refunds: Refunds;
  receipts: Receipts;
  checks: PaymentChecks;
  doorPayments: DoorPayments;
  actAlone: ActAlone;
  notifier: Notifier;
}

export function paymentAreas(deps: AppDeps, parts: Parts): Area[] {
  const forStaff = staffAreas(deps, parts);
  // These come last: by now all that the outbox does is registered.
  return [...providerAreas(deps, parts), ...forStaff];
}

function providerAreas(deps: AppDeps, parts: Parts): Area[] {
  const { provider, capabilities } = deps.payment;
  const internal: Area = {
    prefix: '/api/internal/payments',
    routes: internalPaymentRoutes(deps, parts),
    jobs: [...parts.checks.jobs, ...parts.outbox.jobs()],
  };
  if (capabilities.byHand) return [internal];
  const webhook: Area = {
    prefix: '/api/web/payment',
    routes: webhookRoutes(createWebhook(deps, parts), provider),
  };
  if (provider !== 'sandbox') return [webhook, internal];
  const sandbox = deps.payment as SandboxPayment;
  return [webhook, internal, { prefix: '/pay/sandbox', routes: sandboxRoutes(deps, sandbox) }];
}

function staffAreas(deps: AppDeps, parts: Parts): Area[] {
  const matches = createMatches(deps, parts);
  return [
    { prefix: '/api/staff/orders', routes: doorRoutes(parts.doorPayments) },
    { prefix: '/api/staff/money', routes: cashRoutes(createHandovers(deps, parts)) },
    { prefix: '/api/staff/money', routes: bankRoutes(matches, createStatementImport(deps)) },
    { prefix: '/api/staff/money', routes: dayBookRoutes(createDayBooks(deps)) },
    { prefix: '/api/staff/payments', routes: paymentRoutes(createPaymentList(deps, matches)) },
    {
      prefix: '/api/staff/settlements',
      routes: settlementRoutes(createSettlementOverview(deps, parts)),
      jobs: createComparison(deps, parts).jobs,
    },
    { prefix: '/api/staff/approvals', routes: approvalRoutes(createApprovals(deps, parts)) },
    { prefix: '/api/staff', routes: refundRoutes(parts.refunds, createManualRefunds(deps, parts)) },
  ];
}
