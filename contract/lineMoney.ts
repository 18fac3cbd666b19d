export interface LineMoney {
  quantity: number;
  linePaise: number;
  discountPaise: number;
  deliveryPaise: number;
}

/** Rounded down, so that successive shares add up. */
export const shareOf = (paise: number, units: number, quantity: number): number =>
  Math.floor((paise * units) / quantity);

export const paidFor = ({ quantity, linePaise, discountPaise, deliveryPaise }: LineMoney, units: number): number =>
  shareOf(linePaise - discountPaise + deliveryPaise, units, quantity);

export function includedTax(paise: number, gstPercent: number): { taxablePaise: number; taxPaise: number } {
  const taxablePaise = Math.round((paise * 100) / (100 + gstPercent));
  return { taxablePaise, taxPaise: paise - taxablePaise };
}

/** CGST and SGST are the same rate on the same value, so an odd paisa counts as value. */
export const halfOfTax = (taxPaise: number): number => Math.floor(taxPaise / 2);
