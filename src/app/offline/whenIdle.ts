const WITHOUT_IDLE_TIME_MS = 2000;
/** A page that is never idle gets it all the same. */
const AT_THE_LATEST_MS = 5000;

/** Calls back when the page has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  // Safari doesn't know when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: AT_THE_LATEST_MS });
  else setTimeout(work, WITHOUT_IDLE_TIME_MS);
};
