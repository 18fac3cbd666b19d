import type { RouterProviderProps } from 'react-router-dom';

/** Lets Back pass over a dialog's history entry on which the page begins, because it was reloaded while the dialog was open. */
export const passDialogEntries = (router: RouterProviderProps['router']): void => {
  if (!(window.history.state as { dialogs?: number } | null)?.dialogs) return;
  import('../../hooks/useDialogInHistory').then(
    ({ dialogsInHistory }) => void dialogsInHistory(router),
    // Without network, one Back does nothing.
    () => undefined,
  );
};
