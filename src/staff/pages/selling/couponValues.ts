import { boolean, object, string, type AnyObject, type TestContext } from 'yup';
import { readRupees } from '../../../../contract/readRupees';
import {
  COUPON_CODE_PATTERN,
  isCouponValue,
  MAX_COUPON_LIMIT,
  MAX_COUPON_PAISE,
  type CouponKind,
} from '../../../../contract/sellingRules';
import type { CouponBody, SellingCoupon } from '../../../../contract/staffSelling';
import { editableRupees } from '../../lib/editableRupees';

/** A coupon as its form holds it: texts, under the names of the server's fields. */
export interface CouponValues {
  code: string;
  kind: CouponKind;
  /** The value is a percentage or in rupees. */
  value: string;
  minItemsPaise: string;
  maxDiscountPaise: string;
  /** It is empty for every product. */
  categoryIds: string[];
  firstOrderOnly: boolean;
  startsOn: string;
  /** '' without an end. */
  endsOn: string;
  customerLimit: string;
  totalLimit: string;
  active: boolean;
}

/** A new coupon most likely has these. */
export const newCoupon = (today: string): CouponValues => ({
  code: '',
  kind: 'PERCENT',
  value: '10',
  minItemsPaise: '',
  maxDiscountPaise: '',
  categoryIds: [],
  firstOrderOnly: false,
  startsOn: today,
  endsOn: '',
  customerLimit: '1',
  totalLimit: '',
  active: true,
});

const rupeesText = (paise: number | null): string => (paise ? editableRupees(paise) : '');
const numberText = (value: number | null): string => (value === null ? '' : String(value));

function valueText(kind: CouponKind, value: number): string {
  if (kind === 'FREE_DELIVERY') return '';
  return kind === 'PERCENT' ? String(value) : editableRupees(value);
}

export const couponValuesOf = (coupon: SellingCoupon): CouponValues => ({
  code: coupon.code,
  kind: coupon.kind,
  value: valueText(coupon.kind, coupon.value),
  minItemsPaise: rupeesText(coupon.minItemsPaise),
  maxDiscountPaise: rupeesText(coupon.maxDiscountPaise),
  categoryIds: coupon.categoryIds ?? [],
  firstOrderOnly: coupon.firstOrderOnly,
  startsOn: coupon.startsOn,
  endsOn: coupon.endsOn ?? '',
  customerLimit: numberText(coupon.customerLimit),
  totalLimit: numberText(coupon.totalLimit),
  active: coupon.active,
});

const isBlank = (text: string): boolean => text.trim() === '';
const wholeOf = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN);

/** Percent or paise; NaN for what is neither. */
export function couponValue({ kind, value }: Pick<CouponValues, 'kind' | 'value'>): number {
  if (kind === 'FREE_DELIVERY') return 0;
  return kind === 'PERCENT' ? wholeOf(value) : (readRupees(value) ?? NaN);
}

/** The values have to be valid. */
export const couponBodyOf = (values: CouponValues): CouponBody => ({
  code: values.code,
  kind: values.kind,
  value: couponValue(values),
  minItemsPaise: readRupees(values.minItemsPaise) ?? 0,
  maxDiscountPaise: values.kind === 'PERCENT' ? readRupees(values.maxDiscountPaise) : null,
  categoryIds: values.categoryIds.length === 0 ? null : values.categoryIds,
  firstOrderOnly: values.firstOrderOnly,
  active: values.active,
  startsOn: values.startsOn,
  endsOn: isBlank(values.endsOn) ? null : values.endsOn,
  customerLimit: isBlank(values.customerLimit) ? null : Number(values.customerLimit),
  totalLimit: isBlank(values.totalLimit) ? null : Number(values.totalLimit),
});

// Messages are keys of `errors` in staffSelling.json.

const valuesIn = ({ parent }: TestContext<AnyObject>) => parent as Partial<CouponValues>;

const fits = (kind: CouponKind) =>
  function test(this: TestContext<AnyObject>): boolean {
    const values = valuesIn(this);
    // Formik leaves empty texts out.
    return values.kind !== kind || isCouponValue(kind, couponValue({ kind, value: values.value ?? '' }));
  };

const amount = string().test('amount', 'amount', (text = '') => {
  const paise = readRupees(text);
  return isBlank(text) || (paise !== null && paise > 0 && paise <= MAX_COUPON_PAISE);
});
const limit = string().test('limit', 'limit', (text = '') => {
  const count = wholeOf(text);
  return isBlank(text) || (count >= 1 && count <= MAX_COUPON_LIMIT);
});

/** A day in a form, and one that isn't before the first. */
export const lastDay = string().test('period', 'endsBeforeStart', function test(day = '') {
  const { startsOn = '' } = valuesIn(this);
  return day === '' || day >= startsOn;
});

/** A coupon's form; the server checks the same. */
export const couponSchema = object({
  code: string().required('code').matches(new RegExp(COUPON_CODE_PATTERN), 'code'),
  value: string().test('percent', 'percent', fits('PERCENT')).test('flat', 'flat', fits('FLAT')),
  minItemsPaise: amount,
  maxDiscountPaise: amount,
  firstOrderOnly: boolean(),
  startsOn: string().required('day'),
  endsOn: lastDay,
  customerLimit: limit,
  totalLimit: limit,
});
