import { comparePacks, formatPerKilogram } from './packValue';

const pack = (netGrams: number, rupees: number, available = 9) => ({
  netGrams,
  productPrice: rupees * 100,
  available,
});

describe('the price per kilogram', () => {
  it.each([
    [500, 75, '₹150/kg'],
    [250, 119, '₹476/kg'],
    [1000, 135, '₹135/kg'],
    [5000, 699, '₹139.80/kg'],
    [3000, 100, '₹33.33/kg'],
  ])('of %d g for ₹%d is %s', (netGrams, rupees, text) => {
    expect(formatPerKilogram(pack(netGrams, rupees))).toBe(text);
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
