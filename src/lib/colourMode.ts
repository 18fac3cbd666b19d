import { readCookie, yearCookie } from './cookies';

/** Light, dark, or whatever the device says. */
export const COLOUR_MODES = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

/** A cookie, so that a server can draw the page in the right colours. */
const THEME_COOKIE = 'theme';

const asColourMode = (value: unknown): ColourMode | undefined => COLOUR_MODES.find((mode) => mode === value);

/** The colours chosen before; undefined where nobody chose, or the cookie is damaged. */
export const chosenColourMode = (cookies: string): ColourMode | undefined =>
  asColourMode(readCookie(cookies, THEME_COOKIE));

/** The cookie that keeps the choice. */
export const colourModeCookie = (mode: ColourMode): string => yearCookie(THEME_COOKIE, mode);
