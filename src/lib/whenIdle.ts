interface Waits {
  /** A page that is never idle gets it all the same, in milliseconds. */
  atTheLatestMs?: number;
  /** Where the browser doesn't know when it is idle (Safari), in milliseconds. */
  byGuessMs?: number;
}

/** Calls back when the page has nothing else to do. */
export const whenIdle = (work: () => void, { atTheLatestMs = 5000, byGuessMs = 2000 }: Waits = {}): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work(), { timeout: atTheLatestMs });
  else setTimeout(work, byGuessMs);
};
