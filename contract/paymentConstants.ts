import type { PaymentMethod } from './constants';
import { RETURNED_STOCK } from './roundConstants';

export const REFUND_REASONS = ['DAMAGED', 'MISSING', 'QUALITY', 'DELAYED', 'OVERCHARGED', 'GOODWILL'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What becomes of refunded units; NONE where they did not come back. */
export const RETURN_OUTCOMES = ['NONE', ...RETURNED_STOCK] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** A share of what is left to refund of a line; the last units take all of it. */
export const refundOfUnits = ({ leftUnits, leftPaise }: { leftUnits: number; leftPaise: number }, units: number) =>
  leftUnits === 0 ? 0 : Math.floor((leftPaise * units) / leftUnits);

/** `upi`: the shop's own address. `at_door`: cash. */
export const MONEY_PROVIDERS = ['razorpay', 'phonepe', 'sandbox', 'upi', 'at_door'] as const;
export type MoneyProvider = (typeof MONEY_PROVIDERS)[number];

/** SURPLUS: its order couldn't take it. OPEN, FAILED and EXPIRED brought no money. */
export const PAYMENT_STATES = ['RECEIVED', 'SURPLUS', 'WITHOUT_ORDER', 'OPEN', 'FAILED', 'EXPIRED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ['REQUESTED', 'SENT', 'DONE', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** OTHER: the shop has no use for it. */
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

export const MAX_RESOLUTION_NOTE = 200;

export const MAX_STATEMENT_BYTES = 2_000_000;

export const REFUND_CAUSES = [
  'CUSTOMER',
  'SOLD_OUT',
  'RUSH',
  'NO_SHOW',
  'REFUSED',
  'CANCELLED',
  'PACKED_LESS',
  'CHEAPER_DELIVERY',
  'DAMAGED',
  'MISSING',
  'WRONG',
  'QUALITY',
  'RECALL',
  'SURPLUS',
  'OTHER',
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** An invoice's total, and cash due; UPI takes the exact sum. */
export const toWholeRupees = (paise: number): number => Math.round(paise / 100) * 100;

export const toPayPaise = (totalPaise: number, method: PaymentMethod): number =>
  method === 'AT_DOOR' ? toWholeRupees(totalPaise) : totalPaise;
