import type { SoldLine } from '../orderTaxes';
import { creditLines, kindOf, toInvoiceLines, totalsOf } from './compose';
import { grossOf, splitTax } from './tax';

const name = { en: 'Millet', ta: 'தினை', hi: 'कंगनी' };
const WITHIN = { chargesTax: true, isWithinState: true };

const sold = (overrides: Partial<SoldLine> = {}): SoldLine => ({
  orderId: 'order',
  lineNo: 1,
  productName: name,
  addons: [],
  netGrams: 500,
  measure: 'WEIGHT',
  hsn: '1008',
  gstPercent: 5,
  quantity: 4,
  packedQuantity: null,
  linePaise: 30_000,
  discountPaise: 3_001,
  deliveryPaise: 4_000,
  deliveryOffPaise: 0,
  taxPaise: 1_476,
  parts: [],
  ...overrides,
});
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('tax', () => {
  it.each([
    [19_000, 905],
    [10_001, 477],
    [1, 0],
    [99_999_999, 4_761_905],
  ])('of %d paise has equal halves within a state and one part beyond it, to the paisa', (gross, tax) => {
    const within = splitTax(gross, tax, true);
    expect(within.cgstPaise).toBe(within.sgstPaise);
    expect(grossOf(within)).toBe(gross);
    expect(within.cgstPaise * 2).toBeGreaterThanOrEqual(tax - 1);
    expect(splitTax(gross, tax, false)).toEqual({
      taxablePaise: gross - tax,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: tax,
    });
  });
});

describe('the lines of an invoice', () => {
  it.each([4, 3, 2, 1])('are what is paid for %d of four units, discount and delivery included', (packedQuantity) => {
    const [line] = toInvoiceLines([sold({ packedQuantity })], WITHIN);
    expect(line!.quantity).toBe(packedQuantity);
    expect(grossOf(line!)).toBe(Math.floor((30_999 * packedQuantity) / 4));
    expect(line!.listedPaise - line!.discountPaise + line!.deliveryPaise).toBe(grossOf(line!));
  });

  it('leave out what was not packed, and have no tax of a seller who charges none', () => {
    expect(toInvoiceLines([sold({ packedQuantity: 0 })], WITHIN)).toEqual([]);
    const [line] = toInvoiceLines([sold()], { chargesTax: false, isWithinState: true });
    expect(line).toMatchObject({ gstPercent: 0, taxablePaise: 30_999, cgstPaise: 0 });
  });

  it('have each part of a set with its own code and rate, adding up to what is paid for it', () => {
    const part = { productName: name, netGrams: 500, measure: 'WEIGHT' as const, quantity: 1 };
    const parts = [
      { ...part, partNo: 1, hsn: '1008', gstPercent: 5, pricePaise: 20_000, taxPaise: 952 },
      { ...part, partNo: 2, hsn: '1901', gstPercent: 18, pricePaise: 10_999, taxPaise: 1_678 },
    ];
    for (const packedQuantity of [4, 3]) {
      const lines = toInvoiceLines([sold({ parts, packedQuantity })], WITHIN);
      expect(lines.map(({ hsn, gstPercent, quantity }) => [hsn, gstPercent, quantity])).toEqual([
        ['1008', 5, packedQuantity],
        ['1901', 18, packedQuantity],
      ]);
      expect(sum(lines.map(grossOf))).toBe(Math.floor((30_999 * packedQuantity) / 4));
      for (const line of lines) {
        expect(line.discountPaise).toBeGreaterThanOrEqual(0);
        expect(line.listedPaise - line.discountPaise + line.deliveryPaise).toBe(grossOf(line));
      }
    }
  });
});

it.each([
  ['REGULAR', [5, 18], 'TAX_INVOICE'],
  ['REGULAR', [0], 'BILL_OF_SUPPLY'],
  ['REGULAR', [0, 5], 'INVOICE_CUM_BILL'],
  ['COMPOSITION', [0], 'BILL_OF_SUPPLY'],
  ['UNREGISTERED', [0], 'INVOICE'],
] as const)('a document is, of a %s seller with rates of %j, a %s', (status, rates, kind) => {
  expect(
    kindOf(
      status,
      rates.map((gstPercent) => ({ gstPercent })),
    ),
  ).toBe(kind);
});

it.each([
  [19_049, -49, 19_000],
  [19_050, 50, 19_100],
  [19_000, 0, 19_000],
])('rounds %d paise to whole rupees on a line of its own', (gross, roundingPaise, totalPaise) => {
  const line = splitTax(gross, 0, true);
  expect(totalsOf([line], { rounds: true })).toMatchObject({ roundingPaise, totalPaise });
  expect(totalsOf([line], { rounds: false })).toMatchObject({ roundingPaise: 0, totalPaise: gross });
});

describe('credit notes', () => {
  const lines = toInvoiceLines(
    [
      sold(),
      sold({ lineNo: 2, gstPercent: 18, linePaise: 11_111, discountPaise: 0, deliveryPaise: 0, taxPaise: 1_695 }),
    ],
    WITHIN,
  );
  const whole = sum(lines.map(grossOf));

  it('name the line that the money goes back for, and others only beyond it', () => {
    const [note, ...others] = creditLines(lines, [], {
      amountPaise: 1_180,
      first: [{ lineNo: 2, amountPaise: 1_180 }],
    });
    expect(others).toEqual([]);
    expect(note).toMatchObject({ lineNo: 2, taxablePaise: 1_000, cgstPaise: 90, sgstPaise: 90 });
    const more = creditLines(lines, [], { amountPaise: 11_112, first: [{ lineNo: 2, amountPaise: 11_112 }] });
    expect(more.map(({ lineNo }) => lineNo)).toEqual([1, 2]);
  });

  it('use up the invoice to the paisa, in however many steps, and nothing more', () => {
    const steps = [1, 333, 7_777, 12_345, 99_999_999];
    const notes = steps.reduce<ReturnType<typeof creditLines>>(
      (given, amountPaise) => [...given, ...creditLines(lines, given, { amountPaise })],
      [],
    );
    expect(sum(notes.map(grossOf))).toBe(whole);
    for (const key of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const)
      expect(sum(notes.map((note) => note[key]))).toBe(sum(lines.map((line) => line[key])));
    expect(notes.every((note) => note.taxablePaise >= 0 && note.cgstPaise === note.sgstPaise)).toBe(true);
    expect(creditLines(lines, notes, { amountPaise: 1 })).toEqual([]);
  });
});
