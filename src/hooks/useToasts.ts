import { createContext, useContext } from 'react';
import { makeToasts, type Toasts } from '../lib/makeToasts';

export const ToastsContext = createContext<Toasts>(makeToasts());

/** notistack's `useSnackbar` without notistack, which loads with the first toast. */
export const useToasts = (): Pick<Toasts, 'enqueueSnackbar' | 'closeSnackbar'> => useContext(ToastsContext);
