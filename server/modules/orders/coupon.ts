import type { Message } from '../../lib/errors';

/** A coupon as the shop keeps it; `value` is percent for PERCENT and paise for FLAT. */
export interface CouponFacts {
  code: string;
  kind: 'PERCENT' | 'FLAT';
  value: number;
  minItemsPaise: number;
  maxDiscountPaise: number | null;
  startsAt: Date;
  endsAt: Date | null;
  active: boolean;
}

const ONE_RUPEE_IN_PAISE = 100;

/** How coupons are written: customers type them in any case. */
export const normalCode = (typed: string) => typed.trim().toUpperCase();

/**
 * What a coupon takes off the goods (add-ons and delivery stay as they are), or why it takes nothing. Percentages
 * are rounded down to the whole rupee, and a rupee always stays: a payment of nothing is none.
 */
export function applyCoupon(
  coupon: CouponFacts | undefined,
  itemsPaise: number,
  now: Date,
): { discountPaise: number; problem: Message | null } {
  const refused = (problem: Message) => ({ discountPaise: 0, problem });
  if (!coupon?.active || coupon.startsAt > now) return refused({ key: 'orders.couponUnknown' });
  if (coupon.endsAt && coupon.endsAt <= now) return refused({ key: 'orders.couponEnded' });
  if (itemsPaise < coupon.minItemsPaise) {
    return refused({ key: 'orders.couponMinimum', params: { amount: inRupees(coupon.minItemsPaise) } });
  }
  const wanted =
    coupon.kind === 'FLAT'
      ? coupon.value
      : Math.floor((itemsPaise * coupon.value) / 100 / ONE_RUPEE_IN_PAISE) * ONE_RUPEE_IN_PAISE;
  const most = Math.max(0, itemsPaise - ONE_RUPEE_IN_PAISE);
  return { discountPaise: Math.min(wanted, coupon.maxDiscountPaise ?? wanted, most), problem: null };
}

/** For a sentence: ₹1,250, or ₹1,250.50 where there are paise. */
export function inRupees(paise: number): string {
  const digits = paise % ONE_RUPEE_IN_PAISE === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(paise / ONE_RUPEE_IN_PAISE);
}
