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
 * Lets customers in and sends visitors to Home with the login panel open. It waits until the browser's storage has been
 * read (on a server: for ever), so that a customer who reloads stays. Who sent the visitor here may name another place
 * to go to after login as `state.next`.
 */
export const RequireLogin = () => {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const rehydrated = useAppSelector(selectRehydrated);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const [admitted, setAdmitted] = useState(loggedIn);
  if (loggedIn && !admitted) setAdmitted(true);

  if (loggedIn) return <Outlet />;
  if (!rehydrated) return <PageSkeleton />;
  // Whoever's session ended while they were here goes home, and is not asked to log in again at once.
  if (admitted) return <Navigate to="/" replace />;
  const next = wantedNext(state) ?? pathname + search;
  return <Navigate to={withPanel({ pathname: '/', search: '' }, 'login', { next })} replace />;
};
