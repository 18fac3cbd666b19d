import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanel, type PanelName } from '../../hooks/usePanel';
import { useToasts } from '../../hooks/useToasts';
import { useAppSelector } from '../../store/hooks';
import { selectOfferedAddress } from '../../store/slices/selectedAddressSlice';
import { withLazyNamespaces } from '../../locales/withLazyNamespaces';
import { ChunkBoundary } from '../../components/ChunkBoundary';

const fetchLogin = (i18n: I18n) =>
  withLazyNamespaces(i18n, async () => (await import('../../features/login/LoginPanel')).LoginPanel);
const fetchLocation = (i18n: I18n) =>
  withLazyNamespaces(i18n, async () => (await import('../../features/location/LocationModal')).LocationModal);

// The login before it has loaded its texts.
const OfferedAddress = lazy(async () => ({ default: (await import('./OfferedAddress')).OfferedAddress }));

const fetchers: Readonly<Record<PanelName, (i18n: I18n) => Promise<unknown>>> = {
  login: fetchLogin,
  location: fetchLocation,
};

const panelOf = ({ target }: Event): PanelName | undefined => {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-opens]')?.dataset.opens : undefined;
  return name !== undefined && name in fetchers ? (name as PanelName) : undefined;
};

export const Panels = () => {
  const { i18n, t } = useTranslation('errors');
  const { enqueueSnackbar } = useToasts();
  const makePanels = () => ({
    LoginPanel: lazy(() => fetchLogin(i18n)),
    LocationModal: lazy(() => fetchLocation(i18n)),
  });
  // `lazy` caches a failed import for good, so a retry needs new ones.
  const [{ LoginPanel, LocationModal }, setPanels] = useState(makePanels);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const login = usePanel('login');
  const location = usePanel('location');
  const isAddressOffered = useAppSelector(selectOfferedAddress) !== null;
  // Stays mounted for the closing transition.
  const [wasLoginOpened, setWasLoginOpened] = useState(login.isOpen);
  if (login.isOpen && !wasLoginOpened && !hasFailed) setWasLoginOpened(true);
  if (hasFailed && !login.isOpen && !location.isOpen) {
    setHasFailed(false);
    setWasLoginOpened(false);
    setPanels(makePanels);
    setAttempt(attempt + 1);
  }

  useEffect(() => {
    const onIntent = (event: Event): void => {
      const name = panelOf(event);
      // Opening the panel reports the failure.
      if (name) fetchers[name](i18n).catch(() => undefined);
    };
    const events = ['pointerover', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, onIntent));
    return () => events.forEach((event) => document.removeEventListener(event, onIntent));
  }, [i18n]);

  const onFailed = (): void => {
    enqueueSnackbar(t('panelFailed'), { variant: 'error' });
    setHasFailed(true);
    if (login.isOpen) login.close();
    if (location.isOpen) location.close();
  };

  return (
    <>
      <ChunkBoundary key={attempt} onFailed={onFailed}>
        <Suspense fallback={null}>
          {wasLoginOpened && <LoginPanel open={login.isOpen} onClose={login.close} onLoggedIn={login.finish} />}
          {location.isOpen && (
            <LocationModal open locateAtOnce={location.mode === 'current'} onClose={location.close} />
          )}
        </Suspense>
      </ChunkBoundary>
      <Suspense fallback={null}>{isAddressOffered && <OfferedAddress />}</Suspense>
    </>
  );
};
