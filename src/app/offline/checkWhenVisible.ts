const CHECK_INTERVAL_MS = 3_600_000;

/** Checks when the page comes back into view, at most once an hour. @returns checks likewise */
export const checkWhenVisible = (check: () => void): (() => void) => {
  let checkedAt = Date.now();
  const checkHourly = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    check();
  };
  document.addEventListener('visibilitychange', checkHourly);
  return checkHourly;
};
