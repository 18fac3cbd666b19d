import type { Language } from '../../../../contract/constants';
import type { CouponTerms } from '../../../../contract/couponInWords';
import { readRupees } from '../../../../contract/readRupees';
import type { SellingCoupons } from '../../../../contract/staffSelling';
import { couponValue, type CouponValues } from './couponValues';

const DAY_MS = 24 * 60 * 60_000;

/** What customers are told of a coupon; deleted and hidden categories are left out. */
export const couponTerms = (
  values: CouponValues,
  categories: SellingCoupons['categories'],
  language: Language,
): CouponTerms => ({
  kind: values.kind,
  value: couponValue(values),
  firstOrderOnly: values.firstOrderOnly,
  minItemsPaise: readRupees(values.minItemsPaise) ?? 0,
  maxDiscountPaise: values.kind === 'PERCENT' ? readRupees(values.maxDiscountPaise) : null,
  categories: categories
    .filter(({ _id, hidden }) => !hidden && values.categoryIds.includes(_id))
    .map(({ name }) => name[language]),
  endsAt: values.endsOn === '' ? null : new Date(Date.parse(`${values.endsOn}T00:00:00+05:30`) + DAY_MS).toISOString(),
});
