import type { Translated } from '../../db/schema/columns';
import { isCheckViolation } from '../../db/errors';
import type { Message } from '../../lib/errors';
import { inRupees } from '../../lib/inRupees';

/** `value` is percent for PERCENT and paise for FLAT. */
export interface CouponFacts {
  code: string;
  kind: 'PERCENT' | 'FLAT';
  value: number;
  minItemsPaise: number;
  maxDiscountPaise: number | null;
  startsAt: Date;
  endsAt: Date | null;
  active: boolean;
  /** Null: any number of times. */
  customerLimit: number | null;
  totalLimit: number | null;
  redeemed: number;
  /** By this customer; 0 for a visitor. */
  usedByCustomer: number;
}

const ONE_RUPEE_IN_PAISE = 100;

/**
 * Discount on the items (add-ons and delivery excluded), or the reason there is none. Percentages round down to the
 * whole rupee, and one rupee always remains payable.
 */
export function applyCoupon(
  coupon: CouponFacts | undefined,
  itemsPaise: number,
  now: Date,
): { discountPaise: number; problem: Message | null } {
  const rejected = (problem: Message) => ({ discountPaise: 0, problem });
  if (!coupon?.active || coupon.startsAt > now) return rejected({ key: 'orders.couponUnknown' });
  if (coupon.endsAt && coupon.endsAt <= now) return rejected({ key: 'orders.couponEnded' });
  if (coupon.totalLimit !== null && coupon.redeemed >= coupon.totalLimit)
    return rejected({ key: 'orders.couponUsedUp' });
  if (coupon.customerLimit !== null && coupon.usedByCustomer >= coupon.customerLimit) {
    return rejected({ key: 'orders.couponUsed', params: { count: coupon.customerLimit } });
  }
  if (itemsPaise < coupon.minItemsPaise) {
    return rejected({ key: 'orders.couponMinimum', params: { amount: inRupees(coupon.minItemsPaise) } });
  }
  const wanted =
    coupon.kind === 'FLAT'
      ? coupon.value
      : Math.floor((itemsPaise * coupon.value) / 100 / ONE_RUPEE_IN_PAISE) * ONE_RUPEE_IN_PAISE;
  const most = Math.max(0, itemsPaise - ONE_RUPEE_IN_PAISE);
  return { discountPaise: Math.min(wanted, coupon.maxDiscountPaise ?? wanted, most), problem: null };
}

/** A coupon that an offer of the shop names. */
export interface AdvertisedCoupon extends CouponFacts {
  title: Translated;
}

export interface OfferedCoupon {
  code: string;
  title: Translated;
  discountPaise: number;
  missingPaise: number;
}

/** The advertised coupons that this cart can use now, or could with more in it. */
export const offerCoupons = (advertised: readonly AdvertisedCoupon[], itemsPaise: number, now: Date): OfferedCoupon[] =>
  advertised.flatMap((coupon) => {
    const { code, title, minItemsPaise } = coupon;
    const missingPaise = Math.max(0, minItemsPaise - itemsPaise);
    const { discountPaise, problem } = applyCoupon({ ...coupon, minItemsPaise: 0 }, itemsPaise, now);
    return problem ? [] : [{ code, title, missingPaise, discountPaise: missingPaise > 0 ? 0 : discountPaise }];
  });

/** Whether a coupon's last redemption went to another order meanwhile. */
export const isCouponUsedUp = (error: unknown): boolean =>
  isCheckViolation(error, 'coupons_redeemed_check') || isCheckViolation(error, 'coupon_redemptions_customer_limit');
