import type { DocumentKind } from '../../../contract/invoiceConstants';
import { demoStore } from '../../db/seed/store';
import type { RegisteredDocument } from './repository';
import { startTaxReturn } from './returns';

const seller = { stateCode: '33', legalName: demoStore.legalName } as RegisteredDocument['document']['seller'];
const line = { lineNo: 1, partNo: null, hsn: '1008', quantity: 400, listedPaise: 1, cgstPaise: 0, sgstPaise: 0 };

/** Of one line at 5 %, to another state unless said otherwise. */
function documentOf(
  serial: string,
  totalPaise: number,
  {
    kind = 'TAX_INVOICE',
    place = '32',
    at = '2026-11-20T06:00:00Z',
    of = null,
  }: {
    kind?: DocumentKind;
    place?: string;
    at?: string;
    of?: RegisteredDocument['credited'];
  } = {},
): RegisteredDocument {
  const igstPaise = Math.round((totalPaise * 5) / 105);
  const taxed = { taxablePaise: totalPaise - igstPaise, igstPaise, cgstPaise: 0, sgstPaise: 0 };
  const document = {
    id: serial,
    serial,
    kind,
    financialYear: 2026,
    number: 1,
    orderId: 'o',
    invoiceId: null,
    issuedAt: new Date(at),
    placeOfSupply: place,
    seller,
    buyer: null,
    totalPaise,
    roundingPaise: 0,
    ...taxed,
    refundedPaise: 0,
    lines: [{ ...line, ...taxed, gstPercent: 5 }],
  } as unknown as RegisteredDocument['document'];
  return { document, orderNumber: 'VY1', credited: of };
}

function toTaxReturn(documents: readonly RegisteredDocument[]) {
  const sums = startTaxReturn();
  for (const registered of documents) sums.add(registered);
  return sums.end();
}

it('reports a sale of more than ₹1,00,000 to another state by itself, and leaves it out of the others', () => {
  const { b2cl, b2cs, hsn } = toTaxReturn([
    documentOf('TI/1', 10_500_000),
    documentOf('TI/2', 10_000_000),
    documentOf('TI/3', 20_000_000, { place: '33' }),
  ]);
  expect(b2cl).toEqual([
    {
      serial: 'TI/1',
      issuedAt: '2026-11-20T06:00:00.000Z',
      totalPaise: 10_500_000,
      place: '32-Kerala',
      ratePercent: 5,
      taxablePaise: 10_000_000,
      igstPaise: 500_000,
    },
  ]);
  expect(b2cs.map(({ place, taxablePaise }) => [place, taxablePaise])).toEqual([
    ['32-Kerala', 9_523_810],
    ['33-Tamil Nadu', 19_047_619],
  ]);
  expect(hsn).toMatchObject([{ valuePaise: 40_500_000 }]);
});

it('goes by the amount that the law named on the day of the sale', () => {
  const before = documentOf('TI/1', 20_000_000, { at: '2024-07-31T18:29:59Z' });
  const after = documentOf('TI/2', 20_000_000, { at: '2024-07-31T18:30:00Z' });
  expect(toTaxReturn([before, after]).b2cl.map(({ serial }) => serial)).toEqual(['TI/2']);
});

it('reports a credit note to such a sale by itself, also of an earlier month', () => {
  const of = { serial: 'TI/1', issuedAt: new Date('2026-09-01T06:00:00Z'), totalPaise: 10_500_000 };
  const small = { ...of, totalPaise: 500_000 };
  const { cdnur, b2cs } = toTaxReturn([
    documentOf('CN/1', 105_000, { kind: 'CREDIT_NOTE', of }),
    documentOf('CN/2', 105_000, { kind: 'CREDIT_NOTE', of: small }),
  ]);
  expect(cdnur).toMatchObject([{ serial: 'CN/1', ofSerial: 'TI/1', totalPaise: 105_000, taxablePaise: 100_000 }]);
  expect(b2cs).toMatchObject([{ place: '32-Kerala', taxablePaise: -100_000 }]);
});
