import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { TOAST_DURATION_MS } from '../../contract/constants';

const CONTAINER = 'vayal-toasts';

/** notistack brings colours of its own, of which some can't be read: ours take their place. */
const toastStyles = (theme: Theme) => ({
  // Doubled, because notistack writes its styles later.
  [`.${CONTAINER}.${CONTAINER}`]: {
    top: 'calc(var(--header-height) + 8px)',
    // Beside a drawer, whose question a toast must not cover; on a phone, which it fills, over its title.
    'body:has(.MuiDrawer-anchorRight) &': {
      top: 8,
      [theme.breakpoints.up('desktop')]: { right: 'calc(var(--drawer-width) + 20px)' },
    },
  },
  '.notistack-MuiContent.notistack-MuiContent': {
    ...theme.typography.body2,
    borderRadius: theme.shape.borderRadius,
    boxShadow: theme.vars.shadows[3],
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.dark,
  },
  '.notistack-MuiContent-success.notistack-MuiContent-success': { backgroundColor: theme.vars.palette.success.main },
  '.notistack-MuiContent-error.notistack-MuiContent-error': { backgroundColor: theme.vars.palette.error.main },
});

/** Toasts at the top right, under the header, so that they cover neither its controls nor the bottom bar. */
export const Toasts = ({ children }: { children: ReactNode }) => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={TOAST_DURATION_MS}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    classes={{ containerRoot: CONTAINER }}
  >
    <GlobalStyles styles={toastStyles} />
    {children}
  </SnackbarProvider>
);
