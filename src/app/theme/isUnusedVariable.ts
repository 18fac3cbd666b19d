import { shouldSkipGeneratingVar } from '@mui/material/styles';

/** Material UI has colours for parts that the shop has not. Whoever begins to use one takes it from this list. */
const UNUSED_COLOURS = new Set([
  'AppBar',
  'FilledInput',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
  'grey',
]);
/** Flat things, buttons, what lies on the page, menus, drawers, dialogs. */
const SHADOWS = new Set(['0', '1', '2', '3', '4', '6', '8', '16', '24']);

/**
 * Whether a value of the theme needs no CSS variable. All of Material UI's would be 25 KB in each page, to be read before its first paint.
 * @param keys the way to the value, e.g. `['palette', 'Alert', 'infoColor']`
 */
export const isUnusedVariable = (keys: string[]): boolean => {
  const [group = '', name = '', detail = ''] = keys;
  // Paper is one colour at every height (papers.ts), and type is set by variants, not by CSS's `font`.
  if (group === 'overlays' || group === 'font') return true;
  if (group === 'shadows') return !SHADOWS.has(name);
  if (group === 'palette' && (UNUSED_COLOURS.has(name) || (name === 'Alert' && detail.includes('Filled')))) return true;
  return shouldSkipGeneratingVar(keys);
};
