import type { PaymentStatus } from '../../../contract/constants';
import type { PaymentState } from '../../../contract/orders';

/** The payment from the customer's view: a cancelled order has nothing to pay. */
export type PaymentView = PaymentStatus | 'CANCELLED';

export const viewOf = ({ paymentStatus, orderStatus }: Omit<PaymentState, 'expiresAt'>): PaymentView => {
  if (orderStatus !== 'CANCELLED') return paymentStatus;
  if (paymentStatus === 'OPEN' || paymentStatus === 'FAILED') return 'CANCELLED';
  // Money for a cancelled order is refunded.
  return paymentStatus === 'RECEIVED' ? 'REFUNDED' : paymentStatus;
};

/** Whether money may still come in the ordinary way: a failed try may be followed by another. */
export const isPayable = (view: PaymentView): boolean => view === 'OPEN' || view === 'FAILED';
