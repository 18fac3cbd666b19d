import { useContext, useEffect, useRef, type ContextType } from 'react';
import { NavigationType, UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router-dom';
import { newIdempotencyKey } from '../../lib/idempotencyKey';

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

/** Another one after each reload, which opens no dialog again. */
const THIS_DOCUMENT = newIdempotencyKey();

/** Returns how many dialogs are open at a history entry. */
const depthAt = ({ state }: Location): number => {
  const { dialogs, document } = (state ?? {}) as { dialogs?: number; document?: string };
  return document === THIS_DOCUMENT ? (dialogs ?? 0) : 0;
};

const isSamePage = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** Each open dialog has a history entry of its own above the page's. */
const makeDialogs = (router: Router) => {
  const open: (() => void)[] = [];
  let shown = router.state.location;
  /** Going back over the entry of a closed dialog: another one may have opened meanwhile. */
  let isGoingBack = false;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    if (isGoingBack) return;
    const { location } = router.state;
    const depth = depthAt(location);
    if (depth > open.length) {
      isGoingBack = true;
      void router.navigate(open.length - depth);
    }
    if (depth < open.length)
      void router.navigate(location, {
        state: { ...(location.state as object | null), dialogs: depth + 1, document: THIS_DOCUMENT },
      });
  };
  /** Once what the same click does besides is done: it may lead to another page, or open another dialog instead. */
  const settleLater = (): void => {
    clearTimeout(settling);
    settling = setTimeout(settle);
  };

  router.subscribe(({ location, historyAction }) => {
    if (location.key === shown.key) return;
    const isLeft = !isGoingBack && (historyAction === NavigationType.Pop || !isSamePage(location, shown));
    isGoingBack = false;
    shown = location;
    const depth = depthAt(location);
    if (depth === open.length) return;
    // A replaced entry, such as one with other filters, stays below its dialog.
    if (isLeft && historyAction !== NavigationType.Replace) open.slice(depth).forEach((close) => close());
    settleLater();
  });

  /** @returns removes it, closed */
  return (close: () => void): (() => void) => {
    open.push(close);
    settleLater();
    return () => {
      open.splice(open.indexOf(close), 1);
      settleLater();
    };
  };
};

const dialogsOf = new WeakMap<Router, ReturnType<typeof makeDialogs>>();

/** Makes Back close an open dialog, as people on phones expect, instead of leaving the page. */
export const useDialogInHistory = (isOpen: boolean, onClose: () => void): void => {
  // The router's own location is ahead of React's.
  const router = useContext(DataRouterContext)?.router;
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen || !router) return undefined;
    const add = dialogsOf.get(router) ?? makeDialogs(router);
    dialogsOf.set(router, add);
    return add(() => latest.current());
  }, [isOpen, router]);
};
