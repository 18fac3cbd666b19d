import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepFocus, type FocusKeeper } from './keepFocus';

/** Keeps the focus within the page while its parts come and go; on another page the heading takes it. */
export const useKeptFocus = (): void => {
  const { pathname } = useLocation();
  const keeper = useRef<FocusKeeper | null>(null);
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    keeper.current = keepFocus(main);
    return keeper.current.stop;
  }, []);
  // Before the mutations of this change are reported.
  useLayoutEffect(() => keeper.current?.forget(), [pathname]);
};
