import type { PaymentStatus } from '../../../contract/constants';
import type { AppDeps } from '../../deps';
import type { Notifier } from '../messaging';
import type { Payments } from '../payments';
import * as repository from './repository';
import type { WithOrder } from './withOrder';

/** An order that was not paid in time can still be: money may come late. */
const UNPAID: readonly PaymentStatus[] = ['OPEN', 'FAILED', 'EXPIRED'];

/** The shop then looks for the money. Other payments are found without a person, so nothing is noted for them. */
export const createSaidPaid =
  (
    { clock }: Pick<AppDeps, 'clock'>,
    withOrder: WithOrder,
    { attempts, notifier }: Pick<Payments, 'attempts'> & { notifier: Notifier },
  ) =>
  /** @throws AppError 404, also for another customer's order */
  (customerId: string, orderId: string): Promise<void> =>
    withOrder({ id: orderId, customerId }, async (tx, order) => {
      if (order.saidPaidAt !== null || !UNPAID.includes(order.paymentStatus)) return;
      if (!(await attempts.isByUpi(tx, order.id))) return;
      await repository.updateOrder(tx, order.id, { saidPaidAt: clock.now() });
      await notifier.notifyStaff(tx, { kind: 'PAYMENT_TO_MATCH', orderId: order.id });
    });
