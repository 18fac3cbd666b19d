import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the service worker says that the asked page isn't on this phone: see src/worker/serviceWorker.ts. */
const isMarked = (): boolean => typeof document !== 'undefined' && document.querySelector('[data-unseen]') !== null;

/** Whether this place is a page that could not come and isn't kept: until somebody goes elsewhere, or the network is back. */
export const useUnseen = (): boolean => {
  const { pathname, search } = useLocation();
  const [place] = useState(pathname + search);
  const [isUnseen, setIsUnseen] = useState(isMarked);
  useEffect(() => {
    if (!isUnseen) return;
    const onOnline = () => setIsUnseen(false);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isUnseen]);
  return isUnseen && place === pathname + search;
};
