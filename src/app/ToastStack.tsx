import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { TOAST_DURATION_MS } from '../../contract/constants';
import type { Toasts } from '../components/makeToasts';
import { toastPlace } from './toastPlace';

const CONTAINER = 'vayal-toasts';

/** notistack brings colours of its own, of which some can't be read: ours take their place. */
const toastStyles = (theme: Theme) => ({
  // Doubled, because notistack writes its styles later.
  [`.${CONTAINER}.${CONTAINER}`]: toastPlace(theme),
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

const Attached = ({ toasts }: { toasts: Toasts }) => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => toasts.attach({ enqueueSnackbar, closeSnackbar }), [toasts, enqueueSnackbar, closeSnackbar]);
  return null;
};

/** Draws toasts, at the top right. With notistack it is a script of its own, fetched for the first toast. */
export const ToastStack = ({ toasts }: { toasts: Toasts }) => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={TOAST_DURATION_MS}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    classes={{ containerRoot: CONTAINER }}
  >
    <GlobalStyles styles={toastStyles} />
    <Attached toasts={toasts} />
  </SnackbarProvider>
);
