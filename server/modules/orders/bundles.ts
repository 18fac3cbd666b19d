import { allocate } from '../../lib/allocate';
import type { PackQuantity } from '../stockLedger';
import type { CountedLine } from './priceLines';
import { includedTaxes, type LineShare, type TaxPart } from './taxes';

/** What lines take from stock. @param lines with the contents of a unit: a bundle's parts, or the pack itself */
export function sumUnits(lines: readonly { quantity: number; contents: readonly PackQuantity[] }[]): PackQuantity[] {
  const taken = new Map<string, number>();
  for (const { quantity, contents } of lines)
    for (const part of contents) taken.set(part.packId, (taken.get(part.packId) ?? 0) + quantity * part.quantity);
  return [...taken].map(([packId, quantity]) => ({ packId, quantity }));
}

/** What a unit of an ordered line takes from stock. */
export const contentsOf = (packId: string, parts: readonly PackQuantity[]): readonly PackQuantity[] =>
  parts.length > 0 ? parts : [{ packId, quantity: 1 }];

export type SharedLine = LineShare & { parts: LineShare[] };

interface Shared {
  discountPaise: number;
  deliveryPaise: number;
  isDiscounted: (line: CountedLine) => boolean;
}

/** A bundle's price, discount and delivery are split over its parts by their own prices, because rates differ. */
export function sharesOfLines(
  lines: readonly CountedLine[],
  { discountPaise, deliveryPaise, isDiscounted }: Shared,
): { taxes: TaxPart[]; shares: SharedLine[] } {
  const split = lines.map((line) => splitLine(line, isDiscounted(line)));
  const { taxes, shares } = includedTaxes(split.flat(), discountPaise, deliveryPaise);
  let next = 0;
  return {
    taxes,
    shares: lines.map(({ pack }, at) => {
      const own = shares.slice(next, (next += split[at]?.length ?? 0));
      return { ...own.reduce(addShares), parts: pack.parts.length > 0 ? own : [] };
    }),
  };
}

function splitLine({ pack, quantity, unitAddonsPaise }: CountedLine, isDiscounted: boolean) {
  const taxed = pack.parts.length > 0 ? pack.parts : [{ ...pack, quantity: 1 }];
  const weights = taxed.map((part) => part.quantity * part.pricePaise);
  const items = allocate(quantity * pack.pricePaise, weights);
  const addons = allocate(quantity * unitAddonsPaise, weights);
  return taxed.map(({ gstPercent }, at) => ({
    itemsPaise: (items[at] ?? 0) + (addons[at] ?? 0),
    discountablePaise: isDiscounted ? (items[at] ?? 0) : 0,
    gstPercent,
  }));
}

const addShares = (a: LineShare, b: LineShare): LineShare => ({
  discountPaise: a.discountPaise + b.discountPaise,
  deliveryPaise: a.deliveryPaise + b.deliveryPaise,
  taxablePaise: a.taxablePaise + b.taxablePaise,
  taxPaise: a.taxPaise + b.taxPaise,
});
