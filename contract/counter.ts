import type { StaffCancelReason } from './constants';

/** Values that the server and the console share. Apart from constants.ts, which customers download. */

/** Statuses of the orders that the shop works on. */
export const OPEN_STATUSES = ['ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP'] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** What the counter lists. OPEN: what it works on. UNPAID: what waits for its payment. ALL: for searches. */
export const ORDER_LISTS = ['OPEN', 'UNPAID', 'DELIVERED', 'CANCELLED', 'ALL'] as const;
export type OrderList = (typeof ORDER_LISTS)[number];

/** Orders that one call moves on at most. */
export const MAX_ORDERS_AT_ONCE = 100;
/** How long the shop's own step can be taken back. */
export const UNDO_SECONDS = 10;

/** At the door, a rider refuses for the customer. */
export const COUNTER_CANCEL_REASONS = [
  'CUSTOMER',
  'SOLD_OUT',
  'RUSH',
  'NO_SHOW',
  'OTHER',
] as const satisfies readonly StaffCancelReason[];
