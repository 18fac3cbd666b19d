import { readCookie, yearCookie } from './cookies';

export const COLOUR_MODES = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

/** A cookie, so that the server knows it. */
const THEME_COOKIE = 'theme';

export const chosenColourMode = (cookies: string): ColourMode | undefined => {
  const value = readCookie(cookies, THEME_COOKIE);
  return COLOUR_MODES.find((mode) => mode === value);
};

export const colourModeCookie = (mode: ColourMode): string => yearCookie(THEME_COOKIE, mode);
