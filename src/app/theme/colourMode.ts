import { chosenColourMode, colourModeCookie, type ColourMode } from '../../lib/colourMode';

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The colours chosen before, or the device's own. */
export const currentColourMode = (): ColourMode => chosenColourMode(document.cookie) ?? 'system';

/** Shows the page in these colours: theme.ts has them under the root element's `data-theme`. */
const showColourMode = (mode: ColourMode): void => {
  document.documentElement.dataset.theme = mode === 'system' ? (darkDevice().matches ? 'dark' : 'light') : mode;
};

/** Shows these colours and keeps the choice, in a cookie: local storage is the specification's (§3). */
export const chooseColourMode = (mode: ColourMode): void => {
  document.cookie = colourModeCookie(mode);
  showColourMode(mode);
};

/** Where nobody has chosen, the page goes with the device from here on. The server's document has its first colours. */
export const followDeviceColours = (): void => {
  const show = () => showColourMode(currentColourMode());
  if (document.documentElement.dataset.theme === undefined) show();
  darkDevice().addEventListener('change', show);
};
