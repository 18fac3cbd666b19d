import type { Theme } from '@mui/material/styles';

/** Where toasts stand: under the header, so that they cover neither its controls nor the bottom bar. */
export const toastPlace = (theme: Theme) => ({
  top: 'calc(var(--header-height) + 8px)',
  // Some pages have no header on a phone.
  [theme.breakpoints.down('desktop')]: { 'body:has([data-bare-page]) &': { top: 8 } },
  // Beside a drawer, whose question a toast must not cover; on a phone, which it fills, over the band above its title.
  'body:has(.MuiDrawer-anchorRight) &': {
    top: 8,
    [theme.breakpoints.up('desktop')]: { right: 'calc(var(--drawer-width) + 20px)' },
  },
});
