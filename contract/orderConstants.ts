import type { StaffCancelReason } from './constants';

/** Statuses of the orders that the shop works on. */
export const OPEN_STATUSES = ['ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP'] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** The lists of the order board. OPEN: orders to work on. UNPAID: orders that wait for their payment. ALL: for searches. */
export const ORDER_LISTS = ['OPEN', 'UNPAID', 'DELIVERED', 'CANCELLED', 'ALL'] as const;
export type OrderList = (typeof ORDER_LISTS)[number];

/** Orders that one call moves on at most. */
export const MAX_ORDERS_AT_ONCE = 100;

/** The shop can take back its own step for so long. */
export const UNDO_SECONDS = 10;

/** Characters of a note about an order. */
export const MAX_ORDER_NOTE = 300;

export const MAX_NOTES_PER_ORDER = 50;

/** REFUSED is missing: only a rider chooses it, for a customer who refuses the parcel at the door. */
export const SHOP_CANCEL_REASONS = [
  'CUSTOMER',
  'SOLD_OUT',
  'RUSH',
  'NO_SHOW',
  'OTHER',
] as const satisfies readonly StaffCancelReason[];

/** Why a line is packed otherwise. NONE_LEFT: the shelf is empty, whatever the stock says. RECALLED needs recalled units. */
export const LINE_CHANGE_REASONS = ['NONE_LEFT', 'SPOILED', 'CUSTOMER', 'RECALLED'] as const;
export type LineChangeReason = (typeof LINE_CHANGE_REASONS)[number];

/** The shop does this if something is missing while it packs. CALL: the customer decides on the phone. */
export const SUBSTITUTION_PREFERENCES = ['CALL', 'REPLACE', 'LEAVE_OUT'] as const;
export type SubstitutionPreference = (typeof SUBSTITUTION_PREFERENCES)[number];
