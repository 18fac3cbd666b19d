import type { Measure } from '../../contract/packSize';
import { comparePacks, formatPerUnit } from './packValue';

const pack = (netGrams: number, rupees: number, available = 9, measure: Measure = 'WEIGHT') => ({
  netGrams,
  measure,
  productPrice: rupees * 100,
  available,
});

describe('the price to compare packs by', () => {
  it.each([
    [500, 75, '₹150/kg'],
    [250, 119, '₹476/kg'],
    [1000, 135, '₹135/kg'],
    [5000, 699, '₹139.80/kg'],
    [3000, 100, '₹33.33/kg'],
  ])('of %d g for ₹%d is %s', (netGrams, rupees, text) => {
    expect(formatPerUnit(pack(netGrams, rupees), 'en')).toBe(text);
  });

  it.each([
    ['VOLUME', 750, 150, '₹200/L'],
    ['DOZEN', 24, 168, '₹7/piece'],
    ['BUNCH', 2, 30, '₹15/bunch'],
  ] as const)('of a pack by %s is for what it counts', (measure, netGrams, rupees, text) => {
    expect(formatPerUnit(pack(netGrams, rupees, 9, measure), 'en')).toBe(text);
  });
});

describe('the comparison of packs', () => {
  it('counts what larger packs save against the smallest, and finds the best value', () => {
    expect(comparePacks([pack(500, 75), pack(1000, 135), pack(5000, 645)])).toEqual([
      { savedPercent: 0, isBest: false },
      { savedPercent: 10, isBest: false },
      { savedPercent: 14, isBest: true },
    ]);
  });

  it('compares a dozen with pieces, and nothing with a weight', () => {
    const packs = [pack(6, 48, 9, 'PIECE'), pack(12, 84, 9, 'DOZEN'), pack(250, 40)];
    expect(comparePacks(packs).map(({ savedPercent }) => savedPercent)).toEqual([0, 12, 0]);
  });

  it('promises no best value that is sold out', () => {
    const compared = comparePacks([pack(500, 75), pack(1000, 135), pack(5000, 645, 0)]);
    expect(compared.map(({ isBest }) => isBest)).toEqual([false, true, false]);
  });

  it.each([
    ['one pack', [pack(500, 75)]],
    ['packs of the same price per kilogram', [pack(500, 75), pack(1000, 150)]],
    ['a larger pack that costs more', [pack(500, 75), pack(1000, 160)]],
    ['a saving below one percent', [pack(500, 75), pack(1000, 149)]],
    ['nothing in stock', [pack(500, 75, 0), pack(1000, 149, 0)]],
  ])('names no saving for %s', (_what, packs) => {
    for (const value of comparePacks(packs)) expect(value).toEqual({ savedPercent: 0, isBest: false });
  });

  it('shows one best value where two packs cost the same per kilogram', () => {
    const compared = comparePacks([pack(250, 50), pack(500, 90), pack(1000, 180)]);
    expect(compared.map(({ isBest }) => isBest)).toEqual([false, true, false]);
  });
});
