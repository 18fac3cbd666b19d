import { lazy, Suspense, useState } from 'react';
import { usePanel } from '../components/usePanel';

/** Neither panel is part of the first page's code; the browser fetches both when it has nothing else to do. */
const LoginPanel = lazy(async () => {
  const { LoginPanel } = await import(/* webpackPrefetch: true */ '../features/login/LoginPanel');
  return { default: LoginPanel };
});
const LocationModal = lazy(async () => {
  const { LocationModal } = await import(/* webpackPrefetch: true */ '../features/location/LocationModal');
  return { default: LocationModal };
});

/** The panels that the URL opens over whatever page is below. */
export const Panels = () => {
  const login = usePanel('login');
  const location = usePanel('location');
  // Once opened it stays, in order to slide out when it closes.
  const [loginEver, setLoginEver] = useState(login.isOpen);
  if (login.isOpen && !loginEver) setLoginEver(true);

  return (
    <Suspense fallback={null}>
      {loginEver && <LoginPanel open={login.isOpen} onClose={login.close} onLoggedIn={login.finish} />}
      {location.isOpen && <LocationModal open locateAtOnce={location.mode === 'current'} onClose={location.close} />}
    </Suspense>
  );
};
