import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { makeToasts, type Toasts as PageToasts } from '../components/makeToasts';
import { ToastsContext } from '../components/useToasts';
import { PlainToasts } from './PlainToasts';
import type { ToastStack } from './ToastStack';

const nothing: readonly never[] = [];

const fetchStack = async () => (await import('./ToastStack')).ToastStack;

interface ToastsProps {
  toasts?: PageToasts | undefined;
  /** Fetches what draws them. */
  load?: () => Promise<typeof ToastStack>;
  children: ReactNode;
}

/** Toasts for all below. What draws them is fetched for the first one; where it does not come, they are drawn plainly. */
export const Toasts = ({ toasts: given, load = fetchStack, children }: ToastsProps) => {
  const [toasts] = useState(() => given ?? makeToasts());
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.waiting, () => nothing);
  const [Stack, setStack] = useState<typeof ToastStack>();
  const [hasFailed, setHasFailed] = useState(false);
  // The next toast is another occasion to fetch it.
  const tryAgain = useCallback(() => setHasFailed(false), []);
  const isWanted = waiting.length > 0 && !Stack && !hasFailed;

  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (fetched) => setStack(() => fetched),
      () => setHasFailed(true),
    );
  }, [isWanted, load]);

  return (
    <ToastsContext value={toasts}>
      {children}
      {Stack && <Stack toasts={toasts} />}
      {hasFailed && <PlainToasts toasts={toasts} waiting={waiting} onGone={tryAgain} />}
    </ToastsContext>
  );
};
