import { storageIfAllowed } from '../storageIfAllowed';

const RELOADED_AT = 'reloadedForCode';
/** A second failure within this time is none that loading the page anew heals. */
const AGAIN_AFTER_MS = 600_000;

/** Whether a script or style sheet could not be fetched: there was no network, or a new release has others. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/**
 * Whether this tab may load the page anew by itself for code that is missing: once in a while, so that it never goes round in circles. A
 * browser that keeps nothing can't remember, and so may not.
 */
export const mayReloadOnStaleChunk = (storage = storageIfAllowed('sessionStorage'), now = Date.now()): boolean =>
  storage !== null && !(now - Number(storage.getItem(RELOADED_AT)) < AGAIN_AFTER_MS);

/** Loads the page anew, and remembers that it did. */
export const reloadOnStaleChunk = (storage = storageIfAllowed('sessionStorage'), now = Date.now()): void => {
  storage?.setItem(RELOADED_AT, String(now));
  window.location.reload();
};
