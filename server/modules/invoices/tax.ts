import { halfOfTax } from '../../../contract/lineMoney';

/** Tax within an amount: two equal halves within a state, one part to another state. */
export interface Taxed {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

export const NO_TAX = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

export function splitTax(grossPaise: number, taxPaise: number, isWithinState: boolean): Taxed {
  if (!isWithinState) return { ...NO_TAX, taxablePaise: grossPaise - taxPaise, igstPaise: taxPaise };
  const half = halfOfTax(taxPaise);
  return { taxablePaise: grossPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}

export const grossOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: Taxed): number =>
  taxablePaise + cgstPaise + sgstPaise + igstPaise;

/** Reduces a row to its taxed amounts. */
export const taxedOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: Taxed): Taxed => ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
});

/** Parts may be negative, such as credited ones. */
export const addTaxed = (one: Taxed, other: Taxed): Taxed => ({
  taxablePaise: one.taxablePaise + other.taxablePaise,
  cgstPaise: one.cgstPaise + other.cgstPaise,
  sgstPaise: one.sgstPaise + other.sgstPaise,
  igstPaise: one.igstPaise + other.igstPaise,
});

export const sumTaxed = (all: readonly Taxed[]): Taxed => all.reduce(addTaxed, { ...NO_TAX, taxablePaise: 0 });

export const negated = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: Taxed): Taxed => ({
  taxablePaise: -taxablePaise,
  cgstPaise: -cgstPaise,
  sgstPaise: -sgstPaise,
  igstPaise: -igstPaise,
});

/** A share of a line's rest, in its proportion of tax; the whole rest leaves nothing. */
export function shareOfTaxed(left: Taxed, grossPaise: number): Taxed {
  const leftPaise = grossOf(left);
  if (grossPaise >= leftPaise) return left;
  const shareOf = (paise: number) => Math.round((paise * grossPaise) / leftPaise);
  const half = shareOf(left.cgstPaise);
  const igstPaise = shareOf(left.igstPaise);
  return { taxablePaise: grossPaise - 2 * half - igstPaise, cgstPaise: half, sgstPaise: half, igstPaise };
}
