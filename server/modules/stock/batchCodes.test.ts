import { foldBatchCode, isNearCode, looksAlike } from './batchCodes';

it.each(['LOT-7A', 'lot-7a', 'LOT 7A', ' LOT – 7A ', 'LOT—7A', 'ＬＯＴ－７Ａ', 'LOT\u00ad-7A', 'lot_7a'])(
  'folds %j to the code that it spells',
  (spelling) => expect(foldBatchCode(spelling)).toBe('lot-7a'),
);

it.each([
  ['LOT-7A', 'LOT-7B'],
  ['LOT-7A', 'LOT-71A'],
  ['LOT-7A', 'LOT7A'],
  ['LOT-7A', 'L0T-7A'],
  ['TI-10', 'T1-IO'],
  ['TH-2611', 'TH-2161'],
])('takes %s and %s for near', (one, other) => {
  expect(isNearCode(one, other)).toBe(true);
  expect(isNearCode(other, one)).toBe(true);
});

it.each([
  ['LOT-7A', 'LOT-8B'],
  ['TH-2611', 'TH-2712'],
  ['LOT-7A', 'L-7A'],
  ['7A', '7B'],
])('takes %s and %s for two batches', (one, other) => expect(isNearCode(one, other)).toBe(false));

it('sees only O and 0, I and 1, and separators as looking alike', () => {
  expect(looksAlike('LOT-10', 'l0t l0')).toBe(true);
  expect(looksAlike('LOT-7A', 'LOT-7B')).toBe(false);
});
