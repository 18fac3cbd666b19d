import { chosenColourMode, colourModeCookie, type ColourMode } from '../../lib/colourMode';

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

/** On this page: where cookies are blocked, nothing else remembers it. */
let chosenHere: ColourMode | undefined;

/** The colours chosen before, or the device's own. */
export const currentColourMode = (): ColourMode => chosenHere ?? chosenColourMode(document.cookie) ?? 'system';

/** Shows the page in these colours: theme.ts has them under the root element's `data-theme`. */
const showColourMode = (mode: ColourMode): void => {
  const colours = mode === 'system' ? (darkDevice().matches ? 'dark' : 'light') : mode;
  const { dataset } = document.documentElement;
  // The same once more would have a browser work out the styles of the whole page anew.
  if (dataset.theme !== colours) dataset.theme = colours;
};

/** Shows these colours and keeps the choice, in a cookie: local storage is the specification's (§3). */
export const chooseColourMode = (mode: ColourMode): void => {
  chosenHere = mode;
  document.cookie = colourModeCookie(mode);
  showColourMode(mode);
};

/**
 * Where nobody has chosen, the page goes with the device from here on. The server's document has its first colours; one that the browser kept
 * may have those of an earlier choice.
 */
export const followDeviceColours = (): void => {
  const show = () => showColourMode(currentColourMode());
  show();
  darkDevice().addEventListener('change', show);
};
