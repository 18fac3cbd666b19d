import { darkColours, lightColours, type ColourScheme } from '../theme/tokens';

/** By the theme's own names: its styles come after these and say the same. */
const coloursOf = ({ ground, leaf }: ColourScheme): string =>
  `--vayal-palette-background-default:${ground};--vayal-palette-primary-main:${leaf};`;

/**
 * What a slow phone shows while it reads the page: the shop's name in the middle of its paper. A browser pauses for a frame as soon as the body begins
 * (record 19), so these are all the styles that come before it. It ends by itself, scripts or not, with the root element's coming; to readers of
 * screens it says nothing (`/ ""`). A browser that lacks `:has()` or such words leaves it out.
 */
export const FIRST_SIGHT =
  `:root{${coloursOf(lightColours)}}[data-theme="dark"]{${coloursOf(darkColours)}}` +
  'body{background-color:var(--vayal-palette-background-default);}' +
  'body:not(:has(>#root))::before{content:attr(data-shop) / "";position:fixed;inset:0;display:grid;place-content:center;' +
  'font:600 2rem serif;color:var(--vayal-palette-primary-main);}';
