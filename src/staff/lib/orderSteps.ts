import type { OpenStatus } from '../../../contract/orderConstants';
import type { OrderCard } from '../../../contract/staffOrders';
import { codesOf } from './recalledCodes';

/** A tap does this to an order: APPROVE, or the name of the status that it leaves. */
export type Step = 'APPROVE' | OpenStatus;

/** The shop's next step; null where a recall stops the order, and where it goes on in a round or once its money is collected. */
export function stepOf({ status, needsApproval, rider, paymentStatus, recalled }: OrderCard): Step | null {
  if (needsApproval && status === 'ORDER_CREATED') return 'APPROVE';
  if (status !== 'ORDER_CREATED' && codesOf(recalled) !== '') return null;
  switch (status) {
    case 'ORDER_CREATED':
    case 'CONFIRMED':
    case 'PROCESSING':
      return status;
    case 'READY_TO_DELIVER':
      return rider === null ? status : null;
    case 'PICKEDUP':
      return rider === null && paymentStatus !== 'DUE_AT_DOOR' ? status : null;
    default:
      return null;
  }
}

const BEFORE: Partial<Record<OrderCard['status'], OpenStatus>> = {
  CONFIRMED: 'ORDER_CREATED',
  PROCESSING: 'CONFIRMED',
  READY_TO_DELIVER: 'PROCESSING',
  PICKEDUP: 'READY_TO_DELIVER',
};

/** The state that a step back leads to; null where goods or money have moved for good. */
export function backOf({
  status,
  rider,
  paymentMethod,
  paymentStatus,
  isAwaitedFromDoor,
}: OrderCard): OpenStatus | null {
  const isCollected = paymentMethod === 'AT_DOOR' && (paymentStatus !== 'DUE_AT_DOOR' || isAwaitedFromDoor);
  return rider === null && !isCollected ? (BEFORE[status] ?? null) : null;
}
