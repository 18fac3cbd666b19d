import { lazy, Suspense, useEffect, useState } from 'react';
import { usePanel } from '../../hooks/usePanel';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectSelectedAddress } from '../../store/slices/selectedAddressSlice';
import { PROMPT_DISMISSED } from '../../store/storedValues';

const LocationPrompt = lazy(async () => ({
  default: (await import(/* webpackChunkName: "location-prompt" */ '../../features/location/LocationPrompt'))
    .LocationPrompt,
}));

const wasDismissed = (): boolean => {
  try {
    return window.sessionStorage.getItem(PROMPT_DISMISSED) !== null;
  } catch {
    return false;
  }
};

const rememberDismissal = (): void => {
  try {
    window.sessionStorage.setItem(PROMPT_DISMISSED, '1');
  } catch {
    // A forbidden storage asks again on the next page.
  }
};

/**
 * Asks for the place when none is selected (specification §4), after the first paint. It waits until the browser's storage has
 * been read, and for as long as a panel of the URL is open, so that two dialogs never lie over each other.
 */
export const HomeLocationPrompt = () => {
  const address = useAppSelector(selectSelectedAddress);
  const isKnown = useAppSelector(selectRehydrated);
  const location = usePanel('location');
  const login = usePanel('login');
  const [isAllowed, setIsAllowed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsAllowed(!wasDismissed()));
    return () => clearTimeout(timer);
  }, []);

  const dismiss = (): void => {
    rememberDismissal();
    setIsAllowed(false);
  };
  if (!isAllowed || !isKnown || address || location.isOpen || login.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LocationPrompt
        onClose={dismiss}
        onUseCurrentLocation={() => {
          dismiss();
          location.open({ mode: 'current' });
        }}
      />
    </Suspense>
  );
};
