import { lazy, Suspense } from 'react';
import { usePanel } from '../components/usePanel';
import { LoginPanel } from '../features/login/LoginPanel';

const LocationModal = lazy(async () => ({
  default: (await import('../features/location/LocationModal')).LocationModal,
}));

/** The panels that the URL opens over whatever page is below. */
export const Panels = () => {
  const login = usePanel('login');
  const location = usePanel('location');
  return (
    <>
      <LoginPanel open={login.isOpen} onClose={login.close} onLoggedIn={login.finish} />
      {location.isOpen && (
        <Suspense fallback={null}>
          <LocationModal open onClose={location.close} />
        </Suspense>
      )}
    </>
  );
};
