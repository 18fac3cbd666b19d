import { latestBestBefore, sellUntil } from './shelfLife';

const rule = { percent: 30, days: 45, warnDays: 14, leadDays: 0 };

it.each([
  // 30 % of 100 days are fewer than 45.
  ['a short life', '2026-11-01', '2027-02-09', '2027-01-10'],
  ['a long life', '2026-11-01', '2027-10-31', '2027-09-16'],
  // Rounded up: 30 % of 5 days.
  ['five days', '2026-11-01', '2026-11-06', '2026-11-04'],
  ['over a leap day', '2027-12-01', '2028-03-10', '2028-02-09'],
])(
  'ends the sale of %s by the share of its life or the days, whichever is later',
  (_life, packedOn, bestBefore, last) => {
    expect(sellUntil({ packedOn, bestBefore }, rule)).toBe(last);
  },
);

it('counts what is left when the pack arrives', () => {
  const batch = { packedOn: '2026-11-01', bestBefore: '2027-10-31' };
  expect(sellUntil(batch, { ...rule, leadDays: 2 })).toBe('2027-09-14');
});

it('sells what has no dates without an end', () => {
  expect(sellUntil({ packedOn: null, bestBefore: '2027-01-01' }, rule)).toBeNull();
  expect(sellUntil({ packedOn: null, bestBefore: null }, rule)).toBeNull();
});

it('considers no more days than the rule and its warning', () => {
  expect(latestBestBefore('2026-11-26', { ...rule, leadDays: 2 })).toBe('2027-01-26');
});
