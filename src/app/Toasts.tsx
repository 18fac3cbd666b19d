import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { TOAST_DURATION_MS } from '../../contract/constants';
import { CheckCircle, ErrorOutlined } from '../components/icons';

const CONTAINER = 'vayal-toasts';
/** From the edges of the window, in CSS pixels. */
const MARGIN_PX = 8;

/** notistack brings colours of its own, of which some can't be read: ours take their place. */
const toastStyles = ({ breakpoints, typography, shape, vars: { palette, shadows } }: Theme) => ({
  // Doubled, because notistack writes its styles later.
  [`.${CONTAINER}.${CONTAINER}`]: {
    top: `calc(var(--header-height) + ${MARGIN_PX}px)`,
    // Some pages have no header on a phone.
    [breakpoints.down('desktop')]: { 'body:has([data-bare-page]) &': { top: MARGIN_PX } },
    // Beside a drawer, whose question a toast must not cover; on a phone, which it fills, over the band above its title.
    'body:has(.MuiDrawer-anchorRight) &': {
      top: MARGIN_PX,
      [breakpoints.up('desktop')]: { right: 'calc(var(--drawer-width) + 20px)' },
    },
  },
  '.notistack-MuiContent.notistack-MuiContent': {
    ...typography.body2,
    padding: '6px 16px',
    border: `1px solid ${palette.surface.line}`,
    borderRadius: shape.borderRadius,
    boxShadow: shadows[4],
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    '& #notistack-snackbar': { gap: 12 },
    '& .MuiButton-root': { color: palette.primary.main },
  },
  '.notistack-MuiContent-error.notistack-MuiContent-error': {
    borderColor: palette.error.main,
    backgroundColor: palette.error.light,
  },
  '@media (prefers-reduced-motion: reduce)': {
    [`.${CONTAINER} *`]: { transitionDuration: '0.01ms !important' },
  },
});

/** What tells success from failure besides the words: never the colour alone. */
const signs = {
  success: <CheckCircle color="success" aria-hidden />,
  error: <ErrorOutlined color="error" aria-hidden />,
};

/** Toasts at the top right, under the header, so that they cover neither its controls nor the bottom bar. */
export const Toasts = ({ children }: { children: ReactNode }) => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={TOAST_DURATION_MS}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    classes={{ containerRoot: CONTAINER }}
    iconVariant={signs}
  >
    <GlobalStyles styles={toastStyles} />
    {children}
  </SnackbarProvider>
);
