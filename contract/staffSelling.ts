import { Type, type Static } from 'typebox';
import { Id, Nullable, Paise } from './http';
import { BannerPicture } from './pictures';
import {
  COUPON_CODE_PATTERN,
  COUPON_KINDS,
  COUPON_STATES,
  MAX_ACTION_LENGTH,
  MAX_COUPON_CATEGORIES,
  MAX_COUPON_LIMIT,
  MAX_COUPON_PAISE,
  MAX_FRONT_PAGE_ITEMS,
  MAX_HEADLINE_LENGTH,
  MAX_LINK_LENGTH,
  MAX_NEW_COUPON_LENGTH,
  MAX_SELLING_TEXT_LENGTH,
} from './sellingRules';
import { Day } from './slots';

const closed = { additionalProperties: false };

const LINE = '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$';
const line = (maxLength: number, messageKey: string, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: LINE, messageKey });

const text = (maxLength: number, messageKey: string) =>
  Type.Object(
    { en: line(maxLength, messageKey, 1), ta: line(maxLength, messageKey), hi: line(maxLength, messageKey) },
    closed,
  );

const Version = Type.Integer({ minimum: 1 });

const period = {
  /** In the shop's time zone, the last day included. */
  startsOn: Nullable(Day),
  endsOn: Nullable(Day),
};

// Coupons ------------------------------------------------------------------------------------------------------------

const Limit = Nullable(Type.Integer({ minimum: 1, maximum: MAX_COUPON_LIMIT, messageKey: 'couponLimit' }));

const couponFields = {
  kind: Type.Enum([...COUPON_KINDS]),
  /** Percent for PERCENT, paise for FLAT and 0 for FREE_DELIVERY. */
  value: Type.Integer({ minimum: 0, maximum: MAX_COUPON_PAISE, messageKey: 'couponValue' }),
  minItemsPaise: Type.Integer({ minimum: 0, maximum: MAX_COUPON_PAISE, messageKey: 'amount' }),
  maxDiscountPaise: Nullable(Type.Integer({ minimum: 1, maximum: MAX_COUPON_PAISE, messageKey: 'amount' })),
  /** It is null where the coupon covers every product. */
  categoryIds: Nullable(
    Type.Array(Id, { minItems: 1, maxItems: MAX_COUPON_CATEGORIES, uniqueItems: true, messageKey: 'couponCategories' }),
  ),
  firstOrderOnly: Type.Boolean(),
  startsOn: Day,
  endsOn: Nullable(Day),
  customerLimit: Limit,
  totalLimit: Limit,
  active: Type.Boolean(),
};

export const CouponBody = Type.Object(
  {
    code: Type.String({ pattern: COUPON_CODE_PATTERN, maxLength: MAX_NEW_COUPON_LENGTH, messageKey: 'newCouponCode' }),
    ...couponFields,
  },
  closed,
);
export type CouponBody = Static<typeof CouponBody>;

export const ChangeCouponBody = Type.Object({ ...couponFields, version: Version }, closed);
export type ChangeCouponBody = Static<typeof ChangeCouponBody>;

export const SellingCoupon = Type.Object({
  code: Type.String(),
  ...couponFields,
  version: Version,
  state: Type.Enum([...COUPON_STATES]),
  redeemed: Type.Integer(),
  savedPaise: Paise,
  /** An offer names it, so carts show it. */
  isOffered: Type.Boolean(),
});
export type SellingCoupon = Static<typeof SellingCoupon>;

const CouponCategory = Type.Object({
  _id: Id,
  name: Type.Object({ en: Type.String(), ta: Type.String(), hi: Type.String() }),
  hidden: Type.Boolean(),
});

export const SellingCoupons = Type.Object({
  coupons: Type.Array(SellingCoupon),
  categories: Type.Array(CouponCategory),
});
export type SellingCoupons = Static<typeof SellingCoupons>;

export interface SellingConflict<T> {
  current: T;
}

// Offers -------------------------------------------------------------------------------------------------------------

const offerFields = {
  title: text(MAX_HEADLINE_LENGTH, 'headline'),
  text: text(MAX_SELLING_TEXT_LENGTH, 'sellingText'),
  couponCode: Nullable(Type.String({ minLength: 1, maxLength: 64, messageKey: 'couponCode' })),
  active: Type.Boolean(),
  ...period,
};

export const OfferBody = Type.Object(offerFields, closed);
export type OfferBody = Static<typeof OfferBody>;

export const ChangeOfferBody = Type.Object({ ...offerFields, version: Version }, closed);
export type ChangeOfferBody = Static<typeof ChangeOfferBody>;

export const SellingOffer = Type.Object({
  _id: Id,
  ...offerFields,
  version: Version,
  isShown: Type.Boolean(),
});
export type SellingOffer = Static<typeof SellingOffer>;

export const SellingOffers = Type.Object({
  offers: Type.Array(SellingOffer),
  coupons: Type.Array(Type.Object({ code: Type.String(), state: Type.Enum([...COUPON_STATES]) })),
});
export type SellingOffers = Static<typeof SellingOffers>;

// Banners ------------------------------------------------------------------------------------------------------------

const bannerFields = {
  title: text(MAX_HEADLINE_LENGTH, 'headline'),
  text: text(MAX_SELLING_TEXT_LENGTH, 'sellingText'),
  actionLabel: text(MAX_ACTION_LENGTH, 'actionLabel'),
  link: Type.String({ minLength: 1, maxLength: MAX_LINK_LENGTH, messageKey: 'shopLink' }),
  drawing: Nullable(Type.String({ minLength: 1, maxLength: 64, messageKey: 'drawing' })),
  photo: Nullable(Type.Object({ wide: Id, tall: Id }, { ...closed, messageKey: 'drawing' })),
  active: Type.Boolean(),
  ...period,
};

export const BannerBody = Type.Object(bannerFields, closed);
export type BannerBody = Static<typeof BannerBody>;

export const ChangeBannerBody = Type.Object({ ...bannerFields, version: Version }, closed);
export type ChangeBannerBody = Static<typeof ChangeBannerBody>;

export const SellingBanner = Type.Object({
  _id: Id,
  ...bannerFields,
  version: Version,
  picture: Nullable(BannerPicture),
  isShown: Type.Boolean(),
  linkProblem: Nullable(Type.Enum(['CATEGORY', 'PRODUCT'])),
});
export type SellingBanner = Static<typeof SellingBanner>;

export const SellingBanners = Type.Object({
  banners: Type.Array(SellingBanner),
  drawings: Type.Array(Type.Object({ key: Type.String(), picture: BannerPicture })),
  categories: Type.Array(Type.Object({ _id: Id, name: Type.String() })),
  products: Type.Array(Type.Object({ slug: Type.String(), name: Type.String() })),
});
export type SellingBanners = Static<typeof SellingBanners>;

export const FrontPageOrderBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MAX_FRONT_PAGE_ITEMS * 2, uniqueItems: true }) },
  closed,
);
export type FrontPageOrderBody = Static<typeof FrontPageOrderBody>;
