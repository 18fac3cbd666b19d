import { allocate } from '../../lib/allocate';
import { halfOfTax, includedTax, paidFor, type LineMoney } from '../../../contract/lineMoney';

interface Taxed {
  gstPercent: number;
  taxPaise: number;
}

/** A line with a bundle's parts, which share what is paid for it. */
export interface TaxedLine extends LineMoney, Taxed {
  packedQuantity: number | null;
  deliveryOffPaise: number;
  parts: readonly (Taxed & { pricePaise: number })[];
}

export const unitsOf = ({ packedQuantity, quantity }: Pick<TaxedLine, 'packedQuantity' | 'quantity'>): number =>
  packedQuantity ?? quantity;

/** Splits what is paid for a line's packed units over its parts, with the tax in each. */
export function packedTaxes(line: TaxedLine): { gstPercent: number; grossPaise: number; taxPaise: number }[] {
  const units = unitsOf(line);
  const isAsBilled = units === line.quantity && line.deliveryOffPaise === 0;
  const paise = paidFor(line, units);
  const taxed = line.parts.length > 0 ? line.parts : [line];
  const gross =
    line.parts.length > 0
      ? allocate(
          paise,
          line.parts.map(({ pricePaise }) => pricePaise),
        )
      : [paise];
  return taxed.map(({ taxPaise, gstPercent }, at) => {
    const grossPaise = gross[at] ?? 0;
    // Whole lines keep the tax of the bill, which is rounded over all lines of a rate.
    return {
      gstPercent,
      grossPaise,
      taxPaise: isAsBilled ? taxPaise : includedTax(grossPaise, gstPercent).taxPaise,
    };
  });
}

export interface TaxAtRate {
  ratePercent: number;
  taxablePaise: number;
  taxPaise: number;
}

/** What an invoice within the state will say, by rate: its two halves are equal. */
export const packedTaxesByRate = (lines: readonly TaxedLine[]): TaxAtRate[] =>
  sumByRate(
    lines.flatMap(packedTaxes).map(({ gstPercent, grossPaise, taxPaise }) => {
      const evenPaise = 2 * halfOfTax(taxPaise);
      return { ratePercent: gstPercent, taxablePaise: grossPaise - evenPaise, taxPaise: evenPaise };
    }),
  );

/** One entry for each rate, the lowest first. */
export function sumByRate(taxes: readonly TaxAtRate[]): TaxAtRate[] {
  const rates = [...new Set(taxes.map(({ ratePercent }) => ratePercent))].sort((a, b) => a - b);
  return rates.map((ratePercent) =>
    taxes
      .filter((tax) => tax.ratePercent === ratePercent)
      .reduce((sum, tax) => ({
        ratePercent,
        taxablePaise: sum.taxablePaise + tax.taxablePaise,
        taxPaise: sum.taxPaise + tax.taxPaise,
      })),
  );
}

export const taxOf = (taxes: readonly TaxAtRate[]): number => taxes.reduce((sum, { taxPaise }) => sum + taxPaise, 0);
