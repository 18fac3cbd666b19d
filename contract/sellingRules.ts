export const COUPON_KINDS = ['PERCENT', 'FLAT', 'FREE_DELIVERY'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_STATES = ['RUNNING', 'PLANNED', 'USED_UP', 'ENDED', 'OFF'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export const COUPON_CODE_PATTERN = '^[A-Z0-9][A-Z0-9-]{2,19}$';
export const MAX_NEW_COUPON_LENGTH = 20;
const MAX_COUPON_PERCENT = 90;
export const MAX_COUPON_PAISE = 10_000_000;
export const MAX_COUPON_LIMIT = 1_000_000;
export const MAX_COUPON_CATEGORIES = 50;

export const MAX_HEADLINE_LENGTH = 80;
export const MAX_SELLING_TEXT_LENGTH = 200;
export const MAX_ACTION_LENGTH = 30;
export const MAX_LINK_LENGTH = 300;
export const MAX_FRONT_PAGE_ITEMS = 30;

export function isCouponValue(kind: CouponKind, value: number): boolean {
  if (!Number.isInteger(value)) return false;
  if (kind === 'FREE_DELIVERY') return value === 0;
  return value > 0 && value <= (kind === 'PERCENT' ? MAX_COUPON_PERCENT : MAX_COUPON_PAISE);
}
