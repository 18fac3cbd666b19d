import type { Theme } from '@mui/material/styles';

/** Top right, clear of the header, of an open drawer and of the bottom bar; below where a page's buttons are at its top. */
export const toastPosition = (theme: Theme) => ({
  top: 'calc(var(--header-height) + 8px)',
  // Toasts begin below `barHeightsPx.headerCompact`.
  'body:has([data-fixed="true"]) &': { top: 72 },
  // Some pages have no header on a phone.
  [theme.breakpoints.down('desktop')]: { 'body:has([data-bare-page]) &': { top: 8 } },
  'body:has([data-buttons-on-top]) &': {
    top: 'auto',
    bottom: 'calc(var(--tabs-height) + env(safe-area-inset-bottom) + 8px)',
    [theme.breakpoints.up('desktop')]: { bottom: 16 },
  },
  'body:has(.MuiDrawer-anchorRight) &': {
    top: 8,
    [theme.breakpoints.up('desktop')]: { right: 'calc(var(--drawer-width) + 20px)' },
  },
});
