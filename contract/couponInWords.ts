import type { Language } from './constants';
import { inRupees } from './inRupees';
import type { CouponKind } from './sellingRules';
import { dayParts } from './slotInWords';

export interface CouponTerms {
  kind: CouponKind;
  value: number;
  minItemsPaise: number;
  maxDiscountPaise: number | null;
  firstOrderOnly: boolean;
  categories: readonly string[];
  /** ISO 8601; the first moment after its end. */
  endsAt: string | null;
}

/** A coupon that ends at midnight is good until the evening before. */
const lastDay = (endsAt: string, language: Language): string =>
  dayParts(new Date(Date.parse(endsAt) - 1).toISOString(), language).date;

const WORDS = {
  en: {
    percent: (value: number) => `${value}% off`,
    flat: (amount: string) => `${amount} off`,
    delivery: 'Free delivery',
    upTo: (amount: string) => `up to ${amount}`,
    from: (amount: string) => `from ${amount}`,
    only: (names: string) => `only ${names}`,
    firstOrder: 'first order only',
    until: (day: string) => `until ${day}`,
  },
  ta: {
    percent: (value: number) => `${value}% தள்ளுபடி`,
    flat: (amount: string) => `${amount} தள்ளுபடி`,
    delivery: 'இலவச டெலிவரி',
    upTo: (amount: string) => `${amount} வரை`,
    from: (amount: string) => `${amount} முதல்`,
    only: (names: string) => `${names} மட்டும்`,
    firstOrder: 'முதல் ஆர்டருக்கு மட்டும்',
    until: (day: string) => `${day} வரை`,
  },
  hi: {
    percent: (value: number) => `${value}% की छूट`,
    flat: (amount: string) => `${amount} की छूट`,
    delivery: 'मुफ़्त डिलीवरी',
    upTo: (amount: string) => `${amount} तक`,
    from: (amount: string) => `${amount} से`,
    only: (names: string) => `सिर्फ़ ${names}`,
    firstOrder: 'सिर्फ़ पहले ऑर्डर पर',
    until: (day: string) => `${day} तक`,
  },
} satisfies Record<Language, unknown>;

function couponEffect({ kind, value, maxDiscountPaise }: CouponTerms, language: Language): string {
  const words = WORDS[language];
  if (kind === 'FREE_DELIVERY') return words.delivery;
  if (kind === 'FLAT') return words.flat(inRupees(value));
  const most = maxDiscountPaise === null ? [] : [words.upTo(inRupees(maxDiscountPaise))];
  return [words.percent(value), ...most].join(', ');
}

export function couponConditions(
  { firstOrderOnly, categories, endsAt }: Omit<CouponTerms, 'kind' | 'value' | 'minItemsPaise' | 'maxDiscountPaise'>,
  language: Language,
): string[] {
  const words = WORDS[language];
  return [
    ...(categories.length > 0 ? [words.only(categories.join(', '))] : []),
    ...(firstOrderOnly ? [words.firstOrder] : []),
    ...(endsAt === null ? [] : [words.until(lastDay(endsAt, language))]),
  ];
}

/** "10% off, up to ₹100 · from ₹299 · first order only". */
export function couponInWords(coupon: CouponTerms, language: Language): string {
  const from = coupon.minItemsPaise > 0 ? [WORDS[language].from(inRupees(coupon.minItemsPaise))] : [];
  return [couponEffect(coupon, language), ...from, ...couponConditions(coupon, language)].join(' · ');
}
