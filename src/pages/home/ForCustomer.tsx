import { lazy, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addLazyNamespaces } from '../../locales/addLazyNamespaces';
import { dropStaleBuyAgainRoom, hasBuyAgainRoom } from '../../store/buyAgainMark';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { BuyAgainSkeleton, BuyAgainSlot } from './BuyAgainSlot';

const nothing = { default: () => null };

/** What Home has for customers. Loaded after rehydration for them alone: a visitor's page neither changes nor loads it. */
export const ForCustomer = () => {
  const { i18n } = useTranslation();
  const isKnown = useAppSelector(selectRehydrated);
  const isCustomer = useAppSelector(selectIsLoggedIn);
  const [{ BuyAgain, WaitingOrderBar }] = useState(() => {
    const load = () => import(/* webpackChunkName: "home-customer" */ './CustomerParts');
    const part = (name: keyof Awaited<ReturnType<typeof load>>) =>
      lazy(async (): Promise<{ default: ComponentType }> => {
        // Without its code the page stays that of a visitor.
        return Promise.all([load(), addLazyNamespaces(i18n)]).then(
          ([parts]) => ({ default: parts[name] }),
          () => nothing,
        );
      });
    return { BuyAgain: part('BuyAgain'), WaitingOrderBar: part('WaitingOrderBar') };
  });
  useLayoutEffect(dropStaleBuyAgainRoom, []);
  return (
    <>
      <BuyAgainSlot>
        {isKnown && (isCustomer || hasBuyAgainRoom()) ? (
          <Suspense fallback={<BuyAgainSkeleton />}>
            <BuyAgain />
          </Suspense>
        ) : (
          <BuyAgainSkeleton />
        )}
      </BuyAgainSlot>
      {isKnown && isCustomer && (
        <Suspense fallback={null}>
          <WaitingOrderBar />
        </Suspense>
      )}
    </>
  );
};
