/** Money of an order's line, as agreed. */
export interface LineMoney {
  quantity: number;
  linePaise: number;
  /** Its shares of the order's discount and delivery charge. */
  discountPaise: number;
  deliveryPaise: number;
}

/** Rounded down, in the customer's favour; steps between quantities add up. */
const shareOf = (paise: number, units: number, quantity: number): number => Math.floor((paise * units) / quantity);

/** What is paid for so many units of a line, with its shares. */
export const paidFor = ({ quantity, linePaise, discountPaise, deliveryPaise }: LineMoney, units: number): number =>
  shareOf(linePaise - discountPaise + deliveryPaise, units, quantity);

/**
 * The money of a pack that takes the place of units of a line: its own price, but never more than was agreed for them. A
 * cheaper one gets their discount in proportion. What its price exceeds counts as discount.
 */
export function substituteMoney(
  line: LineMoney,
  { before, after }: { before: number; after: number },
  pack: { pricePaise: number; quantity: number },
): LineMoney {
  const replacedPaise = paidFor(line, before) - paidFor(line, after);
  const deliveryPaise =
    shareOf(line.deliveryPaise, before, line.quantity) - shareOf(line.deliveryPaise, after, line.quantity);
  const agreedPaise = replacedPaise - deliveryPaise;
  const listedPaise = ((before - after) * line.linePaise) / line.quantity;
  const linePaise = pack.quantity * pack.pricePaise;
  const paise = linePaise < listedPaise ? Math.floor((agreedPaise * linePaise) / listedPaise) : agreedPaise;
  return { quantity: pack.quantity, linePaise, discountPaise: linePaise - Math.min(paise, linePaise), deliveryPaise };
}

/** The tax that an amount contains, as for bills. */
export function includedTax(paise: number, gstPercent: number): { taxablePaise: number; taxPaise: number } {
  const taxablePaise = Math.round((paise * 100) / (100 + gstPercent));
  return { taxablePaise, taxPaise: paise - taxablePaise };
}
