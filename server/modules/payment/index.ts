import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createOpening, type Opening } from './opening';
import type { PaidOrders } from './paidOrders';
import { createRefunds, type Refunds } from './refunds';
import * as repository from './repository';
import { paymentRoutes } from './routes';
import { sandboxRoutes } from './sandboxRoutes';
import { createPaymentService } from './service';

export type { Opening, PaidOrders };
export type Payments = ReturnType<typeof createPayments>;

/** The interface that orders use. */
export function createPayments(deps: AppDeps) {
  const refunds = createRefunds(deps);
  return {
    opening: createOpening(deps),
    refunds,
    sendRefund: refunds.sendNow,

    find: (orderId: string) => repository.findPaymentOfOrder(deps.db, orderId),

    /** Blanks the payer in stored provider messages. */
    erasePayer: (tx: Transaction, customerId: string) => repository.blankEventsOf(tx, customerId),

    /**
     * Closes the payment of an ended order inside the order's transaction; received money is refunded.
     * @returns the payment whose refund is to be sent after the transaction; null without money
     */
    async close(tx: Transaction, orderId: string, reason: string): Promise<string | null> {
      const payment = await repository.findPaymentOfOrder(tx, orderId);
      if (!payment) return null;
      if (payment.status === 'RECEIVED') {
        await refunds.record(tx, payment, reason);
        return payment.id;
      }
      if (payment.status !== 'REFUNDED') await repository.updatePayment(tx, payment.id, { status: 'EXPIRED' });
      return null;
    },
  };
}

export function paymentAreas(deps: AppDeps, refunds: Refunds, orders: PaidOrders): Area[] {
  const { provider } = deps.payment;
  const service = createPaymentService(deps, refunds, orders);
  const webhook: Area = {
    prefix: '/api/web/payment',
    routes: paymentRoutes(service, provider),
    jobs: [refunds.job],
  };
  return provider === 'sandbox' ? [webhook, { prefix: '/pay/sandbox', routes: sandboxRoutes(deps) }] : [webhook];
}
