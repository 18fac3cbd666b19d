import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanel, type PanelName } from '../../hooks/usePanel';
import { useToasts } from '../../hooks/useToasts';
import { useAppSelector } from '../../store/hooks';
import { selectOfferedAddress } from '../../store/slices/selectedAddressSlice';
import { addLazyNamespaces } from '../i18n/addLazyNamespaces';
import { PanelBoundary } from './PanelBoundary';

/** None of them is part of the first page's code; the login panel brings its words along. */
const fetchLogin = async (i18n: I18n) => {
  const [{ LoginPanel }] = await Promise.all([import('../../features/login/LoginPanel'), addLazyNamespaces(i18n)]);
  return { default: LoginPanel };
};
const fetchLocation = async () => ({ default: (await import('../../features/location/LocationModal')).LocationModal });

const OfferedAddress = lazy(async () => ({ default: (await import('./OfferedAddress')).OfferedAddress }));

const fetchers: Readonly<Record<PanelName, (i18n: I18n) => Promise<unknown>>> = {
  login: fetchLogin,
  location: fetchLocation,
};

/** The panel that somebody may be about to open: a hand or the focus is near something that says so by `data-opens`. */
const panelNear = ({ target }: Event): PanelName | undefined => {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-opens]')?.dataset.opens : undefined;
  return name !== undefined && name in fetchers ? (name as PanelName) : undefined;
};

/** What opens over whatever page is below: the panels of the URL, and the question that may follow a login. */
export const Panels = () => {
  const { i18n, t } = useTranslation('errors');
  const { enqueueSnackbar } = useToasts();
  const makePanels = () => ({ LoginPanel: lazy(() => fetchLogin(i18n)), LocationModal: lazy(fetchLocation) });
  // React remembers for good that a script did not come: another try needs others.
  const [{ LoginPanel, LocationModal }, setPanels] = useState(makePanels);
  const [isMissing, setIsMissing] = useState(false);
  const [tries, setTries] = useState(0);
  const login = usePanel('login');
  const location = usePanel('location');
  const isAddressOffered = useAppSelector(selectOfferedAddress) !== null;
  // Once opened it stays, in order to slide out when it closes.
  const [loginEver, setLoginEver] = useState(login.isOpen);
  if (login.isOpen && !loginEver && !isMissing) setLoginEver(true);
  // Only when the one that failed is closed: the next try is somebody's next click.
  if (isMissing && !login.isOpen && !location.isOpen) {
    setIsMissing(false);
    setLoginEver(false);
    setPanels(makePanels);
    setTries(tries + 1);
  }

  useEffect(() => {
    const onIntent = (event: Event): void => {
      const name = panelNear(event);
      // Who then really opens it hears of a failure.
      if (name) fetchers[name](i18n).catch(() => undefined);
    };
    // A finger comes near at the moment that it touches.
    const signs = ['pointerover', 'focusin'] as const;
    signs.forEach((sign) => document.addEventListener(sign, onIntent));
    return () => signs.forEach((sign) => document.removeEventListener(sign, onIntent));
  }, [i18n]);

  const onMissing = (): void => {
    enqueueSnackbar(t('panelFailed'), { variant: 'error' });
    setIsMissing(true);
    if (login.isOpen) login.close();
    if (location.isOpen) location.close();
  };

  return (
    <>
      <PanelBoundary key={tries} onMissing={onMissing}>
        <Suspense fallback={null}>
          {loginEver && <LoginPanel open={login.isOpen} onClose={login.close} onLoggedIn={login.finish} />}
          {location.isOpen && (
            <LocationModal open locateAtOnce={location.mode === 'current'} onClose={location.close} />
          )}
        </Suspense>
      </PanelBoundary>
      <Suspense fallback={null}>{isAddressOffered && <OfferedAddress />}</Suspense>
    </>
  );
};
