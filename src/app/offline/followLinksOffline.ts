import { keptPageName } from '../../lib/keptPages';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** The link to a page that may be kept, where a click leads to it. */
const keptLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || !isPlain(event) || link.origin !== window.location.origin) return null;
  return keptPageName(new URL(link.href)) === null ? null : link;
};

/**
 * Without a network, links to pages that may be kept load their document: there the kept one answers, where the app alone would
 * ask the shop in vain. It hears a click before the router does, which stands further in.
 */
export const followLinksOffline = (): void =>
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !navigator.serviceWorker.controller) return;
      if (keptLink(event)) event.stopPropagation();
    },
    { capture: true },
  );
