import type { CSSObject, Theme } from '@mui/material/styles';
import { icons } from './icons';
import { barHeightsPx, drawerWidthPx, fonts, oneRowHeaderPx, page } from './tokens';

const scrollRoom = {
  scrollMargin:
    'calc(var(--header-height) + 8px) 8px calc(var(--bottom-bar-height) + env(safe-area-inset-bottom) + 8px)',
};

/** What the shop adds to Material UI's baseline for all pages. */
export const baseline = (theme: Theme): CSSObject => ({
  ':root': {
    '--header-height': `${barHeightsPx.headerTwoRows}px`,
    '--tabs-height': `${barHeightsPx.tabs}px`,
    '--view-cart-height': `${barHeightsPx.viewCart}px`,
    '--action-height': `${barHeightsPx.action}px`,
    '--bottom-bar-height': 'var(--tabs-height)',
    '--drawer-width': `${drawerWidthPx}px`,
    '--page-margin': page.margin,
    '--page-width': `${page.maxWidthPx}px`,
    [theme.breakpoints.up('veryWide')]: { '--page-width': `${page.veryWideMaxWidthPx}px` },
    [theme.breakpoints.up(oneRowHeaderPx)]: { '--header-height': `${barHeightsPx.header}px` },
    [theme.breakpoints.up('desktop')]: { '--bottom-bar-height': '0px' },
  },
  // Text of 17 px in the shop; the staff's pages stay dense.
  [theme.breakpoints.up('veryWide')]: { ':root:has(main[data-last])': { fontSize: '112.5%' } },
  [theme.breakpoints.down('desktop')]: {
    ':root:has([data-view-cart][data-compact="false"])': {
      '--bottom-bar-height': 'calc(var(--tabs-height) + var(--view-cart-height))',
    },
    ':root:has([data-bottom-action])': {
      '--bottom-bar-height': 'calc(var(--tabs-height) + var(--action-height))',
    },
  },
  // `:lang()` would match every element.
  ':root, [lang="en"]': {
    '--text-font': fonts.text,
    '--heading-font': fonts.heading,
    '--heading-scale': '1',
    '--heading-line': '1.15',
    '--heading-tracking': '-0.01em',
  },
  // Tamil and Hindi need line height, and letter spacing would break conjuncts.
  '[lang="ta"], [lang="hi"]': {
    '--text-font': fonts.indic,
    '--heading-font': fonts.indic,
    '--heading-line': '1.35',
    '--heading-tracking': '0',
  },
  '[lang="hi"]': { '--heading-scale': '1.12' },
  body: { textWrap: 'pretty', overflowWrap: 'break-word' },
  // Letters may be between pixels, and spaces a little wider: rounded to pixels, narrow spaces were lost.
  'body, button, input': { textRendering: 'geometricPrecision', wordSpacing: '0.05em' },
  // Dark on white in either theme, without what only a screen can use.
  '@media print': {
    ':root': { colorScheme: 'only light' },
    '*, ::before, ::after': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      boxShadow: 'none !important',
      textShadow: 'none !important',
      filter: 'none !important',
    },
    'header:not(main header), footer:not(main footer), nav, button, .MuiButton-root, [role="application"], [role="search"], [href="#content"], [data-map], [data-bottom-action], [data-view-cart]':
      { display: 'none !important' },
  },
  'h1, h2, h3': { textWrap: 'balance' },
  // Long ones would widen flex and grid items.
  'a[href^="mailto:"]': { overflowWrap: 'anywhere', minWidth: 0 },
  img: { maxWidth: '100%' },
  // Browsers with scripts hide it with higher specificity.
  noscript: { display: 'block', padding: '8px var(--page-margin)' },
  // Browsers wrap the content in a box that breaks the inheritance from the document.
  'details > *': { boxSizing: 'border-box' },
  ...icons(theme),
  // One focus ring for everything but text fields, whose frame shows the focus.
  ':focus-visible:not(.MuiInputBase-input)': theme.focusVisible || {},
  // Room for the ring, and for the fixed bars over a page's first and last lines (src/lib/scrollFocusIntoView.ts).
  ':focus-visible': scrollRoom,
  'label:has(:focus-visible)': scrollRoom,
  '[role="dialog"] :is(:focus-visible, label)': { scrollMargin: 8 },
  // Snapping would move what has just come into view.
  'ul:has(:focus-visible)': { scrollSnapType: 'none !important' },
  ':is(main, [role="dialog"], h1):focus-visible': { outline: 'none', boxShadow: 'none' },
  // Forced colours remove backgrounds and shadows, so borders mark edges.
  '@media (forced-colors: active)': {
    '.MuiButton-contained': { border: '1px solid' },
    'label:has(> input:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
