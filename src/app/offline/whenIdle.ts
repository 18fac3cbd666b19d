const WITHOUT_IDLE_TIME_MS = 2000;

/** Calls back when the page has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  // Safari doesn't know when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, WITHOUT_IDLE_TIME_MS);
};
