import { DELIVERY_KINDS, INVOICE_KINDS, type InvoiceKind } from '../../../contract/invoiceConstants';
import { toWholeRupees } from '../../../contract/paymentConstants';
import type { GstStatus } from '../../../contract/settingsFields';
import type { InvoiceLine } from '../../db/schema';
import { allocate } from '../../lib/allocate';
import { shareOf } from '../../../contract/lineMoney';
import { packedTaxes, unitsOf, type SoldLine } from '../orderTaxes';
import type { CreditedLine } from './repository';
import { grossOf, NO_TAX, negated, shareOfTaxed, splitTax, addTaxed, sumTaxed, type Taxed } from './tax';

interface Terms {
  /** True where the seller charges tax at that time. */
  chargesTax: boolean;
  isWithinState: boolean;
}

/** The packed units of each line, at what is paid for them. */
export const toInvoiceLines = (sold: readonly SoldLine[], terms: Terms): InvoiceLine[] =>
  sold.flatMap((line) => {
    if (unitsOf(line) === 0) return [];
    return line.parts.length > 0 ? linesOfBundle(line, terms) : lineOf(line, terms);
  });

function moneyOf(line: SoldLine, grossPaise: number) {
  const units = unitsOf(line);
  const listedPaise = shareOf(line.linePaise, units, line.quantity);
  const deliveryPaise = shareOf(line.deliveryPaise, units, line.quantity);
  return { listedPaise, deliveryPaise, discountPaise: listedPaise + deliveryPaise - grossPaise };
}

const lineOf = (line: SoldLine, { chargesTax, isWithinState }: Terms): InvoiceLine[] =>
  packedTaxes(line).map(({ grossPaise, taxPaise }) => ({
    lineNo: line.lineNo,
    partNo: null,
    name: line.productName,
    bundle: null,
    addons: line.addons.map(({ name }) => name),
    netGrams: line.netGrams,
    measure: line.measure,
    hsn: line.hsn,
    quantity: unitsOf(line),
    ...moneyOf(line, grossPaise),
    gstPercent: chargesTax ? line.gstPercent : 0,
    ...splitTax(grossPaise, chargesTax ? taxPaise : 0, isWithinState),
  }));

/** Each part has its own HSN code and rate, and its share of the money. */
function linesOfBundle(line: SoldLine, { chargesTax, isWithinState }: Terms): InvoiceLine[] {
  const weights = line.parts.map(({ pricePaise }) => pricePaise);
  const taxes = packedTaxes(line);
  const { discountPaise, deliveryPaise } = moneyOf(line, sum(taxes.map(({ grossPaise }) => grossPaise)));
  const discounts = allocate(discountPaise, weights);
  const deliveries = allocate(deliveryPaise, weights);
  return line.parts.map((part, at) => {
    const { grossPaise, taxPaise } = taxes[at] ?? { grossPaise: 0, taxPaise: 0 };
    const [off = 0, sent = 0] = [discounts[at], deliveries[at]];
    return {
      lineNo: line.lineNo,
      partNo: part.partNo,
      name: part.productName,
      bundle: line.productName,
      addons: at === 0 ? line.addons.map(({ name }) => name) : [],
      netGrams: part.netGrams,
      measure: part.measure,
      hsn: part.hsn,
      quantity: unitsOf(line) * part.quantity,
      listedPaise: grossPaise + off - sent,
      discountPaise: off,
      deliveryPaise: sent,
      gstPercent: chargesTax ? part.gstPercent : 0,
      ...splitTax(grossPaise, chargesTax ? taxPaise : 0, isWithinState),
    };
  });
}

/** By the seller's status and what is sold (CGST Rules, 46, 46A and 49). */
export function kindOf(status: GstStatus, lines: readonly Pick<InvoiceLine, 'gstPercent'>[]): InvoiceKind {
  if (status === 'UNREGISTERED') return 'INVOICE';
  if (status === 'COMPOSITION') return 'BILL_OF_SUPPLY';
  const taxed = lines.filter(({ gstPercent }) => gstPercent > 0).length;
  if (taxed === 0) return 'BILL_OF_SUPPLY';
  return taxed === lines.length ? 'TAX_INVOICE' : 'INVOICE_CUM_BILL';
}

export const isInvoiceKind = (kind: string): kind is InvoiceKind => (INVOICE_KINDS as readonly string[]).includes(kind);

/** Whether it goes with a parcel that is no sale. */
export const isDeliveryKind = (kind: string): boolean => (DELIVERY_KINDS as readonly string[]).includes(kind);

/** An invoice's total is in whole rupees; its rounding is separate. */
export function totalsOf(lines: readonly Taxed[], { rounds }: { rounds: boolean }) {
  const summed = sumTaxed(lines);
  const grossPaise = grossOf(summed);
  const totalPaise = rounds ? toWholeRupees(grossPaise) : grossPaise;
  return { ...summed, totalPaise, roundingPaise: totalPaise - grossPaise };
}

const keyOf = ({ lineNo, partNo }: Pick<InvoiceLine, 'lineNo' | 'partNo'>) => `${lineNo}.${partNo ?? 0}`;

/**
 * A credit note's lines: first the refunded ones, each with its amount, then all others in proportion.
 * @param credited lines of earlier notes
 */
export function creditLines(
  lines: readonly InvoiceLine[],
  credited: readonly InvoiceLine[],
  { amountPaise, first = [] }: { amountPaise: number; first?: readonly CreditedLine[] },
): InvoiceLine[] {
  const left = lines.map((line) =>
    credited
      .filter((note) => keyOf(note) === keyOf(line))
      .reduce<Taxed>((rest, note) => addTaxed(rest, negated(note)), {
        taxablePaise: line.taxablePaise,
        cgstPaise: line.cgstPaise,
        sgstPaise: line.sgstPaise,
        igstPaise: line.igstPaise,
      }),
  );
  const gross = left.map(grossOf);
  const total = sum(gross);
  const wanted = Math.min(amountPaise, total);
  const named = first.reduce(
    (shares, each) => {
      const ofLine = gross.map((paise, at) => (lines[at]?.lineNo === each.lineNo ? paise : 0));
      const parts = allocate(Math.min(each.amountPaise, sum(ofLine)), ofLine);
      return shares.map((paise, at) => paise + (parts[at] ?? 0));
    },
    gross.map(() => 0),
  );
  const refunded = sum(named) > wanted ? allocate(wanted, named) : named;
  const others = gross.map((paise, at) => paise - (refunded[at] ?? 0));
  const rest = allocate(wanted - sum(refunded), others);
  return lines.flatMap((line, at) => {
    const paise = (refunded[at] ?? 0) + (rest[at] ?? 0);
    const taxed = left[at];
    if (paise === 0 || !taxed) return [];
    return [{ ...line, listedPaise: paise, discountPaise: 0, deliveryPaise: 0, ...shareOfTaxed(taxed, paise) }];
  });
}

/** On a voucher, the lines share the amount, and no tax was due on the advance. */
export const untaxed = (lines: readonly InvoiceLine[], amountPaise: number): InvoiceLine[] => {
  const shares = allocate(amountPaise, lines.map(grossOf));
  return lines.flatMap((line, at) => {
    const paise = shares[at] ?? 0;
    return paise === 0
      ? []
      : [
          {
            ...line,
            ...NO_TAX,
            gstPercent: 0,
            listedPaise: paise,
            discountPaise: 0,
            deliveryPaise: 0,
            taxablePaise: paise,
          },
        ];
  });
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
