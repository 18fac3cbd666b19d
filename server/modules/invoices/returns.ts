import type { DocumentKind } from '../../../contract/invoiceConstants';
import type { TaxRegisterRow, TaxReturn } from '../../../contract/invoices';
import type { InvoiceLine } from '../../db/schema';
import { stateName } from '../../lib/gstStates';
import { isDeliveryKind } from './compose';
import type { Document, RegisteredDocument } from './repository';
import { serializeDocument } from './serialize';
import { addTaxed, grossOf, negated, NO_TAX, sumTaxed, taxedOf, type Taxed } from './tax';
import { isLargeSale } from './thresholds';

const placeOf = (code: string): string => `${code}-${stateName(code, 'en')}`;

/** A voucher is about an advance, and what goes with a replacement about no price: neither is a sale. */
const signOf = ({ document: { kind } }: RegisteredDocument): 1 | -1 | 0 =>
  kind === 'REFUND_VOUCHER' || isDeliveryKind(kind) ? 0 : kind === 'CREDIT_NOTE' ? -1 : 1;

const NOTHING: Taxed = { ...NO_TAX, taxablePaise: 0 };

function isLarge({ document, credited }: RegisteredDocument): boolean {
  if (document.placeOfSupply === document.seller.stateCode) return false;
  const { totalPaise, issuedAt } = credited ?? document;
  return isLargeSale(totalPaise, issuedAt);
}

/** Sales are grouped by rate; exempt lines are in the table of exempt sales. */
const largeSale = ({ document }: RegisteredDocument): TaxReturn['b2cl'] => {
  const { serial, issuedAt, totalPaise, placeOfSupply, lines } = document;
  const rates = [...new Set(lines.map(({ gstPercent }) => gstPercent))].filter((rate) => rate > 0);
  return rates
    .sort((one, other) => one - other)
    .map((ratePercent) => {
      const { taxablePaise, igstPaise } = sumTaxed(lines.filter(({ gstPercent }) => gstPercent === ratePercent));
      const facts = { serial, issuedAt: issuedAt.toISOString(), totalPaise, place: placeOf(placeOfSupply) };
      return { ...facts, ratePercent, taxablePaise, igstPaise };
    });
};

/** Sums up a month's documents, which come one by one in any order, so that a large month needs no more memory. */
export function startTaxReturn() {
  const byPlace = new Map<string, TaxReturn['b2cs'][number]>();
  const byHsn = new Map<string, TaxReturn['hsn'][number]>();
  const exempt = { withinPaise: 0, outsidePaise: 0 };
  const series = new Map<string, Series>();
  const b2cl: TaxReturn['b2cl'] = [];
  const cdnur: TaxReturn['cdnur'] = [];

  function addLine(line: InvoiceLine, registered: RegisteredDocument, sign: 1 | -1): void {
    const { placeOfSupply, seller } = registered.document;
    const { hsn, gstPercent: ratePercent, quantity, listedPaise } = line;
    const signed = sign === 1 ? taxedOf(line) : negated(line);
    if (ratePercent === 0)
      exempt[placeOfSupply === seller.stateCode ? 'withinPaise' : 'outsidePaise'] += signed.taxablePaise;
    else if (!isLarge(registered)) {
      const place = placeOf(placeOfSupply);
      const key = `${place} ${ratePercent}`;
      byPlace.set(key, { place, ratePercent, ...addTaxed(byPlace.get(key) ?? NOTHING, signed) });
    }
    const key = `${hsn} ${ratePercent}`;
    const before = byHsn.get(key);
    byHsn.set(key, {
      hsn,
      ratePercent,
      // A credit note refunds money, not units.
      quantity: (before?.quantity ?? 0) + (sign === 1 && listedPaise > 0 ? quantity : 0),
      valuePaise: (before?.valuePaise ?? 0) + grossOf(signed),
      ...addTaxed(before ?? NOTHING, signed),
    });
  }

  return {
    add(registered: RegisteredDocument): void {
      const { document, credited } = registered;
      const key = `${document.kind} ${document.financialYear}`;
      series.set(key, addToSeries(series.get(key), document));
      const sign = signOf(registered);
      if (sign === 0) return;
      for (const line of document.lines) addLine(line, registered, sign);
      if (!isLarge(registered)) return;
      if (credited) cdnur.push(...largeSale(registered).map((row) => ({ ...row, ofSerial: credited.serial })));
      else b2cl.push(...largeSale(registered));
    },

    end: (): TaxReturn => ({
      b2cl: b2cl.sort(bySerial),
      cdnur: cdnur.sort(bySerial),
      b2cs: sorted(byPlace),
      exempt,
      hsn: sorted(byHsn),
      documents: sorted(series).map(({ kind, first, last, count }) => ({
        kind,
        from: first.serial,
        to: last.serial,
        count,
      })),
    }),
  };
}

export const toRegisterRow = (registered: RegisteredDocument): TaxRegisterRow => {
  const { document, credited } = registered;
  return {
    ...serializeDocument(registered),
    ofSerial: credited?.serial ?? null,
    ofIssuedAt: credited?.issuedAt.toISOString() ?? null,
    place: placeOf(document.placeOfSupply),
    ...taxedOf(document),
    roundingPaise: document.roundingPaise,
  };
};

const compare = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });
const bySerial = (one: { serial: string }, other: { serial: string }): number => compare(one.serial, other.serial);

const sorted = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([one], [other]) => compare(one, other)).map(([, row]) => row);

type Numbered = Pick<Document, 'number' | 'serial'>;
interface Series {
  kind: DocumentKind;
  first: Numbered;
  last: Numbered;
  count: number;
}

/** None is ever cancelled: a sale that ends has a credit note. */
function addToSeries(before: Series | undefined, { kind, number, serial }: Document): Series {
  const added = { number, serial };
  if (!before) return { kind, first: added, last: added, count: 1 };
  const { first, last, count } = before;
  return {
    kind,
    first: number < first.number ? added : first,
    last: number > last.number ? added : last,
    count: count + 1,
  };
}
