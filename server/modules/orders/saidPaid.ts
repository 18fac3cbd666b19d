import type { PaymentStatus } from '../../../contract/constants';
import type { AppDeps } from '../../deps';
import type { Notifier } from '../messaging';
import type { Payments } from '../payments';
import type { Additions } from './additions';
import * as repository from './repository';
import type { WithOrder } from './withOrder';

/** An order that was not paid in time can still be: money may come late. */
const UNPAID: readonly PaymentStatus[] = ['OPEN', 'FAILED', 'EXPIRED'];

const PAID = { kind: 'PAYMENT_TO_MATCH' } as const;

/** The shop then looks for the money. Other payments are found without a person, so nothing is noted for them. */
export const createSaidPaid =
  (
    { clock }: Pick<AppDeps, 'clock'>,
    withOrder: WithOrder,
    {
      attempts,
      additions,
      notifier,
    }: Pick<Payments, 'attempts'> & { additions: Pick<Additions, 'noteSaidPaid'>; notifier: Notifier },
  ) =>
  /** @throws AppError 404, also for another customer's order */
  (customerId: string, orderId: string): Promise<void> =>
    withOrder({ id: orderId, customerId }, async (tx, order) => {
      if (!(await attempts.isByUpi(tx, order.id))) return;
      if (order.paymentStatus === 'RECEIVED') {
        const subjectId = await additions.noteSaidPaid(tx, order);
        if (subjectId !== null) await notifier.notifyStaff(tx, { ...PAID, orderId: order.id, subjectId });
      }
      if (order.saidPaidAt !== null || !UNPAID.includes(order.paymentStatus)) return;
      await repository.updateOrder(tx, order.id, { saidPaidAt: clock.now() });
      await notifier.notifyStaff(tx, { ...PAID, orderId: order.id });
    });
