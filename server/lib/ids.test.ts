import { createRandomText, newId } from './ids';

it('never gives the same text twice, over many fillings', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
});

it('fetches new bytes when all are used', () => {
  const next = createRandomText(1, 'base64');
  const texts = Array.from({ length: 256 * 40 }, next);
  // Every byte value occurs: a pool that is never refilled, or read at the wrong offset, lacks some.
  expect(new Set(texts).size).toBe(256);
});
