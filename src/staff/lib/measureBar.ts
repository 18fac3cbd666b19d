import { measuredAs } from '../../lib/measuredAs';

const HEIGHT = '--bar-height';

/** Inside a bar nothing is hidden by it: focused controls there need no room. */
export const inBar = { '& :focus-visible': { scrollMarginBlockEnd: `calc(-1 * var(${HEIGHT}, 0px))` } };

/** Only a bar that stays in the window is over the page. */
const measure = measuredAs(HEIGHT, (bar) =>
  ['sticky', 'fixed'].includes(getComputedStyle(bar).position) ? bar.offsetHeight : 0,
);

/**
 * Keeps room below what has the focus, as high as a bar that stays at the bottom of the window: browsers scroll a field only into the window,
 * where the bar may hide it (WCAG 2.4.11). A bar's `ref`.
 */
export const measureBar = (bar: HTMLElement | null): (() => void) | undefined => {
  const stop = measure(bar);
  if (!stop) return undefined;
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = `var(${HEIGHT}, 0px)`;
  return () => {
    stop();
    style.scrollPaddingBlockEnd = '';
  };
};
