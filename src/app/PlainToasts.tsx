import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { TOAST_DURATION_MS } from '../../contract/constants';
import type { Toasts, WaitingToast } from '../components/makeToasts';
import { toastPlace } from './toastPlace';

interface PlainToastsProps {
  toasts: Toasts;
  waiting: readonly WaitingToast[];
  /** They have been there long enough to be read. */
  onGone: () => void;
}

/**
 * The waiting toasts as mere words, when the script that draws them could not be fetched: then there is most likely no connection, and
 * just that is what they say.
 */
export const PlainToasts = ({ toasts, waiting, onGone }: PlainToastsProps) => {
  useEffect(() => {
    const timer = setTimeout(() => {
      toasts.takeWaiting();
      onGone();
    }, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [waiting, toasts, onGone]);

  return (
    <Box
      role="alert"
      sx={(theme) => ({
        ...toastPlace(theme),
        position: 'fixed',
        right: 20,
        maxWidth: 'calc(100vw - 40px)',
        zIndex: theme.zIndex.snackbar,
        padding: 1.5,
        borderRadius: 1,
        typography: 'body2',
        color: 'primary.contrastText',
        bgcolor: 'primary.dark',
      })}
    >
      {waiting.map(({ message }, place) => (
        <div key={place}>{message}</div>
      ))}
    </Box>
  );
};
