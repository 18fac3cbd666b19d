import type { PaymentStatus } from '../../../contract/constants';
import type { PaymentState } from '../../../contract/orders';
import { hasReceived } from '../../store/api/ordersApi';

/** The payment from the customer's view: a cancelled or replaced order has nothing to pay. */
export type PaymentView = Exclude<PaymentStatus, 'NOTHING_DUE'> | 'CANCELLED' | 'REPLACED';

export const viewOf = ({
  paymentStatus,
  orderStatus,
  cancelCause,
  isAddition,
}: Pick<PaymentState, 'paymentStatus' | 'orderStatus' | 'cancelCause' | 'isAddition'>): PaymentView => {
  // The order itself is paid.
  if (isAddition) return 'OPEN';
  // A replacement waits for no payment.
  if (orderStatus !== 'CANCELLED') return paymentStatus === 'NOTHING_DUE' ? 'RECEIVED' : paymentStatus;
  // Money for a cancelled order is refunded.
  if (hasReceived(paymentStatus)) return 'REFUNDED';
  if (cancelCause === 'UNPAID') return 'EXPIRED';
  return cancelCause === 'REPLACED' ? 'REPLACED' : 'CANCELLED';
};

/** Whether money may still come in the ordinary way: a failed try may be followed by another. */
export const isPayable = (view: PaymentView): boolean => view === 'OPEN' || view === 'FAILED';
