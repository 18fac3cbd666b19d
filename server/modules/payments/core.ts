import type { Queries, Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createOutbox } from '../../db/outbox';
import type { SandboxPayment } from '../../ports/payment/sandbox';
import { UPI } from '../../ports/payment/upi';
import { createPaymentChecks } from './attempts/checks';
import { endAttempts } from './attempts/endAttempts';
import { createPaymentPages } from './attempts/paymentPages';
import { createWebhook } from './attempts/webhook';
import { lateOrders } from './orders';
import { createRefunds, type InvoicesOfRefunds, type SentBack } from './refunds/engine';
import { createReceipts } from './ledger/receipts';
import { readOrderHistory, readOrderMoney, readTransfer } from './ledger/history';
import * as repository from './attempts/repository';
import * as bank from './bank/repository';
import * as ledger from './ledger/repository';
import * as refundRows from './refunds/repository';
import * as settlements from './settlements/repository';
import { internalPaymentRoutes } from './internalRoutes';
import { webhookRoutes } from './attempts/webhookRoutes';
import { sandboxRoutes } from './sandbox/routes';

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(deps: AppDeps, invoices: InvoicesOfRefunds) {
  const orders = lateOrders();
  const outbox = createOutbox(deps);
  const refunds = createRefunds(deps, { outbox, invoices, getOrders: orders.get });
  const receipts = createReceipts(deps, { outbox, refunds }, orders.get);
  const pages = createPaymentPages(deps, outbox);
  const checks = createPaymentChecks(deps, { outbox, pages, receipts }, orders.get);
  const webhook = createWebhook(deps, { outbox, refunds, receipts }, orders.get);

  return {
    /** Call it before any request or job. */
    reportTo: orders.register,
    lockOrder: (tx: Transaction, orderId: string) => orders.get().lock(tx, { id: orderId }),
    pages,
    webhook,
    jobs: checks.jobs,
    outbox,
    refunds,

    /** The live attempt, or else the newest. */
    find: (orderId: string, db: Queries = deps.db) => repository.findAttemptOfOrder(db, orderId),
    endOpenPayment: checks.endOpenPayment,
    receipts,

    /** The transfer that paid for the order; null before payment. */
    findPaid: (db: Queries, orderId: string) => ledger.findPaidTransfer(db, orderId),

    readOrderMoney,
    readOrderHistory,
    readTransfer,
    findFailedRefunds: refundRows.findFailedRefunds,

    /** Reported money, such as paid by a QR code at the door, is still to be found. */
    isAwaited: async (db: Queries, orderId: string): Promise<boolean> =>
      (await repository.findLiveAttempts(db, orderId)).some(({ provider }) => provider === UPI),

    /**
     * Refunds part of the payment in the order's transaction.
     * @returns null when less is left
     */
    async refund(
      tx: Transaction,
      orderId: string,
      { reason, ...part }: { amountPaise: number; reason: string; actorId: string },
    ): Promise<SentBack | null> {
      const transfer = await ledger.findPaidTransfer(tx, orderId);
      if (!transfer || transfer.amountPaise - transfer.refundedPaise < part.amountPaise) return null;
      return refunds.request(tx, transfer, reason, part);
    },

    /** Blanks the payer in provider messages, on bank lines and in staff's payout notes. */
    async erasePayer(tx: Transaction, customerId: string): Promise<void> {
      await repository.blankEventsOf(tx, customerId);
      await bank.blankBankLinesOf(tx, customerId);
      await settlements.blankDifferencesOf(tx, customerId);
    },

    /**
     * Ends the payment in the order's transaction, and refunds it unless `holdRefund`.
     * @returns whether the order had been paid
     */
    async close(
      tx: Transaction,
      orderId: string,
      reason: string,
      { holdRefund = false }: { holdRefund?: boolean } = {},
    ): Promise<boolean> {
      await endAttempts(tx, outbox, orderId);
      const transfer = await ledger.findPaidTransfer(tx, orderId);
      if (!transfer) return false;
      if (transfer.refundedPaise < transfer.amountPaise && !holdRefund) await refunds.request(tx, transfer, reason);
      return true;
    },
  };
}

export function paymentAreas(deps: AppDeps, payments: Payments): Area[] {
  const { provider, capabilities } = deps.payment;
  const internal: Area = {
    prefix: '/api/internal/payments',
    routes: internalPaymentRoutes(deps, payments),
    jobs: payments.jobs,
  };
  if (capabilities.byHand) return [internal];
  const webhook: Area = { prefix: '/api/web/payment', routes: webhookRoutes(payments.webhook, provider) };
  if (provider !== 'sandbox') return [webhook, internal];
  const sandbox = deps.payment as SandboxPayment;
  return [webhook, internal, { prefix: '/pay/sandbox', routes: sandboxRoutes(deps, sandbox) }];
}
