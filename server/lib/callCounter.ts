import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
/** The callers that have been quiet for longest are forgotten first. */
const MAX_CALLERS = 5_000;

interface Window {
  calls: number;
  endsAtMs: number;
}

/**
 * Counts calls by key for one minute from the first; synchronous, because every request is counted.
 * @returns counts a call; its result is how many milliseconds to wait, 0 while at most `max` were counted
 */
export function createCallCounter(max: number): (key: string) => number {
  const windows = new LRUCache<string, Window>({ max: MAX_CALLERS });
  return (key) => {
    const nowMs = Date.now();
    const known = windows.get(key);
    const window = known && nowMs < known.endsAtMs ? known : { calls: 0, endsAtMs: nowMs + WINDOW_MS };
    if (window !== known) windows.set(key, window);
    window.calls += 1;
    return window.calls > max ? window.endsAtMs - nowMs : 0;
  };
}
