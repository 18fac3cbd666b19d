import type { StaffDocument, TaxRegister, TaxReturn } from '../../../contract/invoices';

export const buildDocument = (overrides: Partial<StaffDocument> = {}): StaffDocument => ({
  _id: 'invoice-1',
  kind: 'TAX_INVOICE',
  serial: 'TI/26-27/00012',
  orderNumber: 'VY-1001',
  buyerName: 'Meena',
  issuedAt: '2026-11-20T07:00:00Z',
  totalPaise: 19_000,
  ...overrides,
});

export const buildCreditNote = (overrides: Partial<StaffDocument> = {}): StaffDocument =>
  buildDocument({
    _id: 'note-1',
    kind: 'CREDIT_NOTE',
    serial: 'CN/26-27/00003',
    totalPaise: 4_550,
    issuedAt: '2026-11-21T07:00:00Z',
    ...overrides,
  });

const place = '33-Tamil Nadu';

/** One invoice, and a credit note to it. */
export const buildTaxReturn = (overrides: Partial<TaxReturn> = {}): TaxReturn => ({
  b2cl: [
    {
      serial: 'TI/26-27/00011',
      issuedAt: '2026-09-20T07:00:00Z',
      totalPaise: 12_000_000,
      place: '32-Kerala',
      ratePercent: 5,
      taxablePaise: 11_428_571,
      igstPaise: 571_429,
    },
  ],
  cdnur: [
    {
      serial: 'CN/26-27/00002',
      issuedAt: '2026-11-21T07:00:00Z',
      totalPaise: 1_050_000,
      place: '32-Kerala',
      ratePercent: 5,
      taxablePaise: 1_000_000,
      igstPaise: 50_000,
      ofSerial: 'TI/26-27/00011',
    },
  ],
  b2cs: [{ place, ratePercent: 5, taxablePaise: 13_762, cgstPaise: 344, sgstPaise: 344, igstPaise: 0 }],
  exempt: { withinPaise: 0, outsidePaise: 0 },
  hsn: [
    {
      hsn: '1008',
      ratePercent: 5,
      quantity: 2,
      valuePaise: 14_450,
      taxablePaise: 13_762,
      cgstPaise: 344,
      sgstPaise: 344,
      igstPaise: 0,
    },
  ],
  documents: [
    { kind: 'TAX_INVOICE', from: 'TI/26-27/00012', to: 'TI/26-27/00012', count: 1 },
    { kind: 'CREDIT_NOTE', from: 'CN/26-27/00003', to: 'CN/26-27/00003', count: 1 },
  ],
  ...overrides,
});

/** An invoice, and the credit note to it. */
export const buildTaxRegister = (): TaxRegister => ({
  items: [
    {
      ...buildDocument({ buyerName: '=1+1' }),
      ofSerial: null,
      ofIssuedAt: null,
      place,
      roundingPaise: 0,
      taxablePaise: 18_096,
      cgstPaise: 452,
      sgstPaise: 452,
      igstPaise: 0,
    },
    {
      ...buildCreditNote(),
      ofSerial: 'TI/26-27/00012',
      ofIssuedAt: '2026-11-20T07:00:00Z',
      place,
      roundingPaise: 0,
      taxablePaise: 4_334,
      cgstPaise: 108,
      sgstPaise: 108,
      igstPaise: 0,
    },
  ],
  nextCursor: null,
});
