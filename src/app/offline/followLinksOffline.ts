import { cacheablePageKey } from '../../lib/cacheablePages';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

const leadsToCacheablePage = (event: MouseEvent): boolean => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || !isPlainClick(event) || link.origin !== window.location.origin) return false;
  return cacheablePageKey(new URL(link.href)) !== null;
};

/** Offline, documents come from the cache, while the router's API calls would fail. */
export const followLinksOffline = (): void =>
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !navigator.serviceWorker.controller) return;
      if (leadsToCacheablePage(event)) event.stopPropagation();
    },
    { capture: true },
  );
