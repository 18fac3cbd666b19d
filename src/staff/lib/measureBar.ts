const HEIGHT = '--bar-height';

/** Inside a bar nothing is hidden by it: focused controls there need no room. */
export const inBar = { '& :focus-visible': { scrollMarginBlockEnd: `calc(-1 * var(${HEIGHT}, 0px))` } };

/**
 * Keeps room below what has the focus, as high as a bar that stays at the bottom of the window: browsers scroll a field only into the window,
 * where the bar may hide it (WCAG 2.4.11). A bar's `ref`.
 */
export const measureBar = (bar: HTMLElement | null): (() => void) | undefined => {
  if (!bar || !('ResizeObserver' in window)) return undefined;
  const { style } = document.documentElement;
  const measure = (): void => {
    const isOverPage = ['sticky', 'fixed'].includes(getComputedStyle(bar).position);
    style.setProperty(HEIGHT, `${isOverPage ? bar.offsetHeight : 0}px`);
    style.scrollPaddingBlockEnd = `var(${HEIGHT})`;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
    style.scrollPaddingBlockEnd = '';
  };
};
