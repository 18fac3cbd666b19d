import { mergeProduct, takeTheirs } from './mergeProduct';
import { newPack, newProduct, type PackValues, type ProductValues } from './productValues';

const half: PackValues = {
  _id: 'p500',
  netGrams: '500',
  measure: 'WEIGHT',
  mrpPaise: '75',
  pricePaise: '75',
  hidden: false,
};
const kilo: PackValues = {
  _id: 'p1000',
  netGrams: '1000',
  measure: 'WEIGHT',
  mrpPaise: '145',
  pricePaise: '135',
  hidden: false,
};
const base: ProductValues = {
  ...newProduct,
  name: { en: 'Foxtail Millet', ta: 'தினை', hi: '' },
  hsn: '1008',
  packs: [half, kilo],
};

it('takes over what only they changed, and leaves what was changed here', () => {
  const mine = { ...base, hsn: '10082921', packs: [{ ...half, pricePaise: '70' }, kilo] };
  const theirs = {
    ...base,
    name: { ...base.name, hi: 'कंगनी' },
    packs: [half, { ...kilo, pricePaise: '140' }],
  };
  const { merged, changes } = mergeProduct(base, mine, theirs);
  expect(merged).toMatchObject({
    hsn: '10082921',
    name: { en: 'Foxtail Millet', ta: 'தினை', hi: 'कंगनी' },
    packs: [{ pricePaise: '70' }, { pricePaise: '140' }],
  });
  expect(changes).toEqual([
    { path: 'name.hi', theirs: 'कंगनी', clashes: false },
    { path: 'packs.p1000.pricePaise', theirs: '140', clashes: false },
  ]);
});

it('names a field that both changed, and takes theirs on demand', () => {
  const mine = { ...base, name: { ...base.name, hi: 'कांगनी' }, packs: [{ ...half, mrpPaise: '80' }, kilo] };
  const theirs = { ...base, name: { ...base.name, hi: 'कंगनी' }, packs: [{ ...half, mrpPaise: '78' }, kilo] };
  const { merged, changes } = mergeProduct(base, mine, theirs);
  expect(merged.name.hi).toBe('कांगनी');
  expect(changes.map(({ path, clashes }) => [path, clashes])).toEqual([
    ['name.hi', true],
    ['packs.p500.mrpPaise', true],
  ]);
  const taken = changes.reduce(takeTheirs, merged);
  expect([taken.name.hi, taken.packs[0]?.mrpPaise]).toEqual(['कंगनी', '78']);
});

it('the merge is silent about what both changed alike', () => {
  const same = { ...base, hsn: '1904' };
  expect(mergeProduct(base, same, same)).toEqual({ merged: same, changes: [] });
});

it('the merge has the new packs of both, without those that they removed', () => {
  const quarter = { ...newPack, netGrams: '250' };
  const five = { ...kilo, _id: 'p5000', netGrams: '5000' };
  const { merged } = mergeProduct(base, { ...base, packs: [half, kilo, quarter] }, { ...base, packs: [kilo, five] });
  expect(merged.packs.map(({ netGrams }) => netGrams)).toEqual(['1000', '250', '5000']);
});
