import type { Language } from '../../../contract/constants';
import { couponConditions } from '../../../contract/couponInWords';
import type { Bill, CartBill, LineParts } from '../../../contract/orders';
import type { Measure } from '../../../contract/packSize';
import type { Translated } from '../../db/schema/columns';
import type { Translate } from '../../lib/messages';
import { serializeOpenSlot } from '../slots';
import type { OfferedBill } from './offeredBill';
import { CLOSED_MESSAGES } from './closedMessages';
import type { PricedCart } from './cartBills';
import type { CouponProblem, OfferedCoupon } from './coupon';
import type { AddonFacts } from './packFacts';
import type { PricedLine } from './priceLines';

export function serializeBill(bill: OfferedBill, language: Language, t: Translate): Bill {
  const { charges, coupon } = bill;
  return {
    lines: bill.lines.map((line) => serializeLine(line, language, t)),
    itemsPaise: bill.itemsPaise,
    addonsPaise: bill.addonsPaise,
    savedOnMrpPaise: bill.savedOnMrpPaise,
    coupon: coupon && {
      code: coupon.code,
      applied: coupon.applied,
      freesDelivery: coupon.freesDelivery,
      problemText: coupon.problem && problemInWords(coupon.problem, language, t),
    },
    discountPaise: bill.discountPaise,
    deliveryChargePaise: bill.deliveryChargePaise,
    taxes: bill.taxes.filter(({ ratePercent }) => ratePercent > 0),
    taxIncludedPaise: bill.taxIncludedPaise,
    totalPaise: bill.totalPaise,
    minimumOrderPaise: charges.minimumOrderPaise,
    missingToMinimumPaise: bill.missingToMinimumPaise,
    freeDeliveryFromPaise: bill.freeDeliveryFromPaise,
    missingToFreeDeliveryPaise: bill.missingToFreeDeliveryPaise,
    ...(bill.nextDeliveryStep && { nextDeliveryStep: bill.nextDeliveryStep }),
    paymentLimitPaise: bill.paymentLimitPaise,
    deliverable: bill.deliverable,
    slots: bill.slots && bill.slots.map(serializeOpenSlot),
    slotId: bill.slot && bill.slot.id,
    orderable: bill.orderable,
    ...(bill.closed !== null && { closedText: t(CLOSED_MESSAGES[bill.closed]) }),
  };
}

export const serializeCart = (
  { bill, coupons, suggestions, door, whatsAppQuestion }: PricedCart,
  language: Language,
  t: Translate,
): CartBill => ({
  ...serializeBill(bill, language, t),
  payAtDoor: door && {
    allowed: door.problem === null,
    problemText: door.problem && t(door.problem.key, door.problem.params),
  },
  coupons: coupons.map((offered) => serializeOffered(offered, language)),
  suggestions,
  ...(whatsAppQuestion !== null && { whatsAppQuestion }),
});

const problemInWords = ({ key, params, names }: CouponProblem, language: Language, t: Translate): string =>
  t(key, { ...params, ...(names && { names: names.map((name) => name[language]).join(', ') }) });

function serializeOffered({ coupon, ...offered }: OfferedCoupon, language: Language): CartBill['coupons'][number] {
  const { code, title, categories, firstOrderOnly, endsAt } = coupon;
  const worded = {
    firstOrderOnly,
    categories: categories.map((name) => name[language]),
    endsAt: endsAt && endsAt.toISOString(),
  };
  return { code, title: title[language], ...offered, conditions: couponConditions(worded, language).join(' · ') };
}

function serializeLine(line: PricedLine, language: Language, t: Translate): Bill['lines'][number] {
  const { pack, problemMessage } = line;
  return {
    _id: line.packId,
    slug: pack?.slug ?? '',
    ...(pack ? localizedName(pack.name, language) : { name: t('orders.unknownItem'), secondName: '' }),
    picture: pack?.picture ?? null,
    netGrams: pack?.netGrams ?? 0,
    measure: pack?.measure ?? 'WEIGHT',
    quantity: line.quantity,
    productPrice: pack?.pricePaise ?? 0,
    mrpPaise: pack?.mrpPaise ?? 0,
    addons: line.addons.map((addon) => serializeAddon(addon, language)),
    ...serializeParts(pack?.parts, language),
    linePaise: line.linePaise,
    available: line.available,
    problem: line.problem,
    problemText: problemMessage && t(problemMessage.key, problemMessage.params),
  };
}

/** The second name is Tamil for English users, English for others, and '' where it would repeat the first. */
export const localizedName = (name: Translated, language: Language) => {
  const second = language === 'en' ? name.ta : name.en;
  return { name: name[language], secondName: second === name[language] ? '' : second };
};

/** Returns [] except for bundles. */
export const serializeParts = (
  parts: readonly { name: Translated; netGrams: number; measure: Measure; quantity: number }[] | null | undefined,
  language: Language,
): { parts?: LineParts } =>
  parts && parts.length > 0
    ? {
        parts: parts.map(({ name, netGrams, measure, quantity }) => ({
          name: name[language],
          netGrams,
          measure,
          quantity,
        })),
      }
    : {};

const serializeAddon = ({ id, name, pricePaise }: AddonFacts, language: Language) => ({
  _id: id,
  name: name[language],
  pricePaise,
});
