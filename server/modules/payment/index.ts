import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createOutbox } from '../../db/outbox';
import type { SandboxPayment } from '../../ports/payment/sandbox';
import { createOpening } from './opening';
import type { PaidOrders } from './paidOrders';
import { createRefunds } from './refunds';
import * as repository from './repository';
import { internalPaymentRoutes } from './internalRoutes';
import { paymentRoutes } from './routes';
import { sandboxRoutes } from './sandboxRoutes';
import { createPaymentService } from './service';

export type { PaidOrders };
export type Payments = ReturnType<typeof createPayments>;

/** The interface that orders use. */
export function createPayments(deps: AppDeps, outbox = createOutbox(deps)) {
  const refunds = createRefunds(deps, outbox);
  /** Set by paymentAreas: payments and orders need each other. */
  let paidOrders: PaidOrders | undefined;
  const service = createPaymentService(deps, outbox, refunds, {
    lock: (tx, orderId) => linked().lock(tx, orderId),
    paymentOpened: (tx, orderId) => linked().paymentOpened(tx, orderId),
    paymentReceived: (tx, orderId) => linked().paymentReceived(tx, orderId),
    paymentLapsed: (tx, orderId) => linked().paymentLapsed(tx, orderId),
    afterwards: () => linked().afterwards(),
  });
  function linked(): PaidOrders {
    if (!paidOrders) throw new Error('payments are not linked to orders');
    return paidOrders;
  }

  return {
    opening: createOpening(deps, outbox),
    service,
    outbox,
    refunds,
    link: (orders: PaidOrders) => {
      paidOrders = orders;
    },

    /** After a commit: sends what it decided. */
    flush: outbox.flush,

    find: (orderId: string) => repository.findAttemptOfOrder(deps.db, orderId),
    endOpenPayment: service.endOpenPayment,

    /** Blanks the payer in stored provider messages. */
    erasePayer: (tx: Transaction, customerId: string) => repository.blankEventsOf(tx, customerId),

    /**
     * Closes the payment of an ended order inside the order's transaction; received money is refunded.
     * @returns whether money goes back, which `flush` sends after the transaction
     */
    async close(tx: Transaction, orderId: string, reason: string): Promise<boolean> {
      await service.endAttempts(tx, orderId);
      const transfer = await repository.findPaidTransfer(tx, orderId);
      if (!transfer) {
        await repository.setPaymentStatus(tx, orderId, 'EXPIRED');
        return false;
      }
      if (transfer.refundedPaise < transfer.amountPaise) await refunds.request(tx, transfer, reason);
      return true;
    },
  };
}

export function paymentAreas(deps: AppDeps, payments: Payments, orders: PaidOrders): Area[] {
  const { provider } = deps.payment;
  payments.link(orders);
  const webhook: Area = {
    prefix: '/api/web/payment',
    routes: paymentRoutes(payments.service, provider),
    jobs: payments.service.jobs,
  };
  const internal: Area = { prefix: '/api/internal/payments', routes: internalPaymentRoutes(deps, payments) };
  if (provider !== 'sandbox') return [webhook, internal];
  const sandbox = deps.payment as SandboxPayment;
  return [webhook, internal, { prefix: '/pay/sandbox', routes: sandboxRoutes(deps, sandbox) }];
}
