import type { Theme } from '@mui/material/styles';

/** Top right, clear of the header, of an open drawer and of the bottom bar. */
export const toastPosition = (theme: Theme) => ({
  top: 'calc(var(--header-height) + 8px)',
  // Toasts begin below `barHeightsPx.headerCompact`.
  'body:has([data-fixed="true"]) &': { top: 72 },
  // Some pages have no header on a phone.
  [theme.breakpoints.down('desktop')]: { 'body:has([data-bare-page]) &': { top: 8 } },
  // Pages of staff begin with what they are about, and end with bars for the next step.
  'body:has([data-toasts-below]) &': {
    top: 'auto',
    bottom: 'calc(var(--tabs-height) + env(safe-area-inset-bottom) + var(--bar-height, 0px) + 16px)',
    [theme.breakpoints.up('desktop')]: { bottom: 'calc(var(--bar-height, 0px) + 16px)' },
  },
  // A phone's dialog has its buttons at the bottom.
  [theme.breakpoints.down('tablet')]: {
    'body:has([data-toasts-below]):has([role="dialog"]) &': { top: 8, bottom: 'auto' },
  },
  'body:has(.MuiDrawer-anchorRight) &': {
    top: 8,
    [theme.breakpoints.up('desktop')]: { right: 'calc(var(--drawer-width) + 20px)' },
  },
});
