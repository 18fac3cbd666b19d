import { createRandomText, newId } from './ids';

it('never gives the same text twice, over many fillings', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
});

it('fetches new bytes when all are used', () => {
  const next = createRandomText(1, 'base64');
  const texts = Array.from({ length: 256 * 40 }, next);
  // All 256 values come, about equally often: a pool that is not filled again, or read at the wrong place, lacks some.
  expect(new Set(texts).size).toBe(256);
});
