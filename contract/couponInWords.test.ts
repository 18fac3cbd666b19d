import { couponConditions, couponInWords, type CouponTerms } from './couponInWords';

const coupon: CouponTerms = {
  kind: 'PERCENT',
  value: 10,
  minItemsPaise: 29_900,
  maxDiscountPaise: 10_000,
  firstOrderOnly: true,
  categories: ['Millets', 'Puttu'],
  // The evening of 30 November in the shop.
  endsAt: '2026-11-30T18:30:00Z',
};

it('says what a coupon gives, and what for, in each language', () => {
  expect(couponInWords(coupon, 'en')).toBe(
    '10% off, up to ₹100 · from ₹299 · only Millets, Puttu · first order only · until 30\u00A0Nov',
  );
  expect(couponInWords({ ...coupon, categories: ['சிறுதானியம்'] }, 'ta')).toMatch(
    /^10% தள்ளுபடி, ₹100 வரை · ₹299 முதல் · சிறுதானியம் மட்டும் · முதல் ஆர்டருக்கு மட்டும் · 30\u00A0\S+ வரை$/,
  );
  expect(couponInWords({ ...coupon, categories: ['मिलेट'] }, 'hi')).toMatch(
    /^10% की छूट, ₹100 तक · ₹299 से · सिर्फ़ मिलेट · सिर्फ़ पहले ऑर्डर पर · 30\u00A0\S+ तक$/,
  );
});

it('says no more than holds', () => {
  const plain = {
    ...coupon,
    minItemsPaise: 0,
    maxDiscountPaise: null,
    firstOrderOnly: false,
    categories: [],
    endsAt: null,
  };
  expect(couponInWords(plain, 'en')).toBe('10% off');
  expect(couponInWords({ ...plain, kind: 'FLAT', value: 5_050 }, 'en')).toBe('₹50.50 off');
  expect(couponInWords({ ...plain, kind: 'FREE_DELIVERY', value: 0 }, 'en')).toBe('Free delivery');
  expect(couponConditions(plain, 'en')).toEqual([]);
});
