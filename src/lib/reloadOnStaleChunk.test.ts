import { isChunkLoadError, mayReloadOnStaleChunk } from './reloadOnStaleChunk';

test('recognizes scripts and style sheets that failed to load', () => {
  expect(isChunkLoadError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkLoadError(Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
  expect(isChunkLoadError(new Error('the millet ran out'))).toBe(false);
  expect(isChunkLoadError('ChunkLoadError')).toBe(false);
});

test('reloads once within ten minutes', () => {
  const storage = window.sessionStorage;
  expect(mayReloadOnStaleChunk(storage, 1_000_000)).toBe(true);
  storage.setItem('reloadedForCode', '1000000');
  expect(mayReloadOnStaleChunk(storage, 1_005_000)).toBe(false);
  expect(mayReloadOnStaleChunk(storage, 2_000_000)).toBe(true);
});

test('never reloads where storage is blocked', () => expect(mayReloadOnStaleChunk(null)).toBe(false));

test('ignores a damaged value', () => {
  window.sessionStorage.setItem('reloadedForCode', 'never');
  expect(mayReloadOnStaleChunk(window.sessionStorage)).toBe(true);
});
