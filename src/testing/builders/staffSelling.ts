import type {
  SellingBanner,
  SellingBanners,
  SellingCoupon,
  SellingCoupons,
  SellingOffer,
  SellingOffers,
} from '../../../contract/staffSelling';
import { bannerPicture } from './pictures';

export const buildSellingCoupon = (overrides: Partial<SellingCoupon> = {}): SellingCoupon => ({
  code: 'WELCOME10',
  kind: 'PERCENT',
  value: 10,
  minItemsPaise: 29_900,
  maxDiscountPaise: 10_000,
  categoryIds: null,
  firstOrderOnly: true,
  startsOn: '2026-11-01',
  endsOn: null,
  customerLimit: 1,
  totalLimit: null,
  active: true,
  version: 1,
  state: 'RUNNING',
  redeemed: 42,
  savedPaise: 312_000,
  isOffered: true,
  ...overrides,
});

const categories: SellingCoupons['categories'] = [
  {
    _id: 'organic-millets',
    name: { en: 'Organic Millets', ta: 'சிறுதானியங்கள்', hi: 'ऑर्गेनिक मिलेट' },
    hidden: false,
  },
  { _id: 'puttu-mix', name: { en: 'Puttu Mix', ta: 'புட்டு மாவு', hi: 'पुट्टु मिक्स' }, hidden: false },
  { _id: 'snacks', name: { en: 'Snacks', ta: 'தின்பண்டங்கள்', hi: 'नाश्ता' }, hidden: true },
];

/** One in each state; one of them counts on a hidden and a deleted category. */
export const buildSellingCoupons = (): SellingCoupons => ({
  coupons: [
    buildSellingCoupon(),
    buildSellingCoupon({
      code: 'PONGAL',
      kind: 'FREE_DELIVERY',
      value: 0,
      minItemsPaise: 0,
      maxDiscountPaise: null,
      firstOrderOnly: false,
      startsOn: '2027-01-10',
      endsOn: '2027-01-17',
      totalLimit: 100,
      state: 'PLANNED',
      redeemed: 0,
      savedPaise: 0,
      isOffered: false,
    }),
    buildSellingCoupon({
      code: 'SNACKTIME',
      kind: 'FLAT',
      value: 5_000,
      maxDiscountPaise: null,
      firstOrderOnly: false,
      categoryIds: ['puttu-mix', 'snacks', 'deleted'],
      totalLimit: 50,
      state: 'USED_UP',
      redeemed: 50,
      savedPaise: 250_000,
      isOffered: false,
    }),
    buildSellingCoupon({
      code: 'AADI20',
      value: 20,
      endsOn: '2026-08-15',
      state: 'ENDED',
      redeemed: 1,
      savedPaise: 4_000,
    }),
    buildSellingCoupon({ code: 'STAFF', active: false, state: 'OFF', redeemed: 0, savedPaise: 0, isOffered: false }),
  ],
  categories,
});

const buildSellingOffer = (overrides: Partial<SellingOffer> = {}): SellingOffer => ({
  _id: 'offer-welcome',
  title: { en: '10% off', ta: '10% தள்ளுபடி', hi: '10% की छूट' },
  text: { en: 'Up to ₹100 off orders of ₹299 or more.', ta: '₹299 முதல், ₹100 வரை தள்ளுபடி.', hi: '' },
  couponCode: 'WELCOME10',
  active: true,
  startsOn: null,
  endsOn: null,
  version: 1,
  isShown: true,
  ...overrides,
});

/** On Home, off, and with a coupon that has ended. */
export const buildSellingOffers = (): SellingOffers => ({
  offers: [
    buildSellingOffer(),
    buildSellingOffer({
      _id: 'offer-delivery',
      title: { en: 'Free delivery', ta: 'இலவச டெலிவரி', hi: 'मुफ़्त डिलीवरी' },
      text: { en: 'On every order from {freeFrom}.', ta: '{freeFrom} முதல்.', hi: '{freeFrom} से।' },
      couponCode: null,
      active: false,
      isShown: false,
    }),
    buildSellingOffer({
      _id: 'offer-aadi',
      title: { en: 'Aadi offer', ta: 'ஆடிச் சலுகை', hi: '' },
      couponCode: 'AADI20',
      isShown: false,
    }),
  ],
  coupons: [
    { code: 'WELCOME10', state: 'RUNNING' },
    { code: 'AADI20', state: 'ENDED' },
  ],
});

const buildSellingBanner = (overrides: Partial<SellingBanner> = {}): SellingBanner => ({
  _id: 'banner-millets',
  title: { en: 'Millets, straight from the field', ta: 'வயலிலிருந்து நேரடியாகச் சிறுதானியங்கள்', hi: 'सीधे खेत से मिलेट' },
  text: { en: 'Free delivery from {freeFrom}', ta: '{freeFrom} முதல் இலவச டெலிவரி', hi: '{freeFrom} से मुफ़्त डिलीवरी' },
  actionLabel: { en: 'Shop millets', ta: 'சிறுதானியங்களை வாங்க', hi: 'मिलेट ख़रीदें' },
  link: '/categories?id=organic-millets',
  drawing: 'banner-millets',
  picture: bannerPicture('banner-millets'),
  photo: null,
  active: true,
  startsOn: null,
  endsOn: null,
  version: 1,
  isShown: true,
  linkProblem: null,
  ...overrides,
});

/** The second one leads to a deleted category. */
export const buildSellingBanners = (): SellingBanners => ({
  banners: [
    buildSellingBanner(),
    buildSellingBanner({
      _id: 'banner-rices',
      title: { en: 'Heirloom rices', ta: 'பாரம்பரிய அரிசிகள்', hi: '' },
      text: { en: 'Each with a taste of its own.', ta: '', hi: '' },
      link: '/categories?id=deleted',
      linkProblem: 'CATEGORY',
      drawing: 'banner-rices',
      picture: bannerPicture('banner-rices'),
    }),
  ],
  drawings: ['banner-millets', 'banner-rices', 'banner-breakfast'].flatMap((key) => {
    const picture = bannerPicture(key);
    return picture ? [{ key, picture }] : [];
  }),
  categories: categories.flatMap(({ _id, name, hidden }) => (hidden ? [] : [{ _id, name: name.en }])),
  products: [{ slug: 'finger-millet-ragi', name: 'Finger Millet (Ragi)' }],
});
