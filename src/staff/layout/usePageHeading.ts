import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Fields and other parts of a new page that have taken the focus themselves. */
const OWN_FOCUS = 'main *, [aria-modal="true"] *';

/**
 * Follows the heading of the page, which may come with its data: names the page by it and, after a navigation, moves the focus there, so that
 * screen readers announce the page and Tab goes on in it.
 * @param firstPath the page that was loaded, whose heading takes no focus; null after a login, where it does
 * @returns the heading's text; empty before there is one
 */
export const usePageHeading = (firstPath: string | null): string => {
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const focusedPath = useRef(firstPath);

  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    const from = document.activeElement;
    const follow = (): void => {
      const heading = main.querySelector<HTMLElement>('h1:not([inert] *)');
      setText(heading?.textContent ?? '');
      if (!heading || focusedPath.current === pathname) return;
      focusedPath.current = pathname;
      const active = document.activeElement;
      // Who has moved on while the page loaded is not called back.
      if (active?.matches(OWN_FOCUS) || (active !== from && active !== document.body)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(main, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return text;
};
