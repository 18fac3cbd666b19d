import type { TaxClass, TaxClasses } from '../../../contract/staffTaxes';

export const buildTaxClass = (overrides: Partial<TaxClass> = {}): TaxClass => ({
  _id: '1008-5',
  name: 'Millets, pre-packed',
  hsn: '1008',
  rates: [
    { from: '2017-07-01', gstPercent: 0 },
    { from: '2022-07-18', gstPercent: 5 },
  ],
  version: 1,
  productCount: 15,
  ...overrides,
});

/** One with a rate to come, and one without products. */
export const buildTaxClasses = (): TaxClasses => ({
  classes: [
    buildTaxClass(),
    buildTaxClass({
      _id: '1901-5',
      name: 'Porridge mixes',
      hsn: '1901',
      rates: [
        { from: '2025-09-22', gstPercent: 5 },
        { from: '2027-04-01', gstPercent: 12 },
      ],
      productCount: 4,
    }),
    buildTaxClass({
      _id: 'loose',
      name: 'Loose grain',
      hsn: '',
      rates: [{ from: '2026-11-24', gstPercent: 0 }],
      productCount: 0,
    }),
  ],
  today: '2026-11-24',
});
