import { freeFromPaise, type DeliveryStep } from '../../../contract/areaRules';
import { MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import { sharesOfLines, type SharedLine } from './bundles';
import { applyCoupon, coversCategory, type CouponCart, type CouponFacts, type CouponProblem } from './coupon';
import type { WantedLine } from './mergeLines';
import type { PackFacts } from './packFacts';
import { priceLines, type CountedLine, type PricedLine } from './priceLines';
import type { TaxPart } from './taxes';

/** Of the products, as with coupons. */
const LEFT_TO_PAY_PAISE = 100;

export interface Charges {
  areaId: string;
  /** Ascending from 0 paise; each step is cheaper. */
  deliverySteps: readonly DeliveryStep[];
  minimumOrderPaise: number;
}

export interface BillInput {
  lines: readonly WantedLine[];
  /** Unknown packs are missing. */
  packs: ReadonlyMap<string, PackFacts>;
  coupon: { code: string; facts: CouponFacts | undefined } | null;
  /** Staff take it off an order without a coupon. */
  shopDiscountPaise: number;
  hasOrdered: boolean;
  charges: Charges;
  /** It is null without an address. */
  deliverable: boolean | null;
  paymentLimitPaise: number;
  /** Units of a pack in one order, capped at MAX_QUANTITY_PER_LINE. */
  unitLimit: number;
  now: Date;
}

export interface PricedBill {
  lines: PricedLine[];
  itemsPaise: number;
  addonsPaise: number;
  savedOnMrpPaise: number;
  coupon: { code: string; applied: boolean; freesDelivery: boolean; problem: CouponProblem | null } | null;
  couponCart: CouponCart;
  /** The discount, or the delivery charge. */
  savedByCouponPaise: number;
  discountPaise: number;
  deliveryChargePaise: number;
  taxes: TaxPart[];
  shares: (SharedLine | null)[];
  taxIncludedPaise: number;
  totalPaise: number;
  charges: Charges;
  missingToMinimumPaise: number;
  freeDeliveryFromPaise: number | null;
  missingToFreeDeliveryPaise: number;
  /** Delivery gets cheaper there; null where it is free, or would be next. */
  nextDeliveryStep: (DeliveryStep & { missingPaise: number }) | null;
  paymentLimitPaise: number;
  deliverable: boolean | null;
  orderable: boolean;
}

/**
 * The minimum order ignores the coupon; free delivery counts what is paid after its discount, but a discount by staff
 * makes delivery no dearer.
 */
export function makeBill(input: BillInput): PricedBill {
  const { charges, deliverable, paymentLimitPaise, now } = input;
  const lines = priceLines(input.lines, input.packs, Math.min(input.unitLimit, MAX_QUANTITY_PER_LINE));
  const counted = lines.flatMap((line) => availableOf(line) ?? []);

  const itemsPaise = sum(counted.map((line) => line.quantity * line.pack.pricePaise));
  const addonsPaise = sum(counted.map((line) => line.quantity * line.unitAddonsPaise));
  const couponCart: CouponCart = {
    lines: counted.map(({ pack, quantity }) => ({
      categoryId: pack.categoryId,
      itemsPaise: quantity * pack.pricePaise,
    })),
    deliveryChargePaise:
      counted.length > 0 ? deliveryOf(charges.deliverySteps, itemsPaise + addonsPaise).chargePaise : 0,
    hasOrdered: input.hasOrdered,
  };
  const { discountPaise, freesDelivery, problem } = input.coupon
    ? applyCoupon(input.coupon.facts, couponCart, now)
    : {
        discountPaise: Math.max(0, Math.min(input.shopDiscountPaise, itemsPaise - LEFT_TO_PAY_PAISE)),
        freesDelivery: false,
        problem: null,
      };

  const discountedPaise = itemsPaise + addonsPaise - discountPaise;
  const countedPaise = input.coupon ? discountedPaise : itemsPaise + addonsPaise;
  const delivery = deliveryOf(charges.deliverySteps, countedPaise);
  const deliveryChargePaise = freesDelivery || discountedPaise <= 0 ? 0 : delivery.chargePaise;
  const totalPaise = discountedPaise + deliveryChargePaise;
  const missingToMinimumPaise = Math.max(0, charges.minimumOrderPaise - itemsPaise);

  const { categoryIds = null } = input.coupon?.facts ?? {};
  const { taxes, shares } = sharesOfLines(counted, {
    discountPaise,
    deliveryPaise: deliveryChargePaise,
    isDiscounted: ({ pack }) => coversCategory({ categoryIds }, pack.categoryId),
  });

  return {
    lines,
    itemsPaise,
    addonsPaise,
    savedOnMrpPaise: sum(counted.map((line) => line.quantity * (line.pack.mrpPaise - line.pack.pricePaise))),
    coupon: input.coupon && { code: input.coupon.code, applied: problem === null, freesDelivery, problem },
    couponCart,
    savedByCouponPaise: freesDelivery ? couponCart.deliveryChargePaise : discountPaise,
    discountPaise,
    deliveryChargePaise,
    taxes,
    shares: alignShares(lines, shares),
    taxIncludedPaise: sum(taxes.map((tax) => tax.taxPaise)),
    totalPaise,
    charges,
    missingToMinimumPaise,
    freeDeliveryFromPaise: delivery.freeFromPaise,
    missingToFreeDeliveryPaise: freesDelivery ? 0 : Math.max(0, (delivery.freeFromPaise ?? 0) - countedPaise),
    nextDeliveryStep: freesDelivery ? null : delivery.nextStep,
    paymentLimitPaise,
    deliverable,
    orderable:
      lines.every((line) => line.problem === null) &&
      missingToMinimumPaise === 0 &&
      totalPaise <= paymentLimitPaise &&
      deliverable !== false,
  };
}

export function deliveryOf(steps: readonly DeliveryStep[], paidPaise: number) {
  const next = steps.find(({ fromPaise }) => fromPaise > paidPaise);
  return {
    chargePaise: steps.findLast(({ fromPaise }) => fromPaise <= paidPaise)?.chargePaise ?? 0,
    freeFromPaise: freeFromPaise(steps),
    nextStep: next && next.chargePaise > 0 ? { ...next, missingPaise: next.fromPaise - paidPaise } : null,
  };
}

/** Reduced to the available quantity; null for none. */
export function availableOf({ pack, ...line }: PricedLine): CountedLine | null {
  const quantity = Math.min(line.quantity, line.available);
  return pack !== null && quantity > 0 ? { ...line, pack, quantity } : null;
}

function alignShares(lines: readonly PricedLine[], shares: readonly SharedLine[]): (SharedLine | null)[] {
  let next = 0;
  return lines.map((line) => (availableOf(line) ? (shares[next++] ?? null) : null));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
