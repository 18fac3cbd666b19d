import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { TOAST_DURATION_MS } from '../../contract/constants';

const CONTAINER = 'vayal-toasts';

/** Toasts at the top right, under the header, so that they cover neither its controls nor the bottom bar. */
export const Toasts = ({ children }: { children: ReactNode }) => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={TOAST_DURATION_MS}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    classes={{ containerRoot: CONTAINER }}
  >
    <GlobalStyles styles={{ [`.${CONTAINER}.${CONTAINER}`]: { top: 'calc(var(--header-height) + 8px)' } }} />
    {children}
  </SnackbarProvider>
);
