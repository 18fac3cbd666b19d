import type { PaymentMethod } from './constants';

/** Why the shop gives money back of itself; the customer reads it. */
export const REFUND_REASONS = ['DAMAGED', 'MISSING', 'QUALITY', 'DELAYED', 'OVERCHARGED', 'GOODWILL'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Money comes in by these providers. `upi` is the shop's own address, `at_door` cash. */
export const MONEY_PROVIDERS = ['razorpay', 'phonepe', 'sandbox', 'upi', 'at_door'] as const;
export type MoneyProvider = (typeof MONEY_PROVIDERS)[number];

/**
 * RECEIVED, SURPLUS and WITHOUT_ORDER are money that came: SURPLUS is what its order couldn't take. OPEN, FAILED and
 * EXPIRED are attempts that brought none.
 */
export const PAYMENT_STATES = ['RECEIVED', 'SURPLUS', 'WITHOUT_ORDER', 'OPEN', 'FAILED', 'EXPIRED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ['REQUESTED', 'SENT', 'DONE', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Every provider's events have these names. OTHER: the shop has no use for it. */
export const PROVIDER_EVENTS = [
  'OPENED',
  'AUTHORIZED',
  'RECEIVED',
  'FAILED',
  'LAPSED',
  'REFUNDED',
  'REFUND_FAILED',
  'OTHER',
] as const;
export type ProviderEvent = (typeof PROVIDER_EVENTS)[number];

/** It limits the note on how a difference of payouts was resolved. */
export const MAX_RESOLUTION_NOTE = 200;

/** Bytes of a bank statement. */
export const MAX_STATEMENT_BYTES = 2_000_000;

/** Why money is refunded: the order was cancelled, packed for less, complained about, recalled, or paid too much. */
export const REFUND_CAUSES = [
  'CUSTOMER',
  'SOLD_OUT',
  'RUSH',
  'NO_SHOW',
  'REFUSED',
  'CANCELLED',
  'PACKED_LESS',
  'DAMAGED',
  'MISSING',
  'WRONG',
  'QUALITY',
  'RECALL',
  'SURPLUS',
  'OTHER',
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** The nearest whole rupee: an invoice's total, and what is due in cash. UPI takes the exact sum. */
export const toWholeRupees = (paise: number): number => Math.round(paise / 100) * 100;

/** What an order comes to, by its payment method: at the door in whole rupees, which are due in cash. */
export const toPayPaise = (totalPaise: number, method: PaymentMethod): number =>
  method === 'AT_DOOR' ? toWholeRupees(totalPaise) : totalPaise;
