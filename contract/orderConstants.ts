import type { OrderStatus, StaffCancelReason } from './constants';

export const OPEN_STATUSES = ['ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP'] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** Something can still be put into the parcel. */
export const isParcelHere = (status: string): boolean =>
  status !== 'PICKEDUP' && OPEN_STATUSES.some((open) => open === status);

export const ORDER_LISTS = ['OPEN', 'UNPAID', 'DELIVERED', 'CANCELLED', 'ALL'] as const;
export type OrderList = (typeof ORDER_LISTS)[number];

export const MAX_ORDERS_AT_ONCE = 100;

/** Nothing about its delivery changes any more. */
export const LEFT_STATUSES: readonly OrderStatus[] = ['PICKEDUP', 'DELIVERED', 'CANCELLED'];

/** Staff can add items to an order until it is packed. */
export const ADDABLE_STATUSES: readonly OrderStatus[] = ['ORDER_CREATED', 'CONFIRMED', 'PROCESSING'];

/** For so long items that are to be added are held. */
export const ADDITION_MINUTES = 30;

/** WAITING is to be paid or confirmed; the items of JOINED are the order's; the others are ends. */
export const ADDITION_STATES = ['WAITING', 'JOINED', 'EXPIRED', 'WITHDRAWN'] as const;
export type AdditionState = (typeof ADDITION_STATES)[number];

/** Why an order comes at another time. CUSTOMER: they asked for it. CLOSED: the shop is closed then. */
export const MOVE_REASONS = ['CLOSED', 'CUSTOMER', 'OTHER'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/** What staff change of where an order goes. */
export const MENDED_PARTS = ['ADDRESS', 'NOTE'] as const;
export type MendedPart = (typeof MENDED_PARTS)[number];

/** An undo is offered for so long, and longer while its button has the focus. */
export const UNDO_SECONDS = 10;
/** The server accepts an undo for so long. Later, a step back takes a reason. */
export const UNDO_ACCEPTED_SECONDS = 120;
/** The reason of an event that reverts the one before. */
export const UNDONE = 'undone';

export const MAX_ORDER_NOTE = 300;

export const MAX_NOTES_PER_ORDER = 50;

/** REFUSED is missing: only a rider chooses it. */
export const SHOP_CANCEL_REASONS = [
  'CUSTOMER',
  'SOLD_OUT',
  'RUSH',
  'NO_SHOW',
  'OTHER',
] as const satisfies readonly StaffCancelReason[];

/** NONE_LEFT: the shelf is empty, whatever the stock says. */
export const LINE_CHANGE_REASONS = ['NONE_LEFT', 'SPOILED', 'CUSTOMER', 'RECALLED'] as const;
export type LineChangeReason = (typeof LINE_CHANGE_REASONS)[number];

/** CALL: the customer decides on the phone. */
export const SUBSTITUTION_PREFERENCES = ['CALL', 'REPLACE', 'LEAVE_OUT'] as const;
export type SubstitutionPreference = (typeof SUBSTITUTION_PREFERENCES)[number];

/** Why staff take something off an order by phone. */
export const DISCOUNT_REASONS = ['REGULAR', 'APOLOGY', 'LARGE_ORDER', 'GOODWILL'] as const;
export type DiscountReason = (typeof DISCOUNT_REASONS)[number];

/** In paise; the shop's limits are lower. */
export const MAX_DISCOUNT = 10_000_000;
