import { storageIfAllowed } from '../storageIfAllowed';

const RELOADED_AT = 'reloadedForCode';
/** If the chunk fails again within this window, reloading won't help. */
const AGAIN_AFTER_MS = 600_000;

/** Whether a script or style sheet failed to load: offline, or after a release. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** False shortly after a reload, and without storage to remember one: that could loop. */
export const mayReloadOnStaleChunk = (storage = storageIfAllowed('sessionStorage'), now = Date.now()): boolean =>
  storage !== null && !(now - Number(storage.getItem(RELOADED_AT)) < AGAIN_AFTER_MS);

export const reloadOnStaleChunk = (storage = storageIfAllowed('sessionStorage'), now = Date.now()): void => {
  storage?.setItem(RELOADED_AT, String(now));
  window.location.reload();
};
