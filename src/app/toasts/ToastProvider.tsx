import Box from '@mui/material/Box';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { TOAST_DURATION_MS } from '../../../contract/constants';
import { ToastsContext } from '../../hooks/useToasts';
import { makeToasts, type Toasts } from '../../lib/makeToasts';
import type { ToastStack } from './ToastStack';

const EMPTY: ReturnType<Toasts['getQueue']> = [];

const loadStack = async () => (await import('./ToastStack')).ToastStack;

interface ToastProviderProps {
  toasts?: Toasts | undefined;
  load?: () => Promise<typeof ToastStack>;
  children: ReactNode;
}

/** Loads notistack for the first toast. Where its chunk doesn't arrive, toasts are plain text. */
export const ToastProvider = ({ toasts: given, load = loadStack, children }: ToastProviderProps) => {
  const [toasts] = useState(() => given ?? makeToasts());
  const queue = useSyncExternalStore(toasts.subscribe, toasts.getQueue, () => EMPTY);
  const [Stack, setStack] = useState<typeof ToastStack>();
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = queue.length > 0 && !Stack && !hasFailed;

  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setStack(() => loaded),
      () => setHasFailed(true),
    );
  }, [isWanted, load]);

  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => {
      toasts.closeSnackbar();
      // The next toast loads again.
      setHasFailed(false);
    }, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, queue, toasts]);

  return (
    <ToastsContext value={toasts}>
      {children}
      {Stack && <Stack toasts={toasts} />}
      {hasFailed && (
        <Box
          role="alert"
          sx={{
            right: 20,
            top: 'calc(var(--header-height) + 8px)',
            position: 'fixed',
            zIndex: 'snackbar',
            p: 1.5,
            typography: 'body2',
            border: 1,
            borderColor: 'surface.edge',
            borderRadius: 1,
            boxShadow: 4,
            bgcolor: 'background.paper',
          }}
        >
          {[...new Set(queue.map(({ message }) => message))].map((message) => (
            <div key={message}>{message}</div>
          ))}
        </Box>
      )}
    </ToastsContext>
  );
};
