import type { TaxReturn } from '../../../contract/invoices';
import { stateName } from '../../lib/gstStates';
import type { RegisteredDocument } from './repository';
import { serializeDocument } from './serialize';
import { addTaxed, grossOf, negated, NO_TAX, sumTaxed, taxedOf, type Taxed } from './tax';
import { isLargeSale } from './thresholds';

const placeOf = (code: string): string => `${code}-${stateName(code, 'en')}`;

/** A voucher is about an advance, and no sale. */
const signOf = ({ document }: RegisteredDocument): 1 | -1 | 0 =>
  document.kind === 'REFUND_VOUCHER' ? 0 : document.kind === 'CREDIT_NOTE' ? -1 : 1;

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

export function toTaxReturn(documents: readonly RegisteredDocument[]): TaxReturn {
  const sold = documents.flatMap((registered) => {
    const sign = signOf(registered);
    const { placeOfSupply, seller, lines } = registered.document;
    const isWithinState = placeOfSupply === seller.stateCode;
    return sign === 0
      ? []
      : lines.map((line) => ({
          ...line,
          placeOfSupply,
          isWithinState,
          sign,
          isLarge: isLarge(registered),
          signed: sign === 1 ? taxedOf(line) : negated(line),
        }));
  });
  const byPlace = new Map<string, TaxReturn['b2cs'][number]>();
  const byHsn = new Map<string, TaxReturn['hsn'][number]>();
  const exempt = { withinPaise: 0, outsidePaise: 0 };
  for (const {
    hsn,
    gstPercent: ratePercent,
    placeOfSupply,
    isWithinState,
    quantity,
    sign,
    isLarge,
    signed,
    listedPaise,
  } of sold) {
    if (ratePercent === 0) exempt[isWithinState ? 'withinPaise' : 'outsidePaise'] += signed.taxablePaise;
    else if (!isLarge) {
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
  const large = documents.filter((registered) => signOf(registered) !== 0 && isLarge(registered));
  return {
    b2cl: large.filter(({ credited }) => !credited).flatMap(largeSale),
    cdnur: large.flatMap((registered) =>
      largeSale(registered).flatMap((row) =>
        registered.credited ? [{ ...row, ofSerial: registered.credited.serial }] : [],
      ),
    ),
    b2cs: sorted(byPlace),
    exempt,
    hsn: sorted(byHsn),
    documents: seriesOf(documents),
    register: documents.map((registered) => {
      const { document, credited } = registered;
      return {
        ...serializeDocument(registered),
        ofSerial: credited?.serial ?? null,
        ofIssuedAt: credited?.issuedAt.toISOString() ?? null,
        place: placeOf(document.placeOfSupply),
        ...taxedOf(document),
        roundingPaise: document.roundingPaise,
      };
    }),
  };
}

const sorted = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })).map(([, row]) => row);

/** Documents come by kind, year and number. None is ever cancelled: a sale that ends has a credit note. */
function seriesOf(documents: readonly RegisteredDocument[]): TaxReturn['documents'] {
  const series = new Map<string, TaxReturn['documents'][number]>();
  for (const { document } of documents) {
    const { kind, financialYear, serial } = document;
    const key = `${kind} ${financialYear}`;
    const before = series.get(key);
    series.set(key, { kind, from: before?.from ?? serial, to: serial, count: (before?.count ?? 0) + 1 });
  }
  return [...series.values()];
}
