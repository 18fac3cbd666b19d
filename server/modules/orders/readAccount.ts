import { accountOf, type OrderAccount } from '../../../contract/orderAccount';
import { cashRounding } from './door';
import type { Order, OrderItem } from './repository';
import { isUnpaid } from './transitions';

interface Known {
  /** Sums the refunds that have arrived. */
  arrivedPaise: number;
  isAwaitedFromDoor: boolean;
}

export const readAccount = (order: Order, items: readonly OrderItem[], known: Known): OrderAccount =>
  accountOf(items, {
    state: stateOf(order),
    receivedPaise: order.receivedPaise,
    refundedPaise: order.refundedPaise,
    roundingPaise: cashRounding(order, known.isAwaitedFromDoor),
    ...known,
  });

function stateOf({ status, paymentStatus }: Order) {
  if (status === 'CANCELLED') return status;
  if (isUnpaid(status)) return 'OPEN';
  return paymentStatus === 'DUE_AT_DOOR' ? paymentStatus : 'PAID';
}
