import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addLazyNamespaces } from '../../locales/addLazyNamespaces';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';

interface ForCustomerProps {
  /** The rail that visitors see, and customers who have bought nothing yet. */
  children: ReactNode;
}

/** Loaded after rehydration for customers alone: a visitor's page neither changes nor loads it. */
export const ForCustomer = ({ children }: ForCustomerProps) => {
  const { i18n } = useTranslation();
  const isKnown = useAppSelector(selectRehydrated);
  const isCustomer = useAppSelector(selectIsLoggedIn);
  const [CustomerStart] = useState(() =>
    lazy(async (): Promise<{ default: ComponentType<ForCustomerProps> }> => {
      const load = import(/* webpackChunkName: "home-customer" */ './CustomerStart');
      // Without its code the page stays that of a visitor.
      return Promise.all([load, addLazyNamespaces(i18n)]).then(
        ([{ CustomerStart: Component }]) => ({ default: Component }),
        () => ({ default: ({ children: usual }: ForCustomerProps) => usual }),
      );
    }),
  );
  if (!isKnown || !isCustomer) return children;
  return (
    <Suspense fallback={children}>
      <CustomerStart>{children}</CustomerStart>
    </Suspense>
  );
};
