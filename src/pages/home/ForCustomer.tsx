import { lazy, Suspense } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';

const CustomerStart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-customer" */ './CustomerStart')).CustomerStart,
}));

/** Loaded after rehydration for customers alone: a visitor's page neither changes nor loads it. */
export const ForCustomer = () => {
  const isKnown = useAppSelector(selectRehydrated);
  const isCustomer = useAppSelector(selectIsLoggedIn);
  if (!isKnown || !isCustomer) return null;
  return (
    <Suspense fallback={null}>
      <CustomerStart />
    </Suspense>
  );
};
