import { getStorage } from './browserStorage';

const RELOADED_AT = 'reloadedForCode';
/** If a chunk fails again within this window, reloading won't help. */
const RELOAD_WINDOW_MS = 600_000;

/** Whether a script or style sheet failed to load: offline, or removed by a new release. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** Whether this tab may reload by itself. Without storage it can't count its reloads, so it may not: it could loop. */
export const mayReloadOnStaleChunk = (storage = getStorage('sessionStorage'), now = Date.now()): boolean =>
  storage !== null && !(now - Number(storage.getItem(RELOADED_AT)) < RELOAD_WINDOW_MS);

export const reloadOnStaleChunk = (storage = getStorage('sessionStorage'), now = Date.now()): void => {
  storage?.setItem(RELOADED_AT, String(now));
  window.location.reload();
};
