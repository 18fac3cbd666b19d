/** @param fallbackDelayMs for Safari, which has no `requestIdleCallback` */
export const whenIdle = (work: () => void, timeoutMs = 5000, fallbackDelayMs = 2000): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work(), { timeout: timeoutMs });
  else setTimeout(work, fallbackDelayMs);
};

export const afterLoadIdle = (work: () => void): void => {
  if (document.readyState === 'complete') whenIdle(work);
  else window.addEventListener('load', () => whenIdle(work), { once: true });
};
