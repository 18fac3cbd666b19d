import type { ThemeProviderProps } from '@mui/material/styles';
import { chosenColourMode, colourModeCookie, type ColourMode } from '../../lib/colourMode';

/** Under this key Material UI keeps the mode; it has other keys, for schemes that we don't have. */
export const MODE_KEY = 'theme';

/** Keeps Material UI's colour mode in a cookie and nothing else anywhere: local storage is the specification's (§3). */
export const colourModeStorage: NonNullable<ThemeProviderProps['storageManager']> = ({ key }) => ({
  get: (fallback: unknown) =>
    (key === MODE_KEY && typeof document !== 'undefined' && chosenColourMode(document.cookie)) || fallback,
  set: (mode: ColourMode) => {
    if (key === MODE_KEY) document.cookie = colourModeCookie(mode);
  },
  subscribe: () => () => undefined,
});
