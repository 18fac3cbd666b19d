import type { OptionsObject, ProviderContext, SnackbarKey } from 'notistack';

/** Queues toasts until notistack's provider is mounted. Works outside React, too. */
export const makeToasts = () => {
  let stack: ProviderContext | null = null;
  let queue: readonly { message: string; options: OptionsObject }[] = [];
  const listeners = new Set<() => void>();
  const setQueue = (toasts: typeof queue): void => {
    queue = toasts;
    listeners.forEach((listener) => listener());
  };

  return {
    /** Suppresses duplicates, except those with an action. */
    enqueueSnackbar: (message: string, options: OptionsObject = {}): void => {
      const toast = { message, options: { preventDuplicate: !options.action, ...options } };
      if (stack) stack.enqueueSnackbar(message, toast.options);
      else setQueue([...queue, toast]);
    },
    closeSnackbar: (key?: SnackbarKey): void => {
      setQueue(key === undefined ? [] : queue.filter(({ options }) => options.key !== key));
      stack?.closeSnackbar(key);
    },
    getQueue: () => queue,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach: (provider: ProviderContext | null): void => {
      stack = provider;
      if (!provider) return;
      queue.forEach(({ message, options }) => provider.enqueueSnackbar(message, options));
      setQueue([]);
    },
  };
};

export type Toasts = ReturnType<typeof makeToasts>;
