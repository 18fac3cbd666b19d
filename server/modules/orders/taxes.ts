import { allocate } from '../../lib/allocate';

export interface TaxedLine {
  /** This is the price before any discount. */
  itemsPaise: number;
  /** The part that a coupon counts on. */
  discountablePaise: number;
  gstPercent: number;
}

export interface TaxPart {
  ratePercent: number;
  taxablePaise: number;
  taxPaise: number;
}

export interface LineShare {
  discountPaise: number;
  deliveryPaise: number;
  taxablePaise: number;
  taxPaise: number;
}

export interface IncludedTaxes {
  taxes: TaxPart[];
  shares: LineShare[];
}

/**
 * taxable = gross × 100 / (100 + rate), rounded to the paisa per rate; the rest is tax. Discounts and delivery are
 * spread in proportion; delivery takes the products' rates (CGST Act, section 8). All parts add up to the total.
 */
export function includedTaxes(
  lines: readonly TaxedLine[],
  discountPaise: number,
  deliveryPaise: number,
): IncludedTaxes {
  const discounts = allocate(
    discountPaise,
    lines.map((line) => line.discountablePaise),
  );
  const paid = lines.map((line, at) => line.itemsPaise - (discounts[at] ?? 0));
  const deliveries = allocate(deliveryPaise, paid);
  const gross = paid.map((paise, at) => paise + (deliveries[at] ?? 0));

  const rates = [...new Set(lines.map((line) => line.gstPercent))].sort((a, b) => a - b);
  const lineTaxes: number[] = [];
  const taxes = rates.map((ratePercent) => {
    const ofRate = lines.flatMap((line, at) => (line.gstPercent === ratePercent ? [at] : []));
    const grossOfRate = ofRate.map((at) => gross[at] ?? 0);
    const sum = grossOfRate.reduce((total, paise) => total + paise, 0);
    const taxablePaise = Math.round((sum * 100) / (100 + ratePercent));
    for (const [index, taxPaise] of allocate(sum - taxablePaise, grossOfRate).entries())
      lineTaxes[ofRate[index] ?? 0] = taxPaise;
    return { ratePercent, taxablePaise, taxPaise: sum - taxablePaise };
  });
  const shares = gross.map((paise, at) => ({
    discountPaise: discounts[at] ?? 0,
    deliveryPaise: deliveries[at] ?? 0,
    taxablePaise: paise - (lineTaxes[at] ?? 0),
    taxPaise: lineTaxes[at] ?? 0,
  }));
  return { taxes, shares };
}
