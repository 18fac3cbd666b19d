import { chosenColourMode, colourModeCookie, type ColourMode } from '../../lib/colourMode';

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Remembers the choice where cookies are blocked. */
let current: ColourMode | undefined;
const listeners = new Set<() => void>();

export const currentColourMode = (): ColourMode => (current ??= chosenColourMode(document.cookie) ?? 'system');

/** Calls back on each change. @returns unsubscribes */
export const onColourMode = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const show = (): void => {
  const mode = currentColourMode();
  const colours = mode === 'system' ? (darkDevice().matches ? 'dark' : 'light') : mode;
  const { dataset } = document.documentElement;
  // Setting it again would recalculate the whole page's styles.
  if (dataset.theme !== colours) dataset.theme = colours;
};

/** Applies and stores the choice, in a cookie: the specification reserves local storage (§3). */
export const setColourMode = (mode: ColourMode): void => {
  current = mode;
  document.cookie = colourModeCookie(mode);
  show();
  for (const listener of listeners) listener();
};

/** Applies the mode and follows the device from here on. A cached document may have an earlier choice's colours. */
export const followDeviceColours = (): void => {
  show();
  darkDevice().addEventListener('change', show);
};
