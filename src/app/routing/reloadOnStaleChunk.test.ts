import { isChunkLoadError, mayReloadOnStaleChunk } from './reloadOnStaleChunk';

test('a script or a style sheet that did not come is missing code, and nothing else is', () => {
  expect(isChunkLoadError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkLoadError(Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
  expect(isChunkLoadError(new Error('the millet ran out'))).toBe(false);
  expect(isChunkLoadError('ChunkLoadError')).toBe(false);
});

test('a tab loads the page anew once, and again only long after', () => {
  const storage = window.sessionStorage;
  expect(mayReloadOnStaleChunk(storage, 1_000_000)).toBe(true);
  storage.setItem('reloadedForCode', '1000000');
  expect(mayReloadOnStaleChunk(storage, 1_005_000)).toBe(false);
  expect(mayReloadOnStaleChunk(storage, 2_000_000)).toBe(true);
});

test('what a browser forgets at once can not keep it from going round in circles: it does not begin', () =>
  expect(mayReloadOnStaleChunk(null)).toBe(false));

test('a damaged note stops nothing and repeats nothing for ever', () => {
  window.sessionStorage.setItem('reloadedForCode', 'never');
  expect(mayReloadOnStaleChunk(window.sessionStorage)).toBe(true);
});
