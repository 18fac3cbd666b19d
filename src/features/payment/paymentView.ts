import type { PaymentStatus } from '../../../contract/constants';
import type { PaymentState } from '../../../contract/orders';

/** A payment as a person sees it: an order that was cancelled has nothing left to pay. */
export type PaymentView = PaymentStatus | 'CANCELLED';

/** What a payment and its order come to together. */
export const viewOf = ({ paymentStatus, orderStatus }: Omit<PaymentState, 'expiresAt'>): PaymentView => {
  if (orderStatus !== 'CANCELLED') return paymentStatus;
  if (paymentStatus === 'OPEN' || paymentStatus === 'FAILED') return 'CANCELLED';
  // Money that arrived for a cancelled order goes back.
  return paymentStatus === 'RECEIVED' ? 'REFUNDED' : paymentStatus;
};

/** Whether money may still come in the ordinary way: a failed try may be followed by another. */
export const isPayable = (view: PaymentView): boolean => view === 'OPEN' || view === 'FAILED';
