/** Money of an order's line, as agreed. */
export interface LineMoney {
  quantity: number;
  linePaise: number;
  /** Its shares of the order's discount and delivery charge. */
  discountPaise: number;
  deliveryPaise: number;
}

/** Rounded down, in the customer's favour; steps between quantities add up. */
export const shareOf = (paise: number, units: number, quantity: number): number =>
  Math.floor((paise * units) / quantity);

/** What is paid for so many units of a line, with its shares. */
export const paidFor = ({ quantity, linePaise, discountPaise, deliveryPaise }: LineMoney, units: number): number =>
  shareOf(linePaise - discountPaise + deliveryPaise, units, quantity);

/** The tax that an amount contains, as for bills. */
export function includedTax(paise: number, gstPercent: number): { taxablePaise: number; taxPaise: number } {
  const taxablePaise = Math.round((paise * 100) / (100 + gstPercent));
  return { taxablePaise, taxPaise: paise - taxablePaise };
}
