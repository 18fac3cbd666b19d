import { MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import type { Message } from '../../lib/errors';
import { sharesOfLines, type SharedLine } from './bundles';
import { applyCoupon, type CouponFacts } from './coupon';
import type { WantedLine } from './mergeLines';
import type { PackFacts } from './packFacts';
import { priceLines, type CountedLine, type PricedLine } from './priceLines';
import type { TaxPart } from './taxes';

export interface Charges {
  deliveryChargePaise: number;
  freeDeliveryFromPaise: number;
  minimumOrderPaise: number;
}

export interface BillInput {
  lines: readonly WantedLine[];
  /** By id; a pack that no longer exists is missing. */
  packs: ReadonlyMap<string, PackFacts>;
  /** `facts` is undefined for an unknown code; the whole is null when none was entered. */
  coupon: { code: string; facts: CouponFacts | undefined } | null;
  charges: Charges;
  /** Null without an address. */
  deliverable: boolean | null;
  /** Upper limit of a single payment. */
  paymentLimitPaise: number;
  /** Units of a pack in one order; at most MAX_QUANTITY_PER_LINE counts. */
  unitLimit: number;
  now: Date;
}

/** A bill before translation. */
export interface PricedBill {
  lines: PricedLine[];
  itemsPaise: number;
  addonsPaise: number;
  savedOnMrpPaise: number;
  coupon: { code: string; applied: boolean; problem: Message | null } | null;
  discountPaise: number;
  deliveryChargePaise: number;
  taxes: TaxPart[];
  /** Of each line; null for lines that are not counted. */
  shares: (SharedLine | null)[];
  taxIncludedPaise: number;
  totalPaise: number;
  charges: Charges;
  missingToMinimumPaise: number;
  missingToFreeDeliveryPaise: number;
  paymentLimitPaise: number;
  deliverable: boolean | null;
  orderable: boolean;
}

/**
 * Prices a cart. The minimum order counts items at list price, so a coupon never drops a cart below it; free delivery
 * counts what is paid after the discount.
 */
export function makeBill(input: BillInput): PricedBill {
  const { charges, deliverable, paymentLimitPaise, now } = input;
  const lines = priceLines(input.lines, input.packs, Math.min(input.unitLimit, MAX_QUANTITY_PER_LINE));
  const counted = lines.flatMap((line) => (isCounted(line) ? [line] : []));

  const itemsPaise = sum(counted.map((line) => line.quantity * line.pack.pricePaise));
  const addonsPaise = sum(counted.map((line) => line.quantity * line.unitAddonsPaise));
  const { discountPaise, problem } = input.coupon
    ? applyCoupon(input.coupon.facts, itemsPaise, now)
    : { discountPaise: 0, problem: null };

  const discountedPaise = itemsPaise + addonsPaise - discountPaise;
  const missingToFreeDeliveryPaise = Math.max(0, charges.freeDeliveryFromPaise - discountedPaise);
  const deliveryChargePaise = discountedPaise > 0 && missingToFreeDeliveryPaise > 0 ? charges.deliveryChargePaise : 0;
  const totalPaise = discountedPaise + deliveryChargePaise;
  const missingToMinimumPaise = Math.max(0, charges.minimumOrderPaise - itemsPaise);

  const { taxes, shares } = sharesOfLines(counted, discountPaise, deliveryChargePaise);

  return {
    lines,
    itemsPaise,
    addonsPaise,
    savedOnMrpPaise: sum(counted.map((line) => line.quantity * (line.pack.mrpPaise - line.pack.pricePaise))),
    coupon: input.coupon && { code: input.coupon.code, applied: problem === null, problem },
    discountPaise,
    deliveryChargePaise,
    taxes,
    shares: alignShares(lines, shares),
    taxIncludedPaise: sum(taxes.map((tax) => tax.taxPaise)),
    totalPaise,
    charges,
    missingToMinimumPaise,
    missingToFreeDeliveryPaise,
    paymentLimitPaise,
    deliverable,
    orderable:
      lines.every((line) => line.problem === null) &&
      missingToMinimumPaise === 0 &&
      totalPaise <= paymentLimitPaise &&
      deliverable !== false,
  };
}

const isCounted = (line: PricedLine): line is CountedLine => line.problem !== 'GONE' && line.pack !== null;

function alignShares(lines: readonly PricedLine[], shares: readonly SharedLine[]): (SharedLine | null)[] {
  let next = 0;
  return lines.map((line) => (isCounted(line) ? (shares[next++] ?? null) : null));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
