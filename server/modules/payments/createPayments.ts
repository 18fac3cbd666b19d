import type { Queries, Transaction } from '../../db/database';
import { createOutbox } from '../../db/outbox';
import type { AppDeps } from '../../deps';
import type { ActAlone } from '../../lib/area';
import type { Notifier } from '../messaging';
import type { StockLedger } from '../stockLedger';
import { paymentAreas } from './areas';
import { createPaymentChecks } from './attempts/checks';
import { endAttempts } from './attempts/endAttempts';
import { createPaymentPages } from './attempts/paymentPages';
import * as attempts from './attempts/repository';
import { blankBankLinesOf } from './bank/repository';
import { createDoorPayments } from './cash/doorPayments';
import { findPayee } from './cash/repository';
import { readOrderMoney } from './ledger/history';
import { createReceipts } from './ledger/receipts';
import { findPaidTransfers } from './ledger/repository';
import { lateOrders } from './orders';
import { createRefundEngine, type InvoicesOfRefunds } from './refunds/engine';
import { createLineRefunds } from './refunds/lineRefunds';
import { createRefunds } from './refunds/refunds';
import { blankDifferencesOf } from './settlements/repository';

export type Payments = ReturnType<typeof createPayments>;

interface PaymentsNeed {
  invoices: InvoicesOfRefunds;
  actAlone: ActAlone;
  notifier: Notifier;
  stockLedger: StockLedger;
}

export function createPayments(deps: AppDeps, { invoices, actAlone, notifier, stockLedger }: PaymentsNeed) {
  const { orders, register } = lateOrders();
  const outbox = createOutbox(deps);
  const refundEngine = createRefundEngine(deps, { outbox, invoices, orders, notifier });
  const refunds = createRefunds(deps, { orders, refundEngine, lineRefunds: createLineRefunds(deps, stockLedger) });
  const receipts = createReceipts(deps, { outbox, refundEngine, orders });
  const pages = createPaymentPages(deps, outbox);
  const checks = createPaymentChecks(deps, { outbox, pages, receipts, orders });
  const doorPayments = createDoorPayments(deps, { orders, receipts });

  return {
    /** Call it before any request or job. */
    reportTo: register,
    areas: paymentAreas(deps, {
      orders,
      outbox,
      refundEngine,
      refunds,
      receipts,
      checks,
      doorPayments,
      actAlone,
      notifier,
    }),

    attempts: {
      /** The live attempt, or else the newest. */
      find: (orderId: string, db: Queries = deps.db) => attempts.findAttemptOfOrder(db, orderId),
      /** The same of items that are added to an order. */
      findOfAddition: (additionId: string, db: Queries = deps.db) => attempts.findAttemptOfAddition(db, additionId),
      insert: attempts.insertAttempt,
      findPayee,
      /** No more money is awaited for items that were to be added. */
      endOfAddition: (tx: Transaction, { id, orderId }: { id: string; orderId: string }) =>
        endAttempts(tx, outbox, orderId, id),
      isAwaited: attempts.isAwaitedByHand,
      /** Whether a person finds its money at the bank. */
      isByUpi: attempts.hasUpiAttempt,
      ensureOpened: pages.ensureOpened,
      endOpen: checks.endOpenPayment,
    },
    ledger: { readOrderMoney },
    refunds,
    collectAtDoor: doorPayments.collectAtDoor,

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
      const paid = await findPaidTransfers(tx, orderId);
      for (const transfer of paid)
        if (transfer.refundedPaise < transfer.amountPaise && !holdRefund)
          await refundEngine.refund(tx, transfer, reason);
      return paid.length > 0;
    },

    /** Blanks the payer in provider messages, on bank lines and in staff's payout notes. */
    async erasePayer(tx: Transaction, customerId: string): Promise<void> {
      await attempts.blankEventsOf(tx, customerId);
      await blankBankLinesOf(tx, customerId);
      await blankDifferencesOf(tx, customerId);
    },
  };
}
