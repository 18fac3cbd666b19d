import { ORDER_PATH, type OrderStatus } from '../../../contract/constants';
import { LEFT_STATUSES } from '../../../contract/orderConstants';

/** `system` is the shop's own clock, `provider` a verified message of the payment provider. */
export type Actor = 'customer' | 'staff' | 'provider' | 'system';

interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly Actor[];
}

/**
 * Payment may be verified before its opening message, because messages arrive in any order. Late payments revive
 * expired orders. Once packing begins, only the shop can cancel.
 */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'PAYMENT_PENDING', to: 'WAITING_FOR_PAYMENT', by: ['provider'] },
  { from: 'PAYMENT_PENDING', to: 'ORDER_CREATED', by: ['provider'] },
  { from: 'WAITING_FOR_PAYMENT', to: 'ORDER_CREATED', by: ['provider'] },
  { from: 'ORDER_CREATED', to: 'CONFIRMED', by: ['staff'] },
  { from: 'CONFIRMED', to: 'PROCESSING', by: ['staff'] },
  { from: 'PROCESSING', to: 'READY_TO_DELIVER', by: ['staff'] },
  { from: 'READY_TO_DELIVER', to: 'PICKEDUP', by: ['staff'] },
  { from: 'PICKEDUP', to: 'DELIVERED', by: ['staff'] },
  // This step follows a delivery that failed.
  { from: 'PICKEDUP', to: 'READY_TO_DELIVER', by: ['staff'] },

  { from: 'PAYMENT_PENDING', to: 'CANCELLED', by: ['customer', 'staff', 'system'] },
  { from: 'WAITING_FOR_PAYMENT', to: 'CANCELLED', by: ['customer', 'staff', 'system'] },
  { from: 'ORDER_CREATED', to: 'CANCELLED', by: ['customer', 'staff'] },
  { from: 'CONFIRMED', to: 'CANCELLED', by: ['customer', 'staff'] },
  { from: 'PROCESSING', to: 'CANCELLED', by: ['staff'] },
  { from: 'READY_TO_DELIVER', to: 'CANCELLED', by: ['staff'] },
  { from: 'PICKEDUP', to: 'CANCELLED', by: ['staff'] },

  { from: 'CANCELLED', to: 'ORDER_CREATED', by: ['provider'] },
];

export const UNPAID: readonly OrderStatus[] = ['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT'];

export function isAllowed(from: OrderStatus, to: OrderStatus, by: Actor): boolean {
  return TRANSITIONS.some((step) => step.from === from && step.to === to && step.by.includes(by));
}

/** Returns null when the order is at its end or waits for another actor. */
export function nextStep(from: OrderStatus, by: Actor): OrderStatus | null {
  if (from === 'CANCELLED') return null;
  const next = ORDER_PATH[ORDER_PATH.indexOf(from) + 1];
  return next && isAllowed(from, next, by) ? next : null;
}

/** Returns null where the order's state isn't one that this actor leads it to. */
export function previousStep(from: OrderStatus, by: Actor): OrderStatus | null {
  const path: readonly OrderStatus[] = ORDER_PATH;
  const before = path[path.indexOf(from) - 1];
  return before && isAllowed(before, from, by) ? before : null;
}

/** Steps that begin packing or bring the parcel nearer. */
export function isTowardsCustomer(from: OrderStatus, to: OrderStatus): boolean {
  const path: readonly OrderStatus[] = ORDER_PATH;
  return path.indexOf(to) > Math.max(path.indexOf(from), path.indexOf('CONFIRMED'));
}

/** Whether its delivery time can still change: until it leaves the shop. */
export const isMovable = (status: OrderStatus): boolean => !LEFT_STATUSES.includes(status);

export const isUnpaid = (status: OrderStatus): boolean => UNPAID.includes(status);

/** Returns true up to and including CONFIRMED. */
export function isCancellable(status: OrderStatus): boolean {
  return isAllowed(status, 'CANCELLED', 'customer');
}
