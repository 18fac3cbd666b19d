import type { CouponKind } from '../../../contract/sellingRules';
import type { Translated } from '../../db/schema/columns';
import { isCheckViolation } from '../../db/errors';
import type { Message } from '../../lib/errors';
import { inRupees } from '../../../contract/inRupees';

/** `value` is percent for PERCENT, paise for FLAT and 0 for FREE_DELIVERY. */
export interface CouponFacts {
  code: string;
  kind: CouponKind;
  value: number;
  minItemsPaise: number;
  maxDiscountPaise: number | null;
  categoryIds: readonly string[] | null;
  /** Hidden categories are left out, since customers can't find them. */
  categories: readonly Translated[];
  firstOrderOnly: boolean;
  startsAt: Date;
  endsAt: Date | null;
  active: boolean;
  customerLimit: number | null;
  totalLimit: number | null;
  redeemed: number;
  /** 0 for a visitor. */
  usedByCustomer: number;
}

export interface CouponCart {
  /** Add-ons are left out, because coupons don't reduce them. */
  lines: readonly { categoryId: string; itemsPaise: number }[];
  deliveryChargePaise: number;
  /** Another order exists that wasn't cancelled unpaid. */
  hasOrdered: boolean;
}

/** `names` are translated with the message. */
export type CouponProblem = Message & { names?: readonly Translated[] };

interface CouponEffect {
  discountPaise: number;
  freesDelivery: boolean;
  problem: CouponProblem | null;
}

const ONE_RUPEE_IN_PAISE = 100;

export const coversCategory = ({ categoryIds }: Pick<CouponFacts, 'categoryIds'>, categoryId: string): boolean =>
  categoryIds === null || categoryIds.includes(categoryId);

const sumOf = (lines: CouponCart['lines']): number => lines.reduce((sum, line) => sum + line.itemsPaise, 0);

const coveredPaise = (coupon: CouponFacts, { lines }: CouponCart): number =>
  sumOf(lines.filter(({ categoryId }) => coversCategory(coupon, categoryId)));

/** Problems that no change of the cart solves. */
function problemOfCustomer(coupon: CouponFacts | undefined, hasOrdered: boolean, now: Date): CouponProblem | null {
  if (!coupon?.active || coupon.startsAt > now) return { key: 'orders.couponUnknown' };
  if (coupon.endsAt && coupon.endsAt <= now) return { key: 'orders.couponEnded' };
  if (coupon.totalLimit !== null && coupon.redeemed >= coupon.totalLimit) return { key: 'orders.couponUsedUp' };
  if (coupon.customerLimit !== null && coupon.usedByCustomer >= coupon.customerLimit)
    return { key: 'orders.couponUsed', params: { count: coupon.customerLimit } };
  if (coupon.firstOrderOnly && hasOrdered) return { key: 'orders.couponFirstOrder' };
  const isGone = coupon.categoryIds !== null && coupon.categories.length === 0;
  return isGone ? { key: 'orders.couponProductsGone' } : null;
}

function problemOfCart(coupon: CouponFacts, cart: CouponCart): CouponProblem | null {
  if (coupon.categoryIds !== null && coveredPaise(coupon, cart) === 0)
    return { key: 'orders.couponCategories', names: coupon.categories };
  if (coveredPaise(coupon, cart) < coupon.minItemsPaise) {
    const params = { amount: inRupees(coupon.minItemsPaise) };
    return coupon.categoryIds === null
      ? { key: 'orders.couponMinimum', params }
      : { key: 'orders.couponCategoryMinimum', params, names: coupon.categories };
  }
  const isFreeAnyway = coupon.kind === 'FREE_DELIVERY' && cart.deliveryChargePaise === 0;
  return isFreeAnyway ? { key: 'orders.couponDeliveryFree' } : null;
}

/** Percentages round down to the rupee, and one rupee of the items always remains payable. */
function discountOf(coupon: CouponFacts, cart: CouponCart): number {
  if (coupon.kind === 'FREE_DELIVERY') return 0;
  const covered = coveredPaise(coupon, cart);
  const wanted =
    coupon.kind === 'FLAT'
      ? coupon.value
      : Math.floor((covered * coupon.value) / 100 / ONE_RUPEE_IN_PAISE) * ONE_RUPEE_IN_PAISE;
  const most = Math.max(0, sumOf(cart.lines) - ONE_RUPEE_IN_PAISE);
  return Math.min(wanted, coupon.maxDiscountPaise ?? wanted, covered, most);
}

export function applyCoupon(coupon: CouponFacts | undefined, cart: CouponCart, now: Date): CouponEffect {
  const rejected = (problem: CouponProblem) => ({ discountPaise: 0, freesDelivery: false, problem });
  const ofCustomer = problemOfCustomer(coupon, cart.hasOrdered, now);
  if (ofCustomer || !coupon) return rejected(ofCustomer ?? { key: 'orders.couponUnknown' });
  const ofCart = problemOfCart(coupon, cart);
  if (ofCart) return rejected(ofCart);
  return {
    discountPaise: discountOf(coupon, cart),
    freesDelivery: coupon.kind === 'FREE_DELIVERY',
    problem: null,
  };
}

export interface AdvertisedCoupon extends CouponFacts {
  title: Translated;
}

export interface OfferedCoupon {
  coupon: AdvertisedCoupon;
  discountPaise: number;
  freesDelivery: boolean;
  missingPaise: number;
  /** False while more, or other products, must be added. */
  isUsable: boolean;
}

export const offerCoupons = (advertised: readonly AdvertisedCoupon[], cart: CouponCart, now: Date): OfferedCoupon[] =>
  advertised.flatMap((coupon, at) => {
    // Two offers may name one coupon.
    if (advertised.findIndex(({ code }) => code === coupon.code) < at) return [];
    const { discountPaise, freesDelivery, problem } = applyCoupon(coupon, cart, now);
    const isHopeless = problemOfCustomer(coupon, cart.hasOrdered, now) !== null;
    if (isHopeless || problem?.key === 'orders.couponDeliveryFree') return [];
    const missingPaise = Math.max(0, coupon.minItemsPaise - coveredPaise(coupon, cart));
    return [{ coupon, discountPaise, freesDelivery, missingPaise, isUsable: problem === null }];
  });

/** Another order took the last redemption. */
export const isCouponUsedUp = (error: unknown): boolean =>
  isCheckViolation(error, 'coupons_redeemed_check') || isCheckViolation(error, 'coupon_redemptions_customer_limit');
