import { createBoundedMap } from './boundedMap';

const setUp = () => createBoundedMap<string>(8, ({ length }) => length);

test('keeps no more than it may, and lets go of what was least recently read', () => {
  const map = setUp();
  map.set('a', '123');
  map.set('b', '123');
  expect(map.get('a')).toBe('123');
  map.set('c', '123');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['123', undefined, '123']);
});

test('counts what is written again once', () => {
  const map = setUp();
  map.set('a', '123');
  map.set('a', '456');
  map.set('b', '123');
  expect([map.get('a'), map.get('b')]).toEqual(['456', '123']);
});

test('keeps nothing that is larger than all that it may', () => {
  const map = setUp();
  map.set('huge', '123456789');
  expect(map.get('huge')).toBeUndefined();
});
