import { darkColours, lightColours, type ColourScheme } from '../app/theme/tokens';

const variables = ({ ground, leaf }: ColourScheme): string => `--splash-ground:${ground};--splash-ink:${leaf}`;

const cssString = (text: string): string =>
  `"${text.replace(/["\\<\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Shows the shop's name until the root element arrives; screen readers skip it. Browsers paint as soon as the body begins, so that only these
 * styles delay the first paint.
 */
export const splash = (shopName: string): string =>
  `<style>:root{${variables(lightColours)}}[data-theme="dark"]{${variables(darkColours)}}` +
  'body{background-color:var(--splash-ground)}' +
  `body:not(:has(>#root))::before{content:${cssString(shopName)} / "";position:fixed;inset:0;display:grid;place-content:center;` +
  'font:600 2rem serif;color:var(--splash-ink)}</style>';
