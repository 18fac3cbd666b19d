import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The service worker marks the document that it serves instead of a page that is not cached: see src/worker/serviceWorker.ts. */
const isMarked = (): boolean => typeof document !== 'undefined' && document.querySelector('[data-not-cached]') !== null;

/** True until the user navigates or the network is back. */
export const usePageNotCached = (): boolean => {
  const { pathname, search } = useLocation();
  const [markedPath] = useState(pathname + search);
  const [isNotCached, setIsNotCached] = useState(isMarked);
  useEffect(() => {
    if (!isNotCached) return;
    const onOnline = () => setIsNotCached(false);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isNotCached]);
  return isNotCached && markedPath === pathname + search;
};
