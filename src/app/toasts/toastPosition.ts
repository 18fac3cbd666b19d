import type { Theme } from '@mui/material/styles';

/** Top right, clear of the header, of an open drawer and of the bottom bar. */
export const toastPosition = (theme: Theme) => ({
  top: 'calc(var(--header-height) + 8px)',
  // Some pages have no header on a phone.
  [theme.breakpoints.down('desktop')]: { 'body:has([data-bare-page]) &': { top: 8 } },
  'body:has(.MuiDrawer-anchorRight) &': {
    top: 8,
    [theme.breakpoints.up('desktop')]: { right: 'calc(var(--drawer-width) + 20px)' },
  },
});
