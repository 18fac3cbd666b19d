import { useContext, useEffect, useRef, type ContextType } from 'react';
import { NavigationType, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

/** The state of a history entry: React Router's, and how many dialogs were open when the entry was added. */
interface Entry {
  /** React Router counts pages by it. The entries of a page's dialogs have their page's. */
  idx?: number;
  dialogs: number;
}

const readEntry = (): Entry => ({ dialogs: 0, ...(window.history.state as Partial<Entry> | null) });

/**
 * Each open dialog has a history entry of its own above its page's. React Router never hears of these entries. The entry of a dialog that
 * closed by itself stays, because going back takes a moment in which another navigation may begin; the next Back passes over it.
 */
const watchDialogs = (router: Router) => {
  const { history } = window;
  const open: (() => void)[] = [];
  let entry = readEntry();
  let shown = router.state.location;

  const write = (how: 'pushState' | 'replaceState', dialogs: number, url?: string): void => {
    entry = { ...entry, dialogs };
    history[how](entry, '', url);
  };
  const addEntries = (): void => {
    entry = readEntry();
    // A router in memory, as tests and stories have, writes no entries.
    while (entry.idx !== undefined && entry.dialogs < open.length) write('pushState', entry.dialogs + 1);
  };
  const closeAbove = (dialogs: number): void => {
    open
      .slice(dialogs)
      .reverse()
      .forEach((close) => close());
    // One that stays open, because it is saving, needs an entry again.
    setTimeout(addEntries);
  };

  window.addEventListener(
    'popstate',
    (event) => {
      const next = readEntry();
      if (next.idx !== entry.idx) {
        if (next.dialogs === 0) return;
        event.stopImmediatePropagation();
        history.back();
        return;
      }
      if (next.dialogs === entry.dialogs) return;
      event.stopImmediatePropagation();
      const isForward = next.dialogs > entry.dialogs;
      // The page may have replaced its URL while the dialog was above it.
      write('replaceState', next.dialogs, router.createHref(shown));
      if (isForward) history.forward();
      else if (next.dialogs < open.length) closeAbove(next.dialogs);
      else history.back();
    },
    // React Router listens without it, and so hears later.
    { capture: true },
  );

  router.subscribe(({ location, historyAction }) => {
    if (location.key === shown.key) return;
    const isOtherPage = location.pathname !== shown.pathname;
    const { dialogs } = entry;
    shown = location;
    entry = readEntry();
    if (historyAction === NavigationType.Replace) {
      if (entry.dialogs < dialogs) write('replaceState', dialogs);
    } else if (isOtherPage || historyAction === NavigationType.Pop) closeAbove(0);
    else setTimeout(addEntries);
  });

  /** @returns removes it, closed */
  return (close: () => void): (() => void) => {
    open.push(close);
    addEntries();
    return () => void open.splice(open.indexOf(close), 1);
  };
};

const watched = new WeakMap<Router, ReturnType<typeof watchDialogs>>();

/**
 * Lets Back pass over the entries of closed dialogs; a page that was reloaded under an open dialog begins on one.
 * @returns adds an open dialog by the function that closes it
 */
export const dialogsInHistory = (router: Router): ReturnType<typeof watchDialogs> => {
  const add = watched.get(router) ?? watchDialogs(router);
  watched.set(router, add);
  return add;
};

/** Makes Back close an open dialog, as people on phones expect, instead of leaving the page. */
export const useDialogInHistory = (isOpen: boolean, onClose: () => void): void => {
  const router = useContext(DataRouterContext)?.router;
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen || !router) return undefined;
    return dialogsInHistory(router)(() => latest.current());
  }, [isOpen, router]);
};
