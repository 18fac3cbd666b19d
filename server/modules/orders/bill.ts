import { MAX_QUANTITY_PER_LINE, type AddOnKind } from '../../../contract/constants';
import type { Picture } from '../../../contract/pictures';
import type { ProductNames } from '../../db/schema/orders';
import type { Message } from '../../lib/errors';
import { applyCoupon, type CouponFacts } from './coupon';
import type { WantedLine } from './mergeLines';
import { includedTaxes, type LineShare, type TaxPart } from './taxes';

export interface AddonFacts {
  id: string;
  kind: AddOnKind;
  name: ProductNames;
  pricePaise: number;
}

/** Current facts of a pack; `addons` are the ones its product offers. */
export interface PackFacts {
  id: string;
  slug: string;
  name: ProductNames;
  picture: Picture | null;
  netGrams: number;
  mrpPaise: number;
  pricePaise: number;
  stock: number;
  gstPercent: number;
  hsn: string;
  published: boolean;
  addons: AddonFacts[];
}

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

export interface PricedLine {
  packId: string;
  /** Null when the pack is unknown. */
  pack: PackFacts | null;
  quantity: number;
  addons: AddonFacts[];
  unitAddonsPaise: number;
  linePaise: number;
  available: number;
  problem: 'GONE' | 'SOLD_OUT' | 'SHORT' | null;
  problemMessage: Message | null;
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
  shares: (LineShare | null)[];
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

  const { taxes, shares } = includedTaxes(
    counted.map((line) => ({
      itemsPaise: line.linePaise,
      discountablePaise: line.quantity * line.pack.pricePaise,
      gstPercent: line.pack.gstPercent,
    })),
    discountPaise,
    deliveryChargePaise,
  );

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

/** Prices each line; lines of one pack share its stock, up to the limit, first come first served. */
function priceLines(wanted: readonly WantedLine[], packs: ReadonlyMap<string, PackFacts>, limit: number): PricedLine[] {
  const left = new Map([...packs.values()].map((pack) => [pack.id, Math.min(pack.stock, limit)]));
  return wanted.map(({ packId, quantity, addonIds }) => {
    const pack = packs.get(packId) ?? null;
    const known = new Map(pack?.addons.map((addon) => [addon.id, addon]));
    const addons = addonIds.flatMap((id) => known.get(id) ?? []);
    const line = { packId, pack, quantity, addons, unitAddonsPaise: sum(addons.map((addon) => addon.pricePaise)) };
    const gone = (key: 'orders.lineGone' | 'orders.addonGone' | 'orders.oneGrinding') => ({
      ...line,
      linePaise: 0,
      available: 0,
      problem: 'GONE' as const,
      problemMessage: { key },
    });
    if (!pack?.published) return gone('orders.lineGone');
    if (addons.length < addonIds.length) return gone('orders.addonGone');
    if (addons.filter(({ kind }) => kind === 'GRINDING').length > 1) return gone('orders.oneGrinding');

    const available = left.get(packId) ?? 0;
    left.set(packId, Math.max(0, available - quantity));
    return {
      ...line,
      linePaise: quantity * (pack.pricePaise + line.unitAddonsPaise),
      available,
      ...problemOf(quantity, available, pack.stock >= limit ? limit : undefined),
    };
  });
}

/** @param limit undefined where stock, not the limit, is what is short */
function problemOf(
  quantity: number,
  available: number,
  limit: number | undefined,
): Pick<PricedLine, 'problem' | 'problemMessage'> {
  if (quantity <= available) return { problem: null, problemMessage: null };
  if (limit !== undefined) return { problem: 'SHORT', problemMessage: { key: 'orders.lineLimit', params: { limit } } };
  if (available === 0) return { problem: 'SOLD_OUT', problemMessage: { key: 'orders.lineSoldOut' } };
  return { problem: 'SHORT', problemMessage: { key: 'orders.lineShort', params: { available } } };
}

const isCounted = (line: PricedLine): line is PricedLine & { pack: PackFacts } =>
  line.problem !== 'GONE' && line.pack !== null;

function alignShares(lines: readonly PricedLine[], shares: readonly LineShare[]): (LineShare | null)[] {
  let next = 0;
  return lines.map((line) => (isCounted(line) ? (shares[next++] ?? null) : null));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
