import { lazy, Suspense, useEffect, useState } from 'react';
import { usePanel } from '../../hooks/usePanel';
import { readItem, writeItem } from '../../lib/browserStorage';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectSelectedAddress } from '../../store/slices/selectedAddressSlice';
import { PROMPT_DISMISSED } from '../../store/storedValues';

const LocationPrompt = lazy(async () => ({
  default: (await import(/* webpackChunkName: "location-prompt" */ '../../features/location/LocationPrompt'))
    .LocationPrompt,
}));

/**
 * Shown when no address is selected (specification §4), after the first paint and rehydration, and never over another
 * panel.
 */
export const HomeLocationPrompt = () => {
  const address = useAppSelector(selectSelectedAddress);
  const isKnown = useAppSelector(selectRehydrated);
  const location = usePanel('location');
  const login = usePanel('login');
  const [isAllowed, setIsAllowed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsAllowed(readItem('sessionStorage', PROMPT_DISMISSED) === null));
    return () => clearTimeout(timer);
  }, []);

  const dismiss = (): void => {
    writeItem('sessionStorage', PROMPT_DISMISSED, '1');
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
