import { createRandomText, newId } from './ids';

it('never repeats a text across many refills', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
});

it('fetches new bytes when the pool is empty', () => {
  const next = createRandomText(1, 'base64');
  const texts = Array.from({ length: 256 * 40 }, next);
  // A pool that isn't refilled would lack some byte values.
  expect(new Set(texts).size).toBe(256);
});
