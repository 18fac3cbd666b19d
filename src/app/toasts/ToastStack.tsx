import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { TOAST_DURATION_MS } from '../../../contract/constants';
import { CheckCircle, ErrorOutlined } from '../../components/lazyIcons';
import type { Toasts } from '../../lib/makeToasts';
import { toastPosition } from './toastPosition';

const CONTAINER = 'vayal-toasts';

/** Doubled class names outrank notistack's own styles, whichever are inserted last. */
const toastStyles = (theme: Theme) => ({
  [`.${CONTAINER}.${CONTAINER}`]: toastPosition(theme),
  '.notistack-MuiContent.notistack-MuiContent': {
    ...theme.typography.body2,
    padding: '6px 16px',
    border: `1px solid ${theme.vars.palette.surface.edge}`,
    borderRadius: theme.shape.borderRadius,
    boxShadow: theme.vars.shadows[4],
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    // Numbers of requests are long words.
    '& #notistack-snackbar': { gap: 12, minWidth: 0, overflowWrap: 'anywhere' },
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

const icons = {
  success: <CheckCircle color="success" />,
  error: <ErrorOutlined color="error" />,
};

/** notistack with the shop's styles, in a chunk of its own. */
export const ToastStack = ({ toasts: { attach } }: { toasts: Toasts }) => (
  <SnackbarProvider
    ref={attach}
    maxSnack={3}
    autoHideDuration={TOAST_DURATION_MS}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    classes={{ containerRoot: CONTAINER }}
    iconVariant={icons}
  >
    <GlobalStyles styles={toastStyles} />
  </SnackbarProvider>
);
