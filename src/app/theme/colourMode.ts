import { chosenColourMode, colourModeCookie, type ColourMode } from '../../lib/colourMode';

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Of this page, once it was asked for: where cookies are blocked, nothing else remembers a choice. */
let current: ColourMode | undefined;
const listeners = new Set<() => void>();

/** The colours chosen, or the device's own. */
export const currentColourMode = (): ColourMode => (current ??= chosenColourMode(document.cookie) ?? 'system');

/** Calls back at each choice. @returns what ends that */
export const onColourMode = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the page in its colours: theme.ts has them under the root element's `data-theme`. */
const show = (): void => {
  const mode = currentColourMode();
  const colours = mode === 'system' ? (darkDevice().matches ? 'dark' : 'light') : mode;
  const { dataset } = document.documentElement;
  // The same once more would have a browser work out the styles of the whole page anew.
  if (dataset.theme !== colours) dataset.theme = colours;
};

/** Shows these colours and keeps the choice, in a cookie: local storage is the specification's (§3). */
export const chooseColourMode = (mode: ColourMode): void => {
  current = mode;
  document.cookie = colourModeCookie(mode);
  show();
  for (const listener of listeners) listener();
};

/**
 * Where nobody has chosen, the page goes with the device from here on. The server's document has its first colours; one that the browser kept
 * may have those of an earlier choice.
 */
export const followDeviceColours = (): void => {
  show();
  darkDevice().addEventListener('change', show);
};
