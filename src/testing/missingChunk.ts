import { isChunkLoadError } from '../lib/reloadOnStaleChunk';

/** webpack throws this for a missing chunk. */
export const makeChunkError = (): Error =>
  Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

/** Call it in `beforeEach`: it is as after the reload that a new release may need, so that there is no further one. */
export const rememberReload = (): void => sessionStorage.setItem('reloadedForCode', String(Date.now()));

/**
 * Call it in `beforeEach` of stories about missing chunks: React reports what a boundary has caught.
 * @returns restores console.error
 */
export const silenceChunkErrors = (): (() => void) => {
  const { error } = console;
  console.error = (...reported: unknown[]) => {
    if (!reported.some(isChunkLoadError)) error(...reported);
  };
  return () => {
    console.error = error;
  };
};
