import { createContext, useContext } from 'react';
import { makeToasts, type Toasts } from './makeToasts';

/** The page's toasts. Without a page around it, nobody sees them. */
export const ToastsContext = createContext<Toasts>(makeToasts());

/** The way to show a toast: it needs nothing of what draws toasts. */
export const useToasts = (): Pick<Toasts, 'enqueueSnackbar' | 'closeSnackbar'> => useContext(ToastsContext);
