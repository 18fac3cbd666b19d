import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Fields, dialogs and parts of the new page that have taken the focus themselves. */
const HAS_FOCUS = 'input, textarea, select, main *, [role="dialog"] *';

/**
 * Moves the focus to the heading of a new path, so that screen readers announce the page. Not on Back, which restores the
 * scroll position, and not on loading, which browsers announce.
 */
export const RouteFocus = () => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === NavigationType.Pop || document.activeElement?.matches(HAS_FOCUS)) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, type]);
  return null;
};
