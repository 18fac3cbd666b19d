import type { OptionsObject, SnackbarKey } from 'notistack';

/** What draws toasts, once it is there: notistack's own functions. */
interface ToastStack {
  enqueueSnackbar: (message: string, options?: OptionsObject) => SnackbarKey;
  /** @param key the toast; without it, all of them */
  closeSnackbar: (key?: SnackbarKey) => void;
}

export interface WaitingToast {
  message: string;
  options: OptionsObject;
}

/** Shows toasts. What draws them is fetched for the first one, which waits for it. */
export interface Toasts {
  /**
   * Shows a message. One that stands there, or waits, in the same words is enough: two calls may fail for one reason. But one that
   * something can be done about is each about its own.
   */
  enqueueSnackbar: (message: string, options?: OptionsObject) => void;
  closeSnackbar: ToastStack['closeSnackbar'];
  /** The toasts that nobody has drawn yet: another array after each change. */
  waiting: () => readonly WaitingToast[];
  /** Calls back when there are others; gives the way to stop it. */
  subscribe: (onChange: () => void) => () => void;
  /** Takes the waiting toasts off the list, as shown. */
  takeWaiting: () => readonly WaitingToast[];
  /** Draws every toast from now on. Gives the way to stop it. */
  attach: (stack: ToastStack) => () => void;
}

/** Makes the toasts of one page. They can be asked for at any time, from inside React and outside, and none is lost. */
export const makeToasts = (): Toasts => {
  let waiting: readonly WaitingToast[] = [];
  let stack: ToastStack | null = null;
  const listeners = new Set<() => void>();
  const setWaiting = (toasts: readonly WaitingToast[]): void => {
    waiting = toasts;
    listeners.forEach((listener) => listener());
  };
  const takeWaiting = (): readonly WaitingToast[] => {
    const taken = waiting;
    if (taken.length > 0) setWaiting([]);
    return taken;
  };

  return {
    enqueueSnackbar: (message, given = {}) => {
      const options = { preventDuplicate: !given.action, ...given };
      if (stack) stack.enqueueSnackbar(message, options);
      else if (!options.preventDuplicate || !waiting.some((toast) => toast.message === message)) {
        setWaiting([...waiting, { message, options }]);
      }
    },
    closeSnackbar: (key) => {
      // Of those that wait, only one that was given its key has any.
      const kept = key === undefined ? [] : waiting.filter(({ options }) => options.key !== key);
      if (kept.length < waiting.length) setWaiting(kept);
      stack?.closeSnackbar(key);
    },
    waiting: () => waiting,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    takeWaiting,
    attach: (newStack) => {
      stack = newStack;
      takeWaiting().forEach(({ message, options }) => newStack.enqueueSnackbar(message, options));
      return () => {
        if (stack === newStack) stack = null;
      };
    },
  };
};
