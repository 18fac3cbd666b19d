import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { TOAST_DURATION_MS } from '../../contract/constants';
import { CheckCircle, ErrorOutlined } from '../components/moreIcons';
import type { Toasts } from '../components/makeToasts';
import { toastPlace } from './toastPlace';

const CONTAINER = 'vayal-toasts';

/** notistack brings colours of its own, of which some can't be read: ours take their place. */
const toastStyles = (theme: Theme) => ({
  // Doubled, because notistack's own styles may come before these or after.
  [`.${CONTAINER}.${CONTAINER}`]: toastPlace(theme),
  '.notistack-MuiContent.notistack-MuiContent': {
    ...theme.typography.body2,
    padding: '6px 16px',
    border: `1px solid ${theme.vars.palette.surface.line}`,
    borderRadius: theme.shape.borderRadius,
    boxShadow: theme.vars.shadows[4],
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    '& #notistack-snackbar': { gap: 12 },
    '& .MuiButton-root': { color: theme.vars.palette.primary.main },
  },
  '.notistack-MuiContent-error.notistack-MuiContent-error': {
    borderColor: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.error.light,
  },
  '@media (prefers-reduced-motion: reduce)': {
    [`.${CONTAINER} *`]: { transitionDuration: '0.01ms !important' },
  },
});

/** What tells success from failure besides the words: never the colour alone. */
const signs = {
  success: <CheckCircle color="success" />,
  error: <ErrorOutlined color="error" />,
};

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
    iconVariant={signs}
  >
    <GlobalStyles styles={toastStyles} />
    <Attached toasts={toasts} />
  </SnackbarProvider>
);
