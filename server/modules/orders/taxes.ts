import { allocate } from './allocate';

export interface TaxedLine {
  /** Items and add-ons before any discount. */
  itemsPaise: number;
  /** The part that a coupon applies to. */
  discountablePaise: number;
  gstPercent: number;
}

export interface TaxPart {
  ratePercent: number;
  taxablePaise: number;
  taxPaise: number;
}

/**
 * The tax contained in the prices, by rate: taxable = gross × 100 / (100 + rate), rounded to the paisa; the rest is
 * tax. A discount lowers what was paid for each line in proportion. Delivery is part of one supply with the items
 * (CGST Act, section 8), so their rates apply to it in proportion. All parts add up to the total.
 */
export function includedTaxes(lines: readonly TaxedLine[], discountPaise: number, deliveryPaise: number): TaxPart[] {
  const discounts = allocate(
    discountPaise,
    lines.map((line) => line.discountablePaise),
  );
  const paid = lines.map((line, at) => line.itemsPaise - (discounts[at] ?? 0));
  const deliveries = allocate(deliveryPaise, paid);

  const grossByRate = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const gross = (paid[at] ?? 0) + (deliveries[at] ?? 0);
    grossByRate.set(line.gstPercent, (grossByRate.get(line.gstPercent) ?? 0) + gross);
  }
  return [...grossByRate]
    .sort(([a], [b]) => a - b)
    .map(([ratePercent, gross]) => {
      const taxablePaise = Math.round((gross * 100) / (100 + ratePercent));
      return { ratePercent, taxablePaise, taxPaise: gross - taxablePaise };
    });
}
