import { mergeValues } from './threeWay';

const base = { phone: '9876543210', city: { en: 'Coimbatore', ta: '', hi: '' }, links: [{ url: 'a' }] };

it('takes over what only they changed, leaves what was changed here, and names what both changed', () => {
  const mine = { ...base, phone: '1', city: { ...base.city, ta: 'கோவை' } };
  const theirs = { phone: '2', city: { en: 'Kovai', ta: '', hi: '' }, links: [{ url: 'a' }, { url: 'b' }] };
  const { merged, changes } = mergeValues(base, mine, theirs);
  expect(merged).toEqual({ phone: '1', city: { en: 'Kovai', ta: 'கோவை', hi: '' }, links: theirs.links });
  expect(changes).toEqual([
    { path: 'phone', theirs: '2', clashes: true },
    { path: 'city.en', theirs: 'Kovai', clashes: false },
    { path: 'links', theirs: theirs.links, clashes: false },
  ]);
});

it('finds nothing where both changed the same to the same', () => {
  const same = { ...base, phone: '1' };
  expect(mergeValues(base, same, same)).toEqual({ merged: same, changes: [] });
});
