import { useState } from 'react';
import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom';
import { PageSkeleton } from '../../components/PageSkeleton';
import { withPanel } from '../../hooks/usePanel';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';

const wantedNext = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'next' in state && typeof state.next === 'string'
    ? state.next
    : undefined;

/**
 * Redirects visitors to Home with the login panel open, and from there to `state.next` or back. Waits for persisted state, so that a
 * customer who reloads stays.
 */
export const RequireLogin = () => {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const rehydrated = useAppSelector(selectRehydrated);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const [admitted, setAdmitted] = useState(loggedIn);
  if (loggedIn && !admitted) setAdmitted(true);

  if (loggedIn) return <Outlet />;
  if (!rehydrated) return <PageSkeleton />;
  // After a session ends here, the login panel stays closed.
  if (admitted) return <Navigate to="/" replace />;
  const next = wantedNext(state) ?? pathname + search;
  return <Navigate to={withPanel({ pathname: '/', search: '' }, 'login', { next })} replace />;
};
